import { json } from './db/columns';
import type { Db } from './db/database';
import { newId } from './new-id';

/** What was done, of what, and how many; never a name. */
interface Deed {
  readonly action:
    | 'cards.shown'
    | 'cards.renewed'
    | 'cards.kind-set'
    | 'settings.changed-for-many'
    | 'pupil.level-set'
    | 'pupil.level-undone'
    | 'school.changed'
    | 'school.exported'
    | 'school.erased'
    | 'leavers.kept'
    | 'leavers.not-kept'
    | 'group.added'
    | 'group.changed'
    | 'group.teachers-set'
    | 'group.archived'
    | 'group.restored'
    | 'import.applied'
    | 'import.undone'
    | 'year.started'
    | 'year.undone'
    | 'pupils.added'
    | 'pupil.changed'
    | 'pupils.moved'
    | 'pupils.trashed'
    | 'pupils.restored'
    | 'pupil.exported'
    | 'friend.invited'
    | 'licence.asked'
    | 'pupil.erased'
    | 'user.invited'
    | 'user.changed'
    | 'user.disabled'
    | 'user.enabled'
    | 'user.handed-over'
    | 'user.handed-back';
  readonly subjectId: string;
  readonly counts: Readonly<Record<string, number>>;
}

/** Writes who did what; in the transaction of the deed itself where there is one. */
export async function audit(
  db: Db,
  { accountId, personId }: { readonly accountId: string; readonly personId: string | null },
  { action, subjectId, counts }: Deed,
  now: Date,
): Promise<void> {
  await db
    .insertInto('audit_event')
    .values({
      account_id: accountId,
      event_id: newId(now),
      at: now,
      actor_id: personId,
      action,
      subject_id: subjectId,
      counts: json({ ...counts }),
    })
    .execute();
}
