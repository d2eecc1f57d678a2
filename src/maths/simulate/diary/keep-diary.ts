import { isWeekday, schoolDaysLater } from '../../calendar/school-days';
import { neighboursOf } from '../../collections/neighbours';
import { findCollection } from '../../collections/standard-collections';
import { type SumCollection, sumsOf } from '../../collections/sum-collection';
import { programmeOfYear } from '../../collections/year-programme';
import { startDifficulty } from '../../learn/difficulty';
import { emptyLearner } from '../../learn/empty-learner';
import type { Learner } from '../../learn/learner';
import { isAutomated } from '../../learn/phase';
import { logistic } from '../../learn/probability';
import { type Random, randomFrom, seedOf } from '../../random';
import { scoreAnswer } from '../../round/judging/score-answer';
import { answerTask, startRound } from '../../round/round';
import type { Given, Task } from '../../round/task';
import { answerNotation, answerOf } from '../../sum/answer';
import { parseSumOrThrow } from '../../sum/read-sum';
import type { SkillId, SumId } from '../../sum/sum';
import { makeWindow } from '../../window/make-window';
import { difficultiesOf } from '../../window/window-learner';
import { type Game, rotationFor } from '../rotation';

/*
 * School days of one child in the programme of its year, through the product's own windows, rounds and model: what it met each
 * day, for people to read. The child is as simple as can be: it answers so many of a hundred sums of its programme right, the easy ones
 * more often than the hard ones, it takes so much time to think, and each encounter with a sum makes that sum a little easier.
 */

export interface DiaryChild {
  readonly name: string;
  /** School year 1–8 (NL numbering). */
  readonly year: number;
  /** Share of the sums of its programme that it answers right before it practised any, 0–1. */
  readonly right: number;
  /** Time to think, ms. */
  readonly thinkMs: number;
}

export interface DiaryRound {
  readonly collection: SumCollection;
  readonly game: string;
  readonly tasks: number;
  readonly right: number;
  /** Sums never asked before, in the order asked. */
  readonly fresh: readonly SumId[];
  /** Fresh ones that are of another collection: brought because this one is too hard, or known. */
  readonly beyond: readonly SumId[];
  readonly reach: 'below' | 'above' | null;
}

export interface DiaryDay {
  readonly day: string;
  readonly rounds: readonly DiaryRound[];
  /** At the end of the day: sums met so far, and those of them that are automated. */
  readonly met: number;
  readonly automated: number;
}

const firstDay = '2026-09-07';
const hourMs = 3_600_000;
const settings = {
  series: 'adaptive',
  sumsPerRound: 16,
  help: true,
  clock: 'off',
  fragileLimit: 12,
} as const;

function givenTo(task: Task, game: Game, isRight: boolean, random: Random): Given {
  const sum = parseSumOrThrow(task.sumIds[0] ?? '');
  const value = answerNotation(answerOf(sum));
  if (game.mode === 'choose') {
    const options = task.options ?? [];
    const wanted = options.filter((option) => (option.value === value) === isRight);
    const chosen = wanted[random.below(Math.max(1, wanted.length))] ?? options[0];
    return chosen ? { kind: 'choice', optionId: chosen.id } : { kind: 'unknown' };
  }
  if (!isRight && !Number.isFinite(Number(value))) return { kind: 'unknown' };
  const shown = isRight ? value : `${Number(value) + 1}`;
  return game.mode === 'compose' ? { kind: 'pieces', values: [shown] } : { kind: 'value', raw: shown };
}

interface Played {
  readonly learner: Learner;
  readonly round: DiaryRound;
}

/** A child as it comes to a round. */
export interface Present {
  readonly traits: DiaryChild;
  /** Logits, on the scale of the difficulties. */
  readonly ability: number;
  /** How often it met each sum. */
  readonly met: Map<SumId, number>;
  /** How often it practised each narrowest skill, where a diary is long enough to learn procedures in. */
  readonly skilled?: Map<SkillId, number>;
}

/** One encounter with a sum adds this to knowing it, logits. */
export const learnedPerEncounter = 0.3;
/** What one answer adds to a procedure, and how much it can add in all, logits. */
const practised = { each: 0.04, most: 2 } as const;

/** How well a child does a sum now, logits: its ability, and what it learned of the sum and its procedure. */
function standing({ ability, met, skilled }: Present, sumId: SumId): number {
  const { skills, learnedAs } = parseSumOrThrow(sumId);
  const often = (learnedAs === 'procedure' && skilled?.get(skills.at(-1) ?? ('' as SkillId))) || 0;
  return (
    ability + learnedPerEncounter * (met.get(sumId) ?? 0) + Math.min(practised.most, practised.each * often)
  );
}

/** The ability with which this share of the sums is answered right, by halving the interval. */
export function abilityFor(share: number, sumIds: readonly SumId[]): number {
  const difficulties = sumIds.map((sumId) => startDifficulty(parseSumOrThrow(sumId)));
  let [low, high] = [-6, 6];
  for (let step = 0; step < 30; step += 1) {
    const middle = (low + high) / 2;
    const right = difficulties.reduce((sum, each) => sum + logistic(middle - each), 0) / difficulties.length;
    if (right < share) low = middle;
    else high = middle;
  }
  return low;
}

export function playRound(
  child: Present,
  learner: Learner,
  collection: SumCollection,
  { game, day, now, random }: { game: Game; day: string; now: number; random: Random },
): Played {
  const { traits, met } = child;
  const seed = seedOf(traits.name, collection.key, day);
  const ids = { id: `${day} ${collection.key}`, pupilId: traits.name, practiceTaskId: collection.key };
  const beside = neighboursOf(collection.key);
  const window = makeWindow({ ...ids, collection, beside, learner, settings, now, day, seed });
  const own = new Set(sumsOf(collection));
  const config = { mode: game.mode, game: game.name, tempo: game.tempo, optionCount: game.options } as const;
  let round = startRound(window, { ...config, length: settings.sumsPerRound });
  let after = learner;
  const rights: boolean[] = [];
  const fresh: SumId[] = [];
  while (round.task) {
    const { sumIds, purpose } = round.task;
    const [sumId = '' as SumId] = sumIds;
    const times = met.get(sumId) ?? 0;
    if (times === 0 && (purpose === 'practice' || purpose === 'probe')) fresh.push(sumId);
    const knows = logistic(standing(child, sumId) - startDifficulty(parseSumOrThrow(sumId)));
    met.set(sumId, times + 1);
    const narrowest = parseSumOrThrow(sumId).skills.at(-1);
    if (narrowest) child.skilled?.set(narrowest, (child.skilled.get(narrowest) ?? 0) + 1);
    const given = givenTo(round.task, game, traits.right === 1 || random.next() < knows, random);
    const responseMs = Math.round(game.motorMs + traits.thinkMs * (0.8 + 0.4 * random.next()));
    const answered = { given, responseMs, motorMs: game.motorMs, helped: false, answeredAt: now } as const;
    const step = answerTask(round, { ...answered, input: 'touch' });
    const context = { now, day, isSchoolDay: isWeekday, difficultyOf: difficultiesOf(window) };
    after = scoreAnswer(after, step.answer, context).learner;
    rights.push(step.verdict.right);
    round = step.round;
  }
  return {
    learner: after,
    round: {
      collection,
      game: game.name,
      tasks: rights.length,
      right: rights.filter(Boolean).length,
      fresh,
      beyond: fresh.filter((sumId) => !own.has(sumId)),
      reach: window.beyond ?? null,
    },
  };
}

/** The goals of the year each day, and one of the free tasks, in turn. */
function tasksOf({ year }: DiaryChild, place: number): SumCollection[] {
  const { required, free } = programmeOfYear(year, 'nl');
  const chosen = free[place % Math.max(1, free.length)];
  return [...required, ...(chosen ? [chosen] : [])].flatMap((key) => findCollection(key) ?? []);
}

/** Lets a child practise for so many school days; the same child gives the same diary. */
export function keepDiary(child: DiaryChild, days: number): DiaryDay[] {
  const random = randomFrom(seedOf(child.name, 'diary'));
  const diary: DiaryDay[] = [];
  const { required, free } = programmeOfYear(child.year, 'nl');
  const programme = [...required, ...free].flatMap((key) => findCollection(key) ?? []);
  const present = {
    traits: child,
    ability: abilityFor(child.right, programme.flatMap(sumsOf)),
    met: new Map(),
  };
  let learner = emptyLearner(child.year);
  let day = firstDay;
  for (let place = 0; place < days; place += 1) {
    const rounds: DiaryRound[] = [];
    for (const [turn, collection] of tasksOf(child, place).entries()) {
      const games = rotationFor(collection);
      const game = games[place % games.length];
      if (!game) continue;
      const now = Date.parse(`${day}T09:00:00Z`) + turn * hourMs;
      const played = playRound(present, learner, collection, { game, day, now, random });
      learner = played.learner;
      rounds.push(played.round);
    }
    const automated = Object.values(learner.sums).filter(isAutomated).length;
    diary.push({ day, rounds, met: present.met.size, automated });
    day = schoolDaysLater(day, 1, isWeekday);
  }
  return diary;
}
