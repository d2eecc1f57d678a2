import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod';
import type { OwnSettings, SettingsBody, SettingsChange } from '@/contract/settings';
import type { Day } from '../../platform/db/columns';
import type { Db } from '../../platform/db/database';
import type { Answer, Call } from '../../platform/http/call';
import { unprocessable } from '../../platform/http/errors';
import { fullName } from '../../shared/names';
import { newId } from '../../shared/new-id';
import { audit } from '../audit';
import { requireManagedPupils } from '../policy';
import { schoolToday } from '../school-today';
import { ownSettingsOf, ownVersions, settingsOfGroup } from './read-settings';
import { requireCollections } from './require-collections';
import { type NewVersion, writeSettings } from './write-settings';

type Differs = z.infer<typeof OwnSettings>;
type GroupSettings = z.infer<typeof SettingsBody>;
type Change = z.infer<typeof SettingsChange>;
type Pupil = Awaited<ReturnType<typeof requireManagedPupils>>[number] & { readonly group_id: string };
type AnyCall = Call<'changeSettings'> | Call<'undoSettings'>;

/** Tasks one list may have. */
const maxTasks = 20;

/** What is the group's is left out: then it follows the group. */
const withoutGroups = (differs: Differs, group: GroupSettings): Differs =>
  Object.fromEntries(
    Object.entries(differs).filter(
      ([field, value]) => value !== undefined && !isDeepStrictEqual(value, group[field as keyof Differs]),
    ),
  );

/**
 * What a pupil has of its own after a change.
 * @param today date at the school: a task that is over by then takes no place of the list, the version before keeps it
 * @throws CallError 422 when its list of tasks becomes too long
 */
export function changed(
  before: Differs,
  { set, asGroup, addTasks }: Change,
  { group, today }: { readonly group: GroupSettings; readonly today: Day },
): Differs {
  const differs: Differs = { ...before, ...set };
  for (const field of asGroup) delete differs[field];
  if (addTasks.length > 0) {
    const there = (differs.tasks ?? group.tasks).filter(({ until }) => until === null || until >= today);
    // A task counts as there already when it is still asked on the first day of the new one.
    const fresh = addTasks.filter(
      (task) =>
        !there.some(
          ({ collectionKey, games, until }) =>
            collectionKey === task.collectionKey &&
            isDeepStrictEqual(games, task.games) &&
            (until === null || until >= (task.from ?? today)),
        ),
    );
    if (there.length + fresh.length > maxTasks)
      throw unprocessable('too-many-tasks', { values: { most: maxTasks } });
    differs.tasks = [...there, ...fresh];
  }
  return withoutGroups(differs, group);
}

/** All of these pupils with the group each is in. @throws CallError 404, and 422 when one is in none */
async function requirePupilsOfGroups(db: Db, session: AnyCall['session'], pupilIds: readonly string[]) {
  const pupils = await requireManagedPupils(db, session, pupilIds);
  return pupils.map((pupil): Pupil => {
    if (pupil.group_id === null) throw unprocessable('pupil-without-group');
    return { ...pupil, group_id: pupil.group_id };
  });
}

interface Wanted {
  readonly pupil: Pupil;
  readonly basedOn: string | null;
  readonly settings: Differs;
}

/** Pupils a statement: on the embedded database others get their turn in between. */
const piece = 25;

/** Makes the versions that are still based on the newest one, and says of which pupils that was so. */
async function write({ db, session, now }: AnyCall, wanted: readonly Wanted[]) {
  const { accountId, personId } = session;
  const made = new Map<string, string>();
  for (let from = 0; from < wanted.length; from += piece) {
    const versions = wanted.slice(from, from + piece).map(
      ({ pupil, basedOn, settings }) =>
        ({
          settingsId: newId(now),
          groupId: pupil.group_id,
          pupilId: pupil.pupil_id,
          settings,
          basedOn,
        }) satisfies NewVersion,
    );
    const written = new Set(await writeSettings(db, { accountId, createdBy: personId, now }, versions));
    for (const { pupilId, settingsId } of versions)
      if (written.has(settingsId)) made.set(pupilId, settingsId);
  }
  const [subjectId] = made.keys();
  if (subjectId !== undefined) {
    const counts = { pupils: made.size };
    await audit(db, session, { action: 'settings.changed-for-many', subjectId, counts }, now);
  }
  return made;
}

/** Whom somebody else was before with, and who that was. */
async function overtakenOf(db: Db, pupils: readonly Pupil[]): Promise<Answer<'changeSettings'>['overtaken']> {
  if (pupils.length === 0) return [];
  const current = await ownSettingsOf(db, pupils);
  return pupils.map((pupil) => {
    const { settingsId = null, createdBy = null } = current.get(pupil.pupil_id) ?? {};
    return { pupilId: pupil.pupil_id, name: fullName(pupil), settingsId, savedBy: createdBy };
  });
}

/** One change for many pupils, each as a new version on top of what it has of its own. */
export async function changeSettings(call: Call<'changeSettings'>): Promise<Answer<'changeSettings'>> {
  const { db, session, body } = call;
  const basedOn = new Map(body.pupils.map((pupil) => [pupil.pupilId, pupil.basedOn]));
  const { wanted, late } = await db.transaction().execute(async (tx) => {
    const pupils = await requirePupilsOfGroups(tx, session, [...basedOn.keys()]);
    await requireCollections(tx, [...(body.change.set.tasks ?? []), ...body.change.addTasks]);
    const groups = new Map<string, GroupSettings | undefined>();
    for (const { group_id: groupId } of pupils) {
      if (groups.has(groupId)) continue;
      const versions = await settingsOfGroup(tx, groupId);
      groups.set(
        groupId,
        versions.find(({ current }) => current),
      );
    }
    const own = await ownSettingsOf(tx, pupils);
    const { today } = await schoolToday(tx, call.now);
    const found = { wanted: [] as Wanted[], late: [] as Pupil[] };
    for (const pupil of pupils) {
      const { settingsId = null, differs = {} } = own.get(pupil.pupil_id) ?? {};
      const group = groups.get(pupil.group_id);
      const settings = group && changed(differs, body.change, { group, today });
      // Whoever has it so already needs nothing, also when the same was sent before.
      if (!settings || isDeepStrictEqual(settings, differs)) continue;
      const seen = basedOn.get(pupil.pupil_id) ?? null;
      if (seen === settingsId) found.wanted.push({ pupil, basedOn: seen, settings });
      else found.late.push(pupil);
    }
    return found;
  });
  const made = await write(call, wanted);
  late.push(...wanted.flatMap(({ pupil }) => (made.has(pupil.pupil_id) ? [] : [pupil])));
  return {
    changed: wanted.flatMap(({ pupil: { pupil_id: pupilId }, basedOn: before }) => {
      const settingsId = made.get(pupilId);
      return settingsId === undefined ? [] : [{ pupilId, settingsId, before }];
    }),
    overtaken: await overtakenOf(db, late),
  };
}

/** Back to what each pupil had, as a new version, unless somebody saved one since. */
export async function undoSettings(call: Call<'undoSettings'>): Promise<Answer<'undoSettings'>> {
  const { db, session, body } = call;
  const asked = new Map(body.pupils.map((pupil) => [pupil.pupilId, pupil]));
  const pupils = await db
    .transaction()
    .execute((tx) => requirePupilsOfGroups(tx, session, [...asked.keys()]));
  const ids = [...asked.values()].flatMap(({ before }) => before ?? []);
  const known = await ownVersions(db, ids);
  const wanted = pupils.flatMap((pupil): Wanted[] => {
    const { settingsId, before = null } = asked.get(pupil.pupil_id) ?? {};
    const version = before === null ? undefined : known.get(before);
    const isOwn = before === null || version?.pupilId === pupil.pupil_id;
    return settingsId && isOwn ? [{ pupil, basedOn: settingsId, settings: version?.differs ?? {} }] : [];
  });
  const made = await write(call, wanted);
  const late = pupils.filter(({ pupil_id }) => !made.has(pupil_id));
  return { overtaken: await overtakenOf(db, late) };
}
