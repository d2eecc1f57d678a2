import type { SumCollection } from '@/maths/collections/sum-collection';
import { sumsOf } from '@/maths/collections/sum-collection';
import type { Difficulties } from '@/maths/learn/difficulty';
import type { Learner } from '@/maths/learn/learner';
import { seedOf } from '@/maths/random';
import { evidenceOf, type FactEvidence } from '@/maths/report/evidence';
import { type PupilReport, pupilReport } from '@/maths/report/pupil-report';
import { makeWindow } from '@/maths/window/make-window';
import type { PracticeSettings } from '@/maths/window/sum-window';
import type { Db } from '../../platform/db/database';
import type { Answer, Call } from '../../platform/http/call';
import { newestDifficulties } from '../../practice/difficulty/newest-difficulties';
import { readWholeState } from '../../practice/pupil-state';
import { type Adult, managesPupil, requireSeenPupil, seenExtraGroupsOf } from '../../school/policy';
import { schoolToday } from '../../school/school-today';
import { newestCollection } from '../../school/settings/collections';
import { settingsInUse } from '../../school/settings/settings-in-use';
import { fullName } from '../../shared/names';
import { answersOfStuck } from '../attention/recent-answers';
import { type PupilAtWork, pupilsAtWork } from '../attention/recent-work';
import { fluencyOf } from './fluency';
import { goalCollections, goalShown, goalWithStanding } from './goals';
import { handSteps } from './group/group-facts';
import { readKnownChanges } from './known-changes';
import { levelsOf } from './levels';
import { nextSums } from './next-sums';
import { listPeriods, type Period, readPeriod } from './period';
import { totalsOf, type Week, weeksOf } from './weeks';

type Progress = Answer<'readProgress'>;
type PupilRow = Awaited<ReturnType<typeof requireSeenPupil>>;
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

const notAtWork: Pick<PupilAtWork, 'work' | 'misses' | 'flags'> = {
  work: { answers: 0, correct: 0, practisedLately: false, known: false, groupPractised: false },
  misses: null,
  flags: [],
};

/** The last fourteen days as the list of the group sees them, and the answers of a pupil that is stuck. */
async function recentOf(db: Db, { account_id, pupil_id, group_id }: PupilRow, now: Date, today: string) {
  const classmates = await pupilsAtWork(
    db,
    { accountId: account_id },
    group_id === null ? [] : [group_id],
    now,
  );
  const { work, misses, flags } = classmates.find(({ pupilId }) => pupilId === pupil_id) ?? notAtWork;
  const stuck = flags.includes('stuck') ? [pupil_id] : [];
  const answers = await answersOfStuck(db, account_id, stuck, today);
  return { work, misses, answers: answers.get(pupil_id) ?? [] };
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
    .orderBy('error_type')
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

const extraGroupsOf = (db: Db, adult: Adult, pupilId: string) =>
  seenExtraGroupsOf(db, adult, pupilId).select(['g.group_id', 'g.name']).orderBy('g.name').execute();

/** What the pupil practises first, by its own settings and those of its group. */
async function firstTask(
  db: Db,
  { account_id: accountId, pupil_id: pupilId, group_id: groupId }: PupilRow,
): Promise<Task | undefined> {
  const found = groupId === null ? undefined : await settingsInUse(db, { accountId, pupilId, groupId });
  const [task] = found?.tasks ?? [];
  return found && task && { ...found.settings, collectionKey: task.collection_key };
}

const factShown = ({ sumId, state, answers, lastAnswered }: FactEvidence): Progress['facts'][number] => ({
  sumId,
  state,
  answers,
  lastAnswered: lastAnswered === null ? null : new Date(lastAnswered).toISOString(),
});

function stepShown({ goals, step }: PupilReport): Progress['step'] {
  const key = 'goal' in step ? step.goal : null;
  const goal = goals.find(({ collection }) => collection.key === key);
  return {
    kind: step.kind,
    goal: goal ? goalShown(goal.collection) : null,
    skill: 'skill' in step ? step.skill : null,
  };
}

function weeksShown({ known, pace }: PupilReport, weeks: readonly Week[]): Progress['weeks'] {
  const quick = new Set(pace.map(({ week }) => week));
  return weeks.map((week, place) => ({
    ...week,
    known: known[place]?.known ?? 0,
    isPace: quick.has(week.week),
  }));
}

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
  const pupil = await requireSeenPupil(db, session, params.pupilId);
  const { account_id: accountId, pupil_id: pupilId } = pupil;
  const { country, today } = await schoolToday(db, now);
  const period = readPeriod(params.periodId, today);
  const year = pupil.year ?? 4;
  const [days, state, stepsOf, errors, knownChanges, task, recent, periods, fluency] = await Promise.all([
    daysOf(db, pupil, period),
    readWholeState(db, { accountId, pupilId, year }),
    handSteps(db, accountId, [pupilId]),
    errorsOf(db, pupil, period),
    readKnownChanges(db, pupil, period),
    firstTask(db, pupil),
    recentOf(db, pupil, now, today),
    listPeriods(db, accountId, [pupilId], today),
    fluencyOf(db, pupil, period, year),
  ]);
  const manages = await managesPupil(db, session, pupil);
  // Whoever manages a pupil knows all of its groups, also those of other teachers.
  const extraGroups = await extraGroupsOf(
    db,
    manages ? { ...session, role: 'schooladmin' } : session,
    pupilId,
  );
  const { learner } = state;
  const collection = task && (await newestCollection(db, task.collectionKey));
  const difficulties = await newestDifficulties(db, now);
  const isPlayable = collection !== undefined && sumsOf(collection).length > 0;
  const weeks = weeksOf(days);
  const report = pupilReport({
    goals: goalCollections(pupil.year, country),
    practice: evidenceOf(learner, stepsOf(pupilId)),
    ...recent,
    weeks,
    knownChanges,
    errors,
  });
  return {
    pupil: { pupilId, name: fullName(pupil), year: pupil.year, groupId: pupil.group_id },
    manages,
    extraGroups: extraGroups.map(({ group_id, name }) => ({ groupId: group_id, name })),
    parentSentence: manages ? pupil.parent_sentence : null,
    attention: { flags: [...report.flags], stuckOn: report.stuckOn, misses: report.misses },
    step: stepShown(report),
    period: { ...period },
    periods,
    totals: totalsOf(days),
    goals: report.goals.map(goalWithStanding),
    beside: [...report.beside],
    facts: report.facts.map(factShown),
    errors: [...report.errors],
    weeks: weeksShown(report, weeks),
    next: task && isPlayable ? nextOf(pupil, learner, task, collection, { now, today, difficulties }) : [],
    levels: await levelsOf(db, pupil, state),
    fluency,
  };
}
