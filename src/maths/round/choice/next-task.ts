import type { AnswerMode } from '../../answer-mode';
import { notation, readNotation, zero } from '../../number/rational';
import { type Random, randomFrom, seedOf } from '../../random';
import { magnitudeOf } from '../../sum/answer';
import { parseSumOrThrow } from '../../sum/read-sum';
import type { SumId } from '../../sum/sum';
import { lineFor } from '../judging/place-line';
import type { Round } from '../round-state';
import type { Shown, Task } from '../task';
import { askedIn } from './asked-in';
import { optionsFor } from './options';
import { beside, type Pick, pickNext } from './pick';

type Items = Shown & { readonly sumIds: readonly SumId[] };

const canonicalOf = (sumId: SumId): string => notation(parseSumOrThrow(sumId).answer);

/** In base units, so that 1.5 m and 150 cm are not put in an order. */
const magnitude = (sumId: SumId): string => notation(magnitudeOf(parseSumOrThrow(sumId)));

const numberIn = (written: string): number => {
  const { num, den } = readNotation(written) ?? zero;
  return num / den;
};

const within = (count: number, { least, most }: { readonly least: number; readonly most: number }): number =>
  Math.min(most, Math.max(least, count));

const collected = { least: 4, most: 8 } as const;
const fitting = { least: 2, most: 5 } as const;
const ordered = { least: 3, most: 6 } as const;
/** So seldom an order begins at the most. */
const downEvery = 3;

/** A sum, others of the same value, and others that are worth something else. */
function itemsToCollect(round: Round, pick: Pick, random: Random): Items {
  const count = within(round.config.optionCount, collected);
  const target = canonicalOf(pick.sumId);
  const others = beside(round, pick);
  const most = Math.min(fitting.most, count - 1);
  const wanted = fitting.least + random.below(most - fitting.least + 1);
  const fits = [pick.sumId, ...others.filter((sumId) => canonicalOf(sumId) === target)].slice(0, wanted);
  const rest = others.filter((sumId) => canonicalOf(sumId) !== target).slice(0, count - fits.length);
  return { sumIds: random.shuffled([...fits, ...rest]), target };
}

/** Least distance of two values in an order, as a share of its span: closer ones look as high in a graph. */
const leastApart = 0.04;

/** Returns whether the values of these sums are different, and far enough apart to be told by their height. */
function areApart(values: readonly number[]): boolean {
  const sorted = values.toSorted((a, b) => a - b);
  const span = (sorted.at(-1) ?? 0) - (sorted[0] ?? 0);
  return sorted.slice(1).every((value, place) => value - (sorted[place] ?? 0) >= span * leastApart);
}

/** Sums of different value, so that there is one right order. */
function itemsToOrder(round: Round, pick: Pick, random: Random): Items {
  const count = within(round.config.optionCount, ordered);
  const byValue = new Map([[magnitude(pick.sumId), pick.sumId]]);
  const put = (sumIds: Iterable<SumId>, most: number, isClear: (value: number) => boolean) => {
    for (const sumId of sumIds) {
      if (byValue.size >= most) return;
      const written = magnitude(sumId);
      if (!byValue.has(written) && isClear(numberIn(written))) byValue.set(written, sumId);
    }
  };
  const isClear = (value: number) => areApart([...[...byValue.keys()].map(numberIn), value]);
  const others = beside(round, pick);
  put(others, count, isClear);
  // Two sums are no row: then any other that the round asks stands beside them, however close.
  put(askedIn(round), ordered.least, isClear);
  put([...others, ...askedIn(round)], ordered.least, () => true);
  const sumIds = random.shuffled([...byValue.values()]);
  return { sumIds, direction: random.below(downEvery) === 0 ? 'down' : 'up' };
}

const itemsOf: Readonly<Record<AnswerMode, (round: Round, pick: Pick, random: Random) => Items>> = {
  choose: ({ window, config, past }, { sumId }) => ({
    sumIds: [sumId],
    options: optionsFor(
      parseSumOrThrow(sumId),
      config.optionCount,
      seedOf(window.seed, 'options', past.length),
    ),
  }),
  type: (_, { sumId }) => ({ sumIds: [sumId] }),
  compose: (_, { sumId }) => ({ sumIds: [sumId] }),
  place: ({ config }, { sumId }) => ({
    sumIds: [sumId],
    line: lineFor(parseSumOrThrow(sumId), config.place === 'estimate'),
  }),
  collect: itemsToCollect,
  order: itemsToOrder,
};

/** The next task of a round; null when it is over. Decided by the window's seed and the answers so far alone. */
export function nextTask(round: Round): Task | null {
  const { window, config, past } = round;
  const position = past.length;
  if (position >= config.length) return null;
  const pick = pickNext(round);
  if (!pick) return null;
  const random = randomFrom(seedOf(window.seed, 'items', position));
  return {
    taskId: `${window.id}.${position}`,
    position,
    mode: config.mode,
    purpose: pick.purpose,
    ...itemsOf[config.mode](round, pick, random),
  };
}
