import { dayNumberOf } from '../../calendar/day-number';
import { sumsOf } from '../../collections/sum-collection';
import { startDifficulty } from '../../learn/difficulty';
import { isFluent } from '../../learn/grading/outcome';
import { type Random, randomFrom, seedOf } from '../../random';
import { optionsFor } from '../../round/choice/options';
import { judge } from '../../round/judging/judge';
import type { Option } from '../../round/task';
import { parseSumOrThrow } from '../../sum/read-sum';
import type { SumId } from '../../sum/sum';
import type { Game } from '../rotation';
import type { MakePolicy, Policy, PolicyStart, Seen } from './policy';

/*
 * What the product is measured against: well-known ways to choose the next sum. Each is given what it is usually given,
 * the collection in its order, and the games that the product gets.
 */

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** A policy from a choice and what it does with what it saw; no sum comes twice running. */
const choosing = (
  { year, seed }: PolicyStart,
  choose: (last: SumId | undefined, day: string) => SumId | undefined,
  learn: (seen: Seen, day: string) => void,
  beginDay?: () => void,
): Policy => {
  let asked: SumId | undefined;
  let options: readonly Option[] | undefined;
  let playing: Game | undefined;
  let today = '';
  let tasks = 0;
  return {
    begin(game, day) {
      playing = game;
      if (day !== today) beginDay?.();
      today = day;
    },
    next() {
      asked = choose(asked, today);
      if (asked === undefined || !playing) return { sumIds: [] };
      tasks += 1;
      options =
        playing.mode === 'choose'
          ? optionsFor(parseSumOrThrow(asked), playing.options, seedOf(seed, 'options', tasks))
          : undefined;
      return { sumIds: [asked], ...(options && { options }) };
    },
    answered({ given, responseMs }) {
      if (asked === undefined || !playing) throw new RangeError('Nothing was asked.');
      const timing = { responseMs, motorMs: playing.motorMs, tempo: playing.tempo };
      const [verdict] = judge({ sumIds: [asked], ...(options && { options }) }, given, timing, year);
      const right = verdict?.right ?? false;
      const seen = { sumId: asked, right, fluent: right && isFluent(parseSumOrThrow(asked), timing, year) };
      learn(seen, today);
      return seen;
    },
  };
};

const drawn = <Item>(items: readonly Item[], random: Random): Item | undefined =>
  items[random.below(Math.max(1, items.length))];

/** Any sum of the collection, as often as any other. */
export const randomPolicy: MakePolicy = (start) => {
  const sums = sumsOf(start.collection);
  const random = randomFrom(seedOf(start.seed, 'random'));
  return choosing(
    start,
    (last) =>
      drawn(
        sums.filter((sumId) => sumId !== last),
        random,
      ),
    () => undefined,
  );
};

const boxes = 5;
/** New cards at most in a session, as card programs have it. */
const newCards = 10;

/**
 * Leitner's boxes: box k comes up every 2^k sessions, a right answer moves a card one box on, a wrong one back to the
 * first; new cards come in the order of the collection.
 */
export const leitnerPolicy: MakePolicy = (start) => {
  const sums = sumsOf(start.collection);
  const random = randomFrom(seedOf(start.seed, 'leitner'));
  const box = new Map<SumId, number>();
  const due = new Map<SumId, number>();
  let session = 0;
  let fresh = 0;
  return choosing(
    start,
    (last) => {
      const waiting = [...due]
        .filter(([sumId, when]) => when <= session && sumId !== last)
        .map(([sumId]) => sumId);
      if (waiting.length > 0) return drawn(waiting, random);
      const next = fresh < newCards ? sums.find((sumId) => !box.has(sumId)) : undefined;
      if (next !== undefined) {
        fresh += 1;
        return next;
      }
      const soonest = [...due].filter(([sumId]) => sumId !== last).sort((a, b) => a[1] - b[1]);
      return soonest[0]?.[0] ?? sums.find((sumId) => sumId !== last);
    },
    ({ sumId, right }) => {
      const before = box.get(sumId) ?? 0;
      const after = right ? Math.min(boxes - 1, before + 1) : 0;
      box.set(sumId, after);
      due.set(sumId, right ? session + 2 ** after : session);
    },
    () => {
      session += 1;
      fresh = 0;
    },
  );
};

/** Plain Elo as in adaptive practice sites: one ability, asks near .75, drawn among the ten nearest. */
export const eloPolicy: MakePolicy = (start) => {
  const sums = sumsOf(start.collection);
  const random = randomFrom(seedOf(start.seed, 'elo'));
  const rating = new Map<SumId, number>(
    sums.map((sumId) => [sumId, startDifficulty(parseSumOrThrow(sumId))]),
  );
  const recent: SumId[] = [];
  let ability = 0;
  let answers = 0;
  const expected = (sumId: SumId) => logistic(ability - (rating.get(sumId) ?? 0));
  return choosing(
    start,
    () => {
      const near = sums
        .filter((sumId) => !recent.includes(sumId))
        .map((sumId) => ({ sumId, off: Math.abs(expected(sumId) - 0.75) }))
        .sort((a, b) => a.off - b.off)
        .slice(0, 10);
      return drawn(near, random)?.sumId;
    },
    ({ sumId, fluent, right }) => {
      const error = (fluent ? 1 : right ? 0.5 : 0) - expected(sumId);
      answers += 1;
      ability += (1 / (1 + 0.05 * answers) + 0.1) * error;
      rating.set(sumId, (rating.get(sumId) ?? 0) - 0.4 * error);
      recent.push(sumId);
      if (recent.length > 6) recent.shift();
    },
  );
};

const windowSize = 8;
const streakAsked = 3;

/** A closed window: eight sums in the order of the collection; three fast right answers running let the next one in. */
export const streakPolicy: MakePolicy = (start) => {
  const sums = sumsOf(start.collection);
  const random = randomFrom(seedOf(start.seed, 'streak'));
  const streak = new Map<SumId, number>();
  return choosing(
    start,
    (last) => {
      const open = sums.filter((sumId) => (streak.get(sumId) ?? 0) < streakAsked).slice(0, windowSize);
      const free = (open.length > 1 ? open : sums).filter((sumId) => sumId !== last);
      return drawn(free, random);
    },
    ({ sumId, fluent }) => streak.set(sumId, fluent ? (streak.get(sumId) ?? 0) + 1 : 0),
  );
};

/** Days until a sum comes again: dense at first, then ever wider. */
const denseGaps = [1, 2, 4, 8, 16, 32] as const;
const denseWindow = 12;

/**
 * Twelve sums at a time with early reviews, after 1, 2, 4 … days; a miss comes again the next day and a new sum only when
 * there is room: most of what is asked is nearly known.
 */
export const densePolicy: MakePolicy = (start) => {
  const sums = sumsOf(start.collection);
  const step = new Map<SumId, number>();
  const due = new Map<SumId, number>();
  const recent: SumId[] = [];
  const fragile = () => [...step.values()].filter((each) => each < 2).length;
  return choosing(
    start,
    (_, day) => {
      const today = dayNumberOf(day);
      const free = [...due].filter(([sumId]) => !recent.includes(sumId));
      const waiting = free.filter(([, when]) => when <= today).sort((a, b) => a[1] - b[1]);
      const fresh = fragile() < denseWindow ? sums.find((sumId) => !step.has(sumId)) : undefined;
      return (
        waiting[0]?.[0] ??
        fresh ??
        free.sort((a, b) => a[1] - b[1])[0]?.[0] ??
        sums.find((sumId) => !recent.includes(sumId))
      );
    },
    ({ sumId, right }, day) => {
      const before = step.get(sumId) ?? -1;
      const isEarly = (due.get(sumId) ?? 0) > dayNumberOf(day);
      const after = right ? Math.min(denseGaps.length - 1, before + (isEarly ? 0 : 1)) : -1;
      step.set(sumId, after);
      due.set(sumId, dayNumberOf(day) + (denseGaps[Math.max(0, after)] ?? 1));
      recent.push(sumId);
      if (recent.length > 6) recent.shift();
    },
  );
};
