import { newId } from '../../shared/new-id';
import { json } from '../db/columns';
import type { Db } from '../db/database';

/** What a change replaced: field → before and after. */
export type Changes = Readonly<Record<string, readonly [before: unknown, after: unknown]>>;

/** An action, its subject, and counts. It never holds a name. */
interface AuditEntry<Action extends string> {
  readonly action: Action;
  readonly subjectId: string;
  readonly counts: Readonly<Record<string, number>>;
  readonly changes?: Changes;
}

interface Actor {
  /** Null when the server acts by itself. */
  readonly personId: string | null;
}

/** Writes an entry in the transaction of the change, where there is one. Each feature lists its own actions. */
export type Audit<Action extends string> = (
  db: Db,
  actor: Actor,
  entry: AuditEntry<Action>,
  now: Date,
) => Promise<void>;

/** Writes an entry of any feature; features narrow it to their own actions. */
export const writeAudit: Audit<string> = async (
  db,
  { personId },
  { action, subjectId, counts, changes },
  now,
) => {
  await db
    .insertInto('audit_event')
    .values({
      event_id: newId(now),
      at: now,
      actor_id: personId,
      action,
      subject_id: subjectId,
      counts: json({ ...counts }),
      ...(changes && { changes: json({ ...changes }) }),
    })
    .execute();
};
