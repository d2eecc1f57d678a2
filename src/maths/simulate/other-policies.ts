import { sumsOf } from '../collections/sum-collection';
import { startDifficulty } from '../learn/difficulty';
import { isFluent } from '../learn/outcome';
import { type Random, randomFrom, seedOf } from '../random';
import { judge } from '../round/judge';
import { sumOf } from '../sum/read-sum';
import type { SumId } from '../sum/sum';
import type { MakePolicy, PolicyStart, Seen } from './policy';
import type { PupilReply } from './pupil';
import { motorMs } from './window-policy';

/*
 * What the product is measured against: four well-known ways to choose the next sum. Each is given what it is usually
 * given, and the collection in its order.
 */

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

function seen(sumId: SumId, { given, responseMs }: PupilReply, year: number): Seen {
  const timing = { responseMs, motorMs, tempo: 'quick' } as const;
  const [verdict] = judge({ sumIds: [sumId] }, given, timing, year);
  const right = verdict?.right ?? false;
  return { sumId, right, fluent: right && isFluent(sumOf(sumId), timing, year) };
}

/** A policy from a choice and what it does with what it saw; no sum comes twice running. */
export const choosing = (
  { year }: PolicyStart,
  choose: (last: SumId | undefined, now: number) => SumId | undefined,
  learn: (seen: Seen, now: number) => void,
  begin?: () => void,
) => {
  let asked: SumId | undefined;
  return {
    ...(begin && { begin }),
    next(now: number) {
      asked = choose(asked, now);
      return { sumIds: asked === undefined ? [] : [asked] };
    },
    answered(reply: PupilReply, now: number): Seen {
      if (asked === undefined) throw new RangeError('Nothing was asked.');
      const what = seen(asked, reply, year);
      learn(what, now);
      return what;
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
  const rating = new Map<SumId, number>(sums.map((sumId) => [sumId, startDifficulty(sumOf(sumId))]));
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
