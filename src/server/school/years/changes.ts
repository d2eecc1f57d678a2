import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Answer, Call } from '../../platform/http/call';
import { conflict, notFound, unprocessable } from '../../platform/http/errors';
import type { Session } from '../../platform/http/session';
import { audit } from '../audit';
import { type LearntAliases, unlearnAliases } from '../imports/applying/learn-aliases';
import { requireSeats } from '../licence/seats';
import { lockAccount } from '../lock-account';
import { everyManagedGroupId } from '../policy';
import { putBack, undoDays } from '../pupils/record-changes';

const changesOf = (db: Db, { personId, role }: Session) =>
  db
    .selectFrom('school_change as c')
    // A school year is an administrator's, also of one who has become a teacher.
    .$if(role !== 'schooladmin', (query) =>
      query.where('c.created_by', '=', personId).where('c.kind', '=', 'import'),
    );

const startOf = (now: Date) => new Date(now.getTime() - undoDays * 86_400_000);

const hasCounts = ({ counts }: { readonly counts: Readonly<Record<string, number>> }) =>
  Object.values(counts).some((count) => count > 0);

/** What can be undone, the latest first: a teacher sees what he or she did. */
export async function listChanges({ db, session, now }: Call<'listChanges'>): Promise<Answer<'listChanges'>> {
  const rows = await changesOf(db, session)
    .innerJoin('app_user as u', (on) => on.onRef('u.user_id', '=', 'c.created_by'))
    .where('c.created_at', '>', startOf(now))
    .orderBy('c.created_at', 'desc')
    .select([
      'c.change_id',
      'c.kind',
      'c.created_at',
      'c.counts',
      'c.undone_at',
      'c.by_itself',
      'u.display_name',
    ])
    .execute();
  return {
    changes: rows.filter(hasCounts).map((row) => ({
      changeId: row.change_id,
      kind: row.kind,
      at: row.created_at.toISOString(),
      by: row.by_itself ? null : row.display_name,
      counts: { added: 0, changed: 0, trashed: 0, groups: 0, ...row.counts },
      undone: row.undone_at !== null,
      mayUndo: row.undone_at === null,
    })),
  };
}

interface Undone {
  readonly accountId: string;
  readonly changeId: string;
  readonly added: readonly string[];
  readonly archived: readonly string[];
}

async function putBackGroups(tx: Db, { accountId, added, archived }: Undone, now: Date) {
  if (archived.length > 0) {
    await tx
      .updateTable('pupil_group')
      .set({ archived_at: null })
      .where('group_id', 'in', archived)
      .execute();
  }
  if (added.length === 0) return;
  // One that somebody put other pupils into stays.
  await sql`
    update pupil_group g set archived_at = ${now}
    where g.account_id = ${accountId} and g.group_id = any(${added}::uuid[]) and g.archived_at is null
      and not exists (
        select from pupil p where p.account_id = g.account_id and p.group_id = g.group_id and p.trashed_at is null
      )`.execute(tx);
}

/** How many that the change threw away come back, and so take a seat of the licence again. */
async function countReturning(tx: Db, { accountId, changeId }: Undone): Promise<number> {
  const { rows } = await sql<{ back: number; gone: number }>`
    select count(*) filter (where c.before is not null and c.before->>'trashed_at' is null
      and p.trashed_at is not null)::int as back,
      count(*) filter (where p.trashed_at is null and (c.before is null or c.before->>'trashed_at' is not null))::int
      as gone
    from pupil_change c join pupil p on p.account_id = c.account_id and p.pupil_id = c.pupil_id
    where c.account_id = ${accountId} and c.change_id = ${changeId}`.execute(tx);
  const [row] = rows;
  return Math.max(0, (row?.back ?? 0) - (row?.gone ?? 0));
}

/** An import that is still coming in: undone now, the rest of it would come after. */
const isOnItsWay = (tx: Db, importId: string) =>
  tx
    .selectFrom('import_run')
    .where('import_id', '=', importId)
    .where('applied_at', 'is', null)
    .select('import_id')
    .executeTakeFirst();

/**
 * Makes sure that all a change touched is still this teacher's: undone in part, the rest could not be undone any more.
 * @throws CallError 409 `undo-others`, and then an administrator can undo all of it
 */
async function requireOwnChange(tx: Db, session: Session, { changeId, added, archived }: Undone) {
  if (session.role === 'schooladmin') return;
  const own = await everyManagedGroupId(tx, session);
  const { rows } = await sql<{ group_id: string | null; from: string[] }>`
    select p.group_id, case when c.before ? 'group_id' then array[coalesce(c.before->>'group_id', '')] else '{}' end
      as "from" from pupil_change c join pupil p on p.account_id = c.account_id and p.pupil_id = c.pupil_id
    where c.account_id = ${session.accountId} and c.change_id = ${changeId}
    order by p.pupil_id for update of p`.execute(tx);
  // The pupils are in these groups, or would go back to them.
  const places = rows.flatMap(({ group_id, from }) => [group_id ?? '', ...from]);
  const touched = [...added, ...archived, ...places];
  if (touched.some((groupId) => !own.has(groupId))) throw conflict('undo-others');
}

const uniqueViolation = '23505';

/**
 * Undoes an import or the start of a school year.
 * @throws CallError 404 not there, 409 what came later stands in the way, 422 too long ago or undone already
 */
export async function undoChange({ db, session, params, now }: Call<'undoChange'>) {
  const { accountId } = session;
  const { changeId } = params;
  const work = db.transaction().execute(async (tx) => {
    await lockAccount(tx);
    const found = await changesOf(tx, session)
      .where('c.change_id', '=', changeId)
      .select([
        'c.kind',
        'c.created_at',
        'c.undone_at',
        'c.groups_added',
        'c.groups_archived',
        'c.remembered',
      ])
      .executeTakeFirst();
    if (!found) throw notFound();
    if (found.undone_at !== null) throw unprocessable('undo-done');
    if (found.created_at <= startOf(now)) throw unprocessable('undo-over');
    if (found.kind === 'import' && (await isOnItsWay(tx, changeId))) throw conflict('undo-blocked');
    const undone = { accountId, changeId, added: found.groups_added, archived: found.groups_archived };
    await requireOwnChange(tx, session, undone);
    await requireSeats(tx, accountId, await countReturning(tx, undone), now);
    await putBack(tx, undone, now);
    await putBackGroups(tx, undone, now);
    if (found.remembered !== null) await unlearnAliases(tx, found.remembered as LearntAliases);
    await tx.updateTable('school_change').set({ undone_at: now }).where('change_id', '=', changeId).execute();
    const action = found.kind === 'import' ? 'import.undone' : 'year.undone';
    await audit(tx, session, { action, subjectId: changeId, counts: {} }, now);
    return {};
  });
  return work.catch((error: unknown) => {
    const blocked = error instanceof Error && 'code' in error && error.code === uniqueViolation;
    throw blocked ? conflict('undo-blocked') : error;
  });
}
