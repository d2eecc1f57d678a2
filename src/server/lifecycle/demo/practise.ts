import { isWeekday, shiftDay } from '@/maths/calendar/school-days';
import type { SumCollection } from '@/maths/collections/sum-collection';
import { distractorsFor } from '@/maths/error-type/distractors';
import { startDifficulties } from '@/maths/learn/difficulty';
import { emptyLearner } from '@/maths/learn/empty-learner';
import { notation } from '@/maths/number/rational';
import { type Random, randomFrom, seedOf } from '@/maths/random';
import type { TaskAnswer } from '@/maths/round/answer';
import { answerTask, startRound } from '@/maths/round/round';
import type { Task } from '@/maths/round/task';
import { type PupilReply, simulatePupil, type VirtualPupil } from '@/maths/simulate/simulate-pupil';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import type { PracticeSettings, SumWindow } from '@/maths/window/sum-window';
import { ensureAnswerPartition } from '../../platform/db/answer-partition';
import type { TenantDatabase } from '../../platform/db/database';
import { acrossAccounts } from '../../platform/db/tenant/for-tenant';
import { mergePlants } from '../../practice/answers/plants';
import { type ScoredBatch, scoreBatch } from '../../practice/answers/score-batch';
import { writeAnswers } from '../../practice/answers/write-answers';
import { finishWindows } from '../../practice/island/finish-window';
import type { PupilState } from '../../practice/pupil-state';
import { settleCards } from '../../practice/savings/settle-cards';
import { chooseWindow, insertWindows } from '../../practice/windows/put-window';
import { contextOf } from '../../practice/windows/window-context';
import { monthOf } from '../../shared/calendar';
import { demoGames } from './games';
import type { DemoChild } from './people';
import { seededId } from './seeded-id';

/** What a child of the demo practises, and when. */
export interface Practice {
  readonly accountId: string;
  readonly pupilId: string;
  readonly child: DemoChild;
  readonly year: number;
  readonly timeZone: string;
  readonly settings: PracticeSettings;
  readonly tasks: readonly { readonly practiceTaskId: string; readonly collection: SumCollection }[];
  /** School days, oldest first. */
  readonly days: readonly string[];
  readonly seed: number;
}

interface Played {
  readonly window: SumWindow;
  readonly scored: ScoredBatch;
  readonly finishedAt: Date;
}

const feedbackMs = 1500;
const betweenRoundsMs = 90_000;
/** Rounds written together, in one transaction: nobody is served yet while the demo is made. */
const roundsAWrite = 24;

/** Something that could be an answer, without a look at the sum. */
function guess({ options = [] }: Task, random: Random): PupilReply {
  const responseMs = 600 + random.below(900);
  const option = options[random.below(options.length)];
  if (option) return { given: { kind: 'choice', optionId: option.id }, responseMs };
  return { given: { kind: 'value', raw: String(random.below(20)) }, responseMs };
}

/** A wrong answer of a kind that children give, after thought; null where the task takes no single number. */
function mistake({ sumIds: [sumId], mode, options = [] }: Task, random: Random): PupilReply | null {
  if (sumId === undefined || (mode !== 'type' && mode !== 'choose')) return null;
  const sum = parseSumOrThrow(sumId);
  const [wrong] = distractorsFor(sum, 3, random);
  if (!wrong) return null;
  const raw = notation(wrong);
  const responseMs = 4000 + random.below(4000);
  if (mode === 'type') return { given: { kind: 'value', raw }, responseMs };
  const option =
    options.find(({ value }) => value === raw) ?? options.find(({ value }) => value !== notation(sum.answer));
  return option ? { given: { kind: 'choice', optionId: option.id }, responseMs } : null;
}

/** A child plays a window to its end; the answers are those that its device would send. */
function playRound(
  child: VirtualPupil,
  { guesses = 0, errs = 0 }: DemoChild,
  window: SumWindow,
  random: Random,
) {
  const answers: TaskAnswer[] = [];
  let at = window.createdAt + 8000;
  const { motorMs, ...game } = demoGames[random.below(demoGames.length)] ?? demoGames[0];
  let round = startRound(window, { ...game, length: window.settings.sumsPerRound });
  while (round.task) {
    const thinks = random.next() >= guesses;
    const wrong = thinks && errs > 0 && random.next() < errs ? mistake(round.task, random) : null;
    const { given, responseMs } =
      wrong ?? (thinks ? child.answer(round.task, at) : guess(round.task, random));
    at += responseMs;
    const step = answerTask(round, {
      given,
      responseMs,
      motorMs,
      helped: false,
      answeredAt: at,
      input: random.next() < 0.7 ? 'touch' : 'pointer',
    });
    answers.push({ answerId: seededId(random, new Date(at)), ...step.answer });
    at += feedbackMs;
    round = step.round;
  }
  return { answers, endedAt: at };
}

/** Moments at which the child begins a round, in the order of time. */
function beginnings({ child, days }: Practice, random: Random): Date[] {
  const { absentSince = 0, joined = days.length } = child;
  return days.slice(days.length - joined, days.length - absentSince).flatMap((day) => {
    const comes = random.next() < child.presence;
    const rounds = Math.max(1, Math.round(child.rounds + random.next() - 0.5));
    if (!comes) return [];
    const first = Date.parse(`${day}T08:00:00Z`) + random.below(150) * 60_000;
    return Array.from({ length: rounds }, (_, index) => new Date(first + index * 5 * betweenRoundsMs));
  });
}

function playOne(
  practice: Practice,
  state: PupilState,
  child: VirtualPupil,
  random: Random,
  place: number,
  now: Date,
): Played | undefined {
  const { accountId, pupilId, settings, timeZone } = practice;
  const task = practice.tasks[place % practice.tasks.length];
  if (!task) return undefined;
  const owner = { accountId, pupilId, windowId: seededId(random, now) };
  const window = chooseWindow({
    owner,
    ...task,
    settings,
    timeZone,
    region: 'nederland',
    difficulties: startDifficulties,
    state,
    now,
  });
  const { answers, endedAt } = playRound(child, practice.child, window, random);
  const context = contextOf(window, { accountId, month: monthOf(window.day), timeZone });
  const scored = scoreBatch({
    ...state,
    context,
    answers,
    known: [],
    sentAt: endedAt,
    now: new Date(endedAt),
  });
  return { window, scored, finishedAt: new Date(endedAt) };
}

/** Writes rounds in one transaction: one wait for the disk, and never half of them. */
async function write(
  db: TenantDatabase,
  { accountId, pupilId }: Practice,
  played: readonly Played[],
  seqBefore: number,
) {
  const last = played.at(-1);
  if (!last) return;
  const windows = played.map(({ window }) => window);
  for (const month of new Set(windows.map(({ day }) => monthOf(day))))
    await ensureAnswerPartition(acrossAccounts(db), month);
  await db.transaction().execute(async (tx) => {
    await insertWindows(tx, accountId, windows);
    const written = await writeAnswers(tx, [
      {
        pupilId,
        seqBefore,
        seq: last.scored.seq,
        learner: last.scored.learner,
        rows: played.flatMap(({ scored }) => scored.rows),
        skills: new Set(played.flatMap(({ scored }) => [...scored.skills])),
        sums: new Set(played.flatMap(({ scored }) => [...scored.sums])),
        automated: played.flatMap(({ scored }) => scored.automated),
        plants: mergePlants(played.flatMap(({ scored }) => scored.plants)),
        now: last.finishedAt,
      },
    ]);
    if (!written.has(pupilId)) throw new Error('demo-disturbed: somebody answered while the demo was made');
    const ends = played.map(({ window, finishedAt }) => ({ windowId: window.id, at: finishedAt }));
    await finishWindows(tx, { accountId, pupilId }, ends);
    await settleCards(tx, pupilId, last.finishedAt);
  });
}

/**
 * The rounds of a child, one after another: windows, rounds, judging and model are the product's own, only the child and
 * the clock are not.
 */
export function* roundsOf(practice: Practice): Generator<Played> {
  const { child, year, seed, pupilId } = practice;
  const random = randomFrom(seedOf(seed, child.firstName));
  const virtual = simulatePupil({ seed: random.below(2 ** 31), talent: child.talent, year });
  let state: PupilState = { seq: 0, learner: emptyLearner(year) };
  for (const [place, now] of beginnings(practice, random).entries()) {
    const played = playOne(practice, state, virtual, random, place, now);
    if (!played) throw new Error(`demo-without-tasks: ${pupilId}`);
    state = played.scored;
    yield played;
  }
}

/** Lets a child practise for weeks, written as the product writes: some rounds at a time. */
export async function practise(db: TenantDatabase, practice: Practice): Promise<void> {
  let unwritten: Played[] = [];
  let written = 0;
  const flush = async () => {
    await write(db, practice, unwritten, written);
    written = unwritten.at(-1)?.scored.seq ?? written;
    unwritten = [];
  };
  for (const played of roundsOf(practice)) {
    unwritten.push(played);
    if (unwritten.length === roundsAWrite) await flush();
  }
  await flush();
}

/** The last so many school days before this day, oldest first. A demo that is shown in the summer has its rounds too. */
export function schoolDaysBefore(day: string, count: number): string[] {
  const days: string[] = [];
  for (let at = shiftDay(day, -1); days.length < count; at = shiftDay(at, -1)) {
    if (isWeekday(at)) days.unshift(at);
  }
  return days;
}
