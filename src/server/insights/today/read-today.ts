import { findCollection } from '@/maths/collections/standard-collections';
import { chooseToday, collectionOfSkill, matterOf, type PupilToday, sumForBoard } from '@/maths/report/today';
import { readSum } from '@/maths/sum/read-sum';
import { avatarOf } from '../../identity/avatar/avatar';
import type { Day } from '../../platform/db/columns';
import type { Db, GlobalDb } from '../../platform/db/database';
import type { Answer, Call } from '../../platform/http/call';
import { requireManagedGroup } from '../../school/policy';
import { schoolToday } from '../../school/school-today';
import { newestCollections } from '../../school/settings/collections';
import { byName, fullName, screenNames } from '../../shared/names';
import { pupilsAtWork } from '../attention/recent-work';
import { effectOf } from '../interventions/effect-of';
import { type Intervention, readInterventions } from '../interventions/read-interventions';
import { countLive } from '../live/read-live';
import { groupsOf } from '../progress/group/needs';
import { readStandings } from '../progress/group/standings';
import { tasksInForce } from './tasks-in-force';

type Today = Answer<'readToday'>;
type Collection = NonNullable<NonNullable<Today['instruction']>['collection']>;

/** The pupils of a group with the last day each practised. */
const pupilsOf = (db: Db, groupId: string) =>
  db
    .selectFrom('pupil as p')
    .where('p.group_id', '=', groupId)
    .where('p.trashed_at', 'is', null)
    .select((eb) => [
      'p.pupil_id',
      'p.first_name',
      'p.last_name',
      'p.sort_name',
      'p.year',
      avatarOf('p').as('avatar'),
      eb
        .selectFrom('pupil_day as d')
        .whereRef('d.account_id', '=', 'p.account_id')
        .whereRef('d.pupil_id', '=', 'p.pupil_id')
        .where('d.answers', '>', 0)
        .select(({ fn }) => fn.max('d.day').as('day'))
        .as('last_day'),
    ])
    // Of pupils who need as much, the same ones come first each time.
    .orderBy('p.pupil_id')
    .execute();

type Row = Awaited<ReturnType<typeof pupilsOf>>[number];

function liveOf(rows: readonly Row[], now: number, today: Day): Today['live'] {
  const names = screenNames(rows);
  const notYet = rows.filter(({ last_day }) => last_day !== today).map(({ first_name }) => first_name);
  return {
    now,
    practisedToday: rows.length - notYet.length,
    pupils: rows.length,
    hasBegun: rows.some(({ last_day }) => last_day !== null),
    notYet: notYet.toSorted(byName),
    people: rows
      .map(({ pupil_id, avatar, last_day, first_name }, place) => ({
        pupilId: pupil_id,
        firstName: names[place] ?? first_name,
        avatar,
        hasPractised: last_day === today,
      }))
      .toSorted((one, other) => byName(one.firstName, other.firstName)),
  };
}

/** The collections of the office that teachers set ready; mostly none, which costs nothing. */
async function collectionsOfOffice(db: GlobalDb, set: readonly Intervention[]) {
  const keys = set.flatMap(({ collectionKey }) =>
    collectionKey === null || findCollection(collectionKey) ? [] : [collectionKey],
  );
  return keys.length === 0 ? [] : newestCollections(db, [...new Set(keys)]);
}

/**
 * What the teacher of a group does today, each with its evidence. It is chosen from what the pages of the pupils and of
 * the group say, so that none of them says otherwise.
 */
export async function readToday({ db, session, params, now }: Call<'readToday'>): Promise<Today> {
  const { accountId } = session;
  const group = await requireManagedGroup(db, session, params.groupId);
  const { country, today } = await schoolToday(db, now);
  const [rows, atWork, tasks, live, interventions] = await Promise.all([
    pupilsOf(db, group.group_id),
    pupilsAtWork(db, session, [group.group_id], now),
    tasksInForce(db, group.group_id, today),
    countLive(db, accountId, group, now),
    readInterventions(db, group.group_id, today),
  ]);
  const children = rows.map((row) => ({ ...row, pupilId: row.pupil_id, year: row.year ?? group.year }));
  const standings = await readStandings(db, accountId, country, children, { atWork, now });
  const workOf = new Map(atWork.map((each) => [each.pupilId, each]));
  const pupils = new Map(
    children.flatMap((child): [string, PupilToday][] => {
      const own = workOf.get(child.pupilId);
      if (!own) return [];
      const { misses, work } = own;
      const standing = { ...standings.of(child), misses, work, lastPractised: child.last_day };
      return [[child.pupilId, { ...standing, pupilId: child.pupilId }]];
    }),
  );
  const groups = await groupsOf(db, accountId, [...pupils.values()], today);
  const chosen = chooseToday([...pupils.values()], groups, {
    hasTask: tasks.has,
    isHandled: interventions.isHandled,
  });
  const effects = await Promise.all(
    interventions.due.map(async (each) => ({ each, effect: await effectOf(db, accountId, each) })),
  );

  const ofOffice = await collectionsOfOffice(db, [...interventions.done, ...interventions.due]);

  const rowOf = new Map(children.map((child) => [child.pupilId, child]));
  const person = (pupilId: string) => {
    const row = rowOf.get(pupilId);
    return {
      pupilId,
      name: row ? fullName(row) : '',
      avatar: row?.avatar ?? '',
      settingsId: tasks.settingsIdOf(pupilId),
    };
  };
  const collection = (key: string | null, pupilIds: readonly string[]): Collection | null => {
    const found =
      key === null ? undefined : (findCollection(key) ?? ofOffice.find((each) => each.key === key));
    if (!found) return null;
    const isSet = pupilIds.every((pupilId) => tasks.has(pupilId, found.key));
    return { collectionKey: found.key, title: found.title, isSet };
  };
  const goalsOf = (pupilId = '') => standings.goalsOf(rowOf.get(pupilId)?.year ?? group.year);
  const forSkill = (skill: string | undefined, pupilIds: readonly string[]) =>
    skill === undefined ? null : collection(collectionOfSkill(skill, goalsOf(pupilIds[0])), pupilIds);
  const answersOf = (pupilIds: readonly string[]) => {
    const works = pupilIds.flatMap((pupilId) => pupils.get(pupilId)?.work ?? []);
    return {
      answers: works.reduce((sum, { answers }) => sum + answers, 0),
      right: works.reduce((sum, { correct }) => sum + correct, 0),
    };
  };

  return {
    group: { groupId: group.group_id, name: group.name, year: group.year },
    day: today,
    live: liveOf(rows, live, today),
    pupils: chosen.pupils.map(({ pupilId, reason }) => {
      const { stuckOn = null, misses = null, lastPractised = null } = pupils.get(pupilId) ?? {};
      return {
        ...person(pupilId),
        ...answersOf([pupilId]),
        reason,
        stuckOn,
        misses: reason === 'guessing' ? misses : null,
        lastPractised,
        matter: matterOf({ stuckOn }, reason),
        collection: reason === 'stuck' ? forSkill(stuckOn?.skill, [pupilId]) : null,
        calm: reason === 'guessing' ? tasks.calmFor(pupilId) : null,
        boardSum:
          stuckOn && reason === 'stuck'
            ? sumForBoard(stuckOn.skill, stuckOn.example?.sumId ?? null, goalsOf(pupilId))
            : null,
      };
    }),
    instruction: instructionShown(),
    proposal: proposalShown(),
    done: interventions.done.map(doneShown),
    effects: effects.map(({ each, effect: { idle, ...effect } }) => ({
      ...doneShown(each),
      ...effect,
      withoutPractice: idle.map((pupilId) => person(pupilId).name),
    })),
  };

  function instructionShown(): Today['instruction'] {
    if (!chosen.group) return null;
    const { kind, code, example, members } = chosen.group;
    const skill = kind === 'skill' ? code : readSum(example?.sumId ?? '')?.skills.at(-1);
    const pupilIds = members.map(({ pupilId }) => pupilId);
    return {
      ...chosen.group,
      matter: { kind, code },
      members: members.map((member) => ({ ...member, ...person(member.pupilId) })),
      collection: forSkill(skill, pupilIds),
      boardSum: sumForBoard(skill ?? null, readSum(example?.sumId ?? '')?.id ?? null, goalsOf(pupilIds[0])),
    };
  }

  function doneShown(each: Intervention): Today['done'][number] {
    const { interventionId, kind, matter, day, returnsOn, pupilIds } = each;
    const set = each.collectionKey ?? (matter.kind === 'goal' ? matter.code : null);
    return {
      interventionId,
      kind,
      matter,
      day,
      returnsOn,
      collection: collection(set, pupilIds),
      people: pupilIds.map((pupilId) => ({ pupilId, name: person(pupilId).name })),
    };
  }

  function proposalShown(): Today['proposal'] {
    const { goal = null, pupilIds = [] } = chosen.proposal ?? {};
    const next = collection(goal, pupilIds);
    if (goal === null || !next) return null;
    const members = pupilIds.map(person);
    return { ...answersOf(pupilIds), matter: { kind: 'goal', code: goal }, collection: next, members };
  }
}
