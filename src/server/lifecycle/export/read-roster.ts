import { brand } from '@/contract/brand';
import { ownIdMark } from '@/edexml/oneroster/schools';
import type { RosterToWrite } from '@/edexml/oneroster/write-roster';
import type { Db } from '../../platform/db/database';
import { isStable, ungroupedKey } from '../../school/imports/matching/match-groups';
import { codesOf } from '../../school/imports/matching/school-codes';
import { beforeEveryId } from '../../shared/new-id';

/** Pupils read at once: others wait no longer than that takes. */
const page = 1000;

/** Gives out numbers that the school knows people by, each once; who comes second keeps the own id. */
function idGiver() {
  const given = new Set<string>();
  return (wanted: string | null | undefined, own: string): string => {
    const id = wanted && !given.has(wanted) ? wanted : own;
    given.add(id);
    return id;
  };
}

/** The live groups, but for the one that holds pupils without a group. */
async function readGroups(db: Db) {
  const rows = await db
    .selectFrom('pupil_group')
    .where('archived_at', 'is', null)
    .where('kind', '=', 'home')
    .select(['group_id', 'name', 'year', 'school_year', 'location', 'source_keys'])
    .orderBy('group_id')
    .execute();
  return rows.filter(({ source_keys }) => !source_keys.includes(ungroupedKey));
}

/** Two locations may count their groups from 1 both: a key that is not one group's alone says nothing. */
function idsOfGroups(groups: Awaited<ReturnType<typeof readGroups>>): ReadonlyMap<string, string> {
  const keys = groups.map(({ source_keys }) => source_keys.find(isStable));
  const once = (key: string | undefined) => keys.filter((each) => each === key).length === 1;
  return new Map(
    groups.map(({ group_id }, at) => [group_id, (once(keys[at]) ? keys[at] : undefined) ?? group_id]),
  );
}

/** A school without locations is one organisation; groups of which no location is known are with the school itself. */
function orgsOf(
  account: { readonly account_id: string; readonly name: string; readonly school_code: string | null },
  locations: readonly (string | null)[],
) {
  const codes = account.school_code === null ? [] : codesOf(account.school_code);
  const all = [...new Set([...codes, ...locations.filter((one) => one !== null)])];
  const [only, ...others] = all;
  const itself = { id: `${ownIdMark}${account.account_id}`, name: account.name, code: null };
  if (only === undefined) return { orgs: [itself], orgIdOf: () => itself.id };
  const located = all.map((code) => ({ id: code, name: account.name, code }));
  if (others.length === 0) return { orgs: located, orgIdOf: () => only };
  return { orgs: [...located, itself], orgIdOf: (location: string | null) => location ?? itself.id };
}

async function readPupils(db: Db) {
  const pupilsAfter = (last: string) =>
    db
      .selectFrom('pupil')
      .where('trashed_at', 'is', null)
      .where('pupil_id', '>', last)
      .select(['pupil_id', 'group_id', 'first_name', 'last_name', 'year', 'import_key', 'user_name'])
      .orderBy('pupil_id')
      .limit(page)
      .execute();
  const all: Awaited<ReturnType<typeof pupilsAfter>> = [];
  for (;;) {
    const more = await pupilsAfter(all.at(-1)?.pupil_id ?? beforeEveryId);
    all.push(...more);
    if (more.length < page) return all;
  }
}

async function readStaff(db: Db) {
  const users = await db
    .selectFrom('app_user')
    .where('role', 'in', ['docent', 'schooladmin'])
    .where('disabled_at', 'is', null)
    .select(['user_id', 'display_name', 'email', 'role', 'import_key'])
    .orderBy('user_id')
    .execute();
  const links = await db
    .selectFrom('group_teacher')
    .select(['group_id', 'user_id'])
    .orderBy('group_id')
    .execute();
  return { users, links };
}

/** Numbers of staff are kept with the code of their school before them (`read-teachers.ts`). */
const numberAtHome = (key: string | null) => key?.slice(key.indexOf('/') + 1);

/**
 * Reads who is in which group of a school at this moment, each under the number of the school's administration where that
 * is known: an import of it finds everybody again.
 */
export async function readRoster(db: Db): Promise<RosterToWrite> {
  const account = await db
    .selectFrom('account')
    .select(['account_id', 'name', 'school_code', 'country'])
    .executeTakeFirstOrThrow();
  const groups = await readGroups(db);
  const { orgs, orgIdOf } = orgsOf(
    account,
    groups.map(({ location }) => location),
  );
  const groupIds = idsOfGroups(groups);
  const locations = new Map(groups.map(({ group_id, location }) => [group_id, location]));
  const giveId = idGiver();
  const pupils = (await readPupils(db)).map((pupil) => ({
    id: giveId(pupil.import_key, pupil.pupil_id),
    userName: pupil.user_name,
    firstName: pupil.first_name,
    lastName: pupil.last_name,
    year: pupil.year,
    groupId: groupIds.get(pupil.group_id ?? '') ?? null,
    orgId: orgIdOf(locations.get(pupil.group_id ?? '') ?? null),
  }));
  const { users, links } = await readStaff(db);
  const staff = users.map((user) => ({
    id: giveId(numberAtHome(user.import_key), user.user_id),
    name: user.display_name,
    email: user.email ?? '',
    managesSchool: user.role === 'schooladmin',
    groupIds: links
      .filter(({ user_id }) => user_id === user.user_id)
      .flatMap(({ group_id }) => groupIds.get(group_id) ?? []),
    orgId: orgIdOf(null),
  }));
  return {
    systemName: brand.name.en,
    country: account.country,
    orgs,
    groups: groups.map((group) => ({
      id: groupIds.get(group.group_id) ?? group.group_id,
      name: group.name,
      year: group.year,
      schoolYear: group.school_year,
      orgId: orgIdOf(group.location),
    })),
    pupils,
    staff,
  };
}
