import { sql } from 'kysely';
import type { Role } from '@/contract/route';
import type { Db } from '../../../platform/db/database';
import type { PlannedGroup } from '../matching/plan';
import { codesOf } from '../matching/school-codes';

/** By what a group is found the next time. */
interface Aliases {
  readonly keys: readonly string[];
  readonly location: string | null;
}

/** What an import taught about the school itself: before it, and after. */
export interface LearntAliases {
  /** Codes of the locations; null when nothing changed. */
  readonly code: { readonly before: string | null; readonly after: string } | null;
  readonly groups: readonly { readonly groupId: string; readonly before: Aliases; readonly after: Aliases }[];
}

/** Lets a group that was made by hand, or was split before, be found by its keys and location the next time. */
async function learnGroupAliases(tx: Db, groups: readonly PlannedGroup[]): Promise<LearntAliases['groups']> {
  if (groups.length === 0) return [];
  const ids = groups.map(({ groupId }) => groupId);
  const rows = await tx
    .selectFrom('pupil_group')
    .where('group_id', 'in', ids)
    .select(['group_id', 'source_keys', 'location'])
    .execute();
  const known = new Map(rows.map((row) => [row.group_id, row]));
  const changed = groups.flatMap(({ groupId, sourceKeys, location }) => {
    const own = known.get(groupId);
    if (!own) return [];
    const missing = sourceKeys.filter((key) => !own.source_keys.includes(key));
    const place = location ?? own.location;
    if (missing.length === 0 && place === own.location) return [];
    const before = { keys: own.source_keys, location: own.location };
    const after = { keys: [...before.keys, ...missing], location: place };
    return [{ groupId, before, after }];
  });
  for (const { groupId, after } of changed) await setAliases(tx, groupId, after).execute();
  return changed;
}

/** Nothing where another group of that year is found by the same key and location already. */
const setAliases = (tx: Db, groupId: string, { keys, location }: Aliases) =>
  tx
    .updateTable('pupil_group as g')
    .set({ source_keys: [...keys], location })
    .where('g.group_id', '=', groupId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('pupil_group as o')
            .select('o.group_id')
            .whereRef('o.school_year', '=', 'g.school_year')
            .whereRef('o.group_id', '<>', 'g.group_id')
            .where('o.archived_at', 'is', null)
            .where(sql<boolean>`coalesce(o.location, '') = coalesce(${location}::text, '')`)
            .where(sql<boolean>`o.source_keys[1] = ${keys[0] ?? null}::text`),
        ),
      ),
    );

/** Longest list of codes that is kept, characters. */
const longest = 64;

/** Keeps of which school the files are, so that it is asked about another one's the next time. */
async function learnSchoolCode(tx: Db, fileCode: string | null): Promise<LearntAliases['code']> {
  if (fileCode === null) return null;
  const { school_code: before } = await tx
    .selectFrom('account')
    .select('school_code')
    .executeTakeFirstOrThrow();
  const after =
    before === null ? fileCode : [...new Set([...codesOf(before), ...codesOf(fileCode)])].join('+');
  if (after === before || after.length > longest) return null;
  await tx.updateTable('account').set({ school_code: after }).execute();
  return { before, after };
}

/**
 * Keeps what a file says of the groups it was matched with, and of the school when an administrator imported it: of a
 * teacher's file nobody but that teacher says that it is of this school.
 */
export async function learnAliases(
  tx: Db,
  { role }: { readonly accountId: string; readonly role: Role },
  fileCode: string | null,
  groups: readonly PlannedGroup[],
): Promise<LearntAliases> {
  const code = role === 'schooladmin' ? await learnSchoolCode(tx, fileCode) : null;
  return { code, groups: await learnGroupAliases(tx, groups) };
}

/** Forgets it again, where nothing was made of it since. */
export async function unlearnAliases(tx: Db, { code, groups }: LearntAliases): Promise<void> {
  if (code !== null) {
    await tx
      .updateTable('account')
      .set({ school_code: code.before })
      .where('school_code', '=', code.after)
      .execute();
  }
  for (const { groupId, before, after } of groups) {
    await setAliases(tx, groupId, before)
      .where(({ eb, val }) => eb('g.source_keys', '=', val([...after.keys])))
      .where('g.location', 'is not distinct from', after.location)
      .execute();
  }
}
