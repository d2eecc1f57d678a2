import type { SumCollection } from '@/maths/collections/sum-collection';
import { sumsOf } from '@/maths/collections/sum-collection';
import type { Difficulties } from '@/maths/learn/difficulty';
import type { Learner } from '@/maths/learn/learner';
import { seedOf } from '@/maths/random';
import { skillLevel } from '@/maths/report/skill-level';
import { readSum } from '@/maths/sum/read-sum';
import type { SkillId } from '@/maths/sum/sum';
import { makeWindow } from '@/maths/window/make-window';
import type { PracticeSettings } from '@/maths/window/sum-window';
import type { Answer, Call } from '../call';
import type { Db } from '../db/database';
import { newestDifficulties } from '../difficulty/newest-difficulties';
import { fullName } from '../groups/names';
import { requirePupil } from '../groups/policy';
import { readWholeState } from '../practice/pupil-state';
import { pupilsAtWork } from '../pupils/recent-work';
import { stuckOn } from '../pupils/stuck-on';
import { schoolToday } from '../school/school-today';
import { newestCollection } from '../settings/collections';
import { settingsInUse } from '../settings/settings-in-use';
import { fluencyOf } from './fluency';
import { goalsWithStanding } from './goals';
import { levelsOf } from './levels';
import { nextSums } from './next-sums';
import { listPeriods, type Period, readPeriod } from './period';
import { totalsOf, weeksOf } from './weeks';

type Progress = Answer<'readProgress'>;
type PupilRow = Awaited<ReturnType<typeof requirePupil>>;
type Owner = Pick<PupilRow, 'account_id' | 'pupil_id'>;

const daysOf = (db: Db, { account_id, pupil_id }: Owner, { from, to }: Period) =>
  db
    .selectFrom('pupil_day')
    .where('account_id', '=', account_id)
    .where('pupil_id', '=', pupil_id)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .select(['day', 'rounds', 'answers', 'correct', 'practised_ms'])
    .execute();

/** The flags the list of the class shows, and what is behind them. */
async function attentionOf(db: Db, { account_id, pupil_id, class_id }: PupilRow, now: Date) {
  const accountId = account_id;
  const pupilId = pupil_id;
  const classmates = await pupilsAtWork(db, { accountId }, class_id === null ? [] : [class_id], now);
  const flags = [...(classmates.find((pupil) => pupil.pupilId === pupilId)?.flags ?? [])];
  const whyStuck = await stuckOn(db, accountId, flags.includes('stuck') ? [pupilId] : [], now);
  return { flags, stuckOn: whyStuck.get(pupilId) ?? null };
}

/** Misconceptions of the period, most frequent first, each with its latest example. */
async function errorsOf(db: Db, owner: Owner, { from, to }: Period): Promise<Progress['errors']> {
  const rows = await db
    .selectFrom('pupil_error')
    .where('account_id', '=', owner.account_id)
    .where('pupil_id', '=', owner.pupil_id)
    .where('month', '>=', from)
    .where('month', '<=', to)
    .orderBy('month', 'desc')
    .select(['error_type', 'count', 'sum_id', 'given'])
    .execute();
  const types = [...new Set(rows.map(({ error_type }) => error_type))];
  return types
    .flatMap((errorType) => {
      const ofType = rows.filter(({ error_type }) => error_type === errorType);
      const [latest] = ofType;
      const count = ofType.reduce((sum, row) => sum + row.count, 0);
      return latest ? [{ errorType, count, example: { sumId: latest.sum_id, given: latest.given } }] : [];
    })
    .sort((a, b) => b.count - a.count);
}

interface Task extends PracticeSettings {
  readonly collectionKey: string;
}

/** What the pupil practises first, by its own settings and those of its class. */
async function firstTask(
  db: Db,
  { account_id: accountId, pupil_id: pupilId, class_id: classId }: PupilRow,
): Promise<Task | undefined> {
  const found = classId === null ? undefined : await settingsInUse(db, { accountId, pupilId, classId });
  const [task] = found?.tasks ?? [];
  return found && task && { ...found.settings, collectionKey: task.collection_key };
}

const factsOf = ({ sums }: Learner): Progress['facts'] =>
  Object.entries(sums).flatMap(([sumId, { phase, answers, lastAnswered }]) => {
    if (readSum(sumId)?.learnedAs !== 'fact') return [];
    const at = lastAnswered === null ? null : new Date(lastAnswered).toISOString();
    return [{ sumId, phase, answers, lastAnswered: at }];
  });

const skillsOf = (learner: Learner): Progress['skills'] =>
  (Object.keys(learner.skills) as SkillId[])
    .sort()
    .map((skill) => ({ skill, ...skillLevel(learner, skill) }));

function nextOf(
  { pupil_id: pupilId }: Owner,
  learner: Learner,
  { collectionKey: _, ...settings }: Task,
  collection: SumCollection,
  { now, today, difficulties }: { now: Date; today: string; difficulties: Difficulties },
): Progress['next'] {
  const window = makeWindow({
    id: pupilId,
    pupilId,
    practiceTaskId: pupilId,
    collection,
    learner,
    difficulties,
    settings,
    now: now.getTime(),
    day: today,
    seed: seedOf(pupilId, today),
  });
  return nextSums(window, learner, now);
}

/**
 * What a pupil can do and how it came about. It reads totals and the pupil's state, and answers only of the
 * last fourteen days of a pupil who is stuck, so that years of practice cost no more than weeks.
 */
export async function readProgress({ db, session, params, now }: Call<'readProgress'>): Promise<Progress> {
  const pupil = await requirePupil(db, session, params.pupilId);
  const { account_id: accountId, pupil_id: pupilId } = pupil;
  const { country, today } = await schoolToday(db, accountId, now);
  const period = readPeriod(params.periodId, today);
  const year = pupil.year ?? 4;
  const [days, state, errors, task, attention, periods, fluency] = await Promise.all([
    daysOf(db, pupil, period),
    readWholeState(db, { accountId, pupilId, year }),
    errorsOf(db, pupil, period),
    firstTask(db, pupil),
    attentionOf(db, pupil, now),
    listPeriods(db, accountId, [pupilId], today),
    fluencyOf(db, pupil, period, year),
  ]);
  const { learner } = state;
  const collection = task && (await newestCollection(db, task.collectionKey));
  const difficulties = await newestDifficulties(db, now);
  const isPlayable = collection !== undefined && sumsOf(collection).length > 0;
  return {
    pupil: { pupilId, name: fullName(pupil), year: pupil.year, groupId: pupil.class_id },
    attention,
    period: { ...period },
    periods,
    totals: totalsOf(days),
    goals: goalsWithStanding(learner, pupil.year, country),
    skills: skillsOf(learner),
    facts: factsOf(learner),
    errors,
    weeks: weeksOf(days),
    next: task && isPlayable ? nextOf(pupil, learner, task, collection, { now, today, difficulties }) : [],
    levels: await levelsOf(db, pupil, state),
    fluency,
  };
}
