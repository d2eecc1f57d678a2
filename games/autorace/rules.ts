import { type Run, readRun } from '@games/kit/celebration/ghost';
import { countIn } from '@games/kit/celebration/keepsake';
import type { Locale } from '@/maths/locale';
import { isWhole, plus, rational, times } from '@/maths/number/rational';
import { readAnswerNotation } from '@/maths/sum/answer';
import { evaluate } from '@/maths/sum/parse/solve';
import type { Sum } from '@/maths/sum/sum';

export type Sign = '+' | '−' | '×' | ':';
/** The part the child has to find: roof, sign or gate. */
export type Hole = 'start' | 'change' | 'result';

/** A leg of the race: a number at the start, a change, and the resulting number. */
export interface Leg {
  readonly start: number;
  readonly sign: Sign;
  readonly change: number;
  readonly result: number;
  readonly hole: Hole;
}

const signs = { add: '+', subtract: '−', multiply: '×', divide: ':' } as const;
const holes = { left: 'start', right: 'change', result: 'result' } as const;

/** Turns a sum into a leg of the race; null when it does not change one number into another. */
export function legOf(sum: Sum): Leg | null {
  const { binaryFact } = sum;
  if (binaryFact === null || binaryFact.operation === 'split') return null;
  const { a, b, result, hole, operation } = binaryFact;
  return { start: a, sign: signs[operation], change: b, result, hole: holes[hole] };
}

const opposite = { '+': '−', '−': '+', '×': ':', ':': '×' } as const;

/**
 * Turns a leg round: of 7 + 5 the gate is known, 7, and which roof came there by − 5 is asked. A leg that asks for its
 * change or its start stays as it is.
 */
export const turned = ({ start, sign, change, result, hole }: Leg): Leg =>
  hole === 'result' && change !== 0
    ? { start: result, sign: opposite[sign], change, result: start, hole: 'start' }
    : { start, sign, change, result, hole };

/** Texts of roof, gantry and gates; the gates ask for the hole. */
export interface Boards {
  readonly roof: string;
  readonly gantry: string;
  readonly gate: (value: string) => string;
}

/** A sum that begins with words (`gemiddelde van 4, ▢ = 8`), its numbers alone: the board has no letters. */
const numbersOf = (written: string, after: string): string =>
  (/=\s*$/.test(written) ? written.replace(/\s*=\s*$/, '') : `${written.trimEnd()} ?${after}`)
    .replace(/^[^\d?]+/, '')
    .trim();

/**
 * `written` is what stands before the hole (`5 + 3 + 4 =`), and `after` what follows it: a sum of more than one change
 * drives off with its first number, and all that happens to it hangs over the road.
 */
export function boardsOf(leg: Leg | null, written = '', after = '', locale: Locale = 'nl'): Boards {
  if (leg === null && /^\p{L}/u.test(written))
    return { roof: '?', gantry: numbersOf(written, after), gate: (value) => value };
  if (leg === null) {
    const [first = '', ...rest] = written.replace(/=\s*$/, '').trim().split(' ');
    const startsWithNumber = /^\d+$/.test(first);
    return {
      roof: startsWithNumber ? first : '?',
      gantry: (startsWithNumber ? rest : [first, ...rest]).join(' ') || '?',
      gate: (value) => value,
    };
  }
  const { start, change, result, hole } = leg;
  // As on the card.
  const sign = leg.sign === ':' && locale === 'en' ? '÷' : leg.sign;
  const change_ = `${sign} ${change}`;
  return {
    roof: hole === 'start' ? '?' : `${start}`,
    gantry: { start: `${change_} = ${result}`, change: `= ${result}`, result: change_ }[hole],
    gate: (value) => (hole === 'change' ? `${sign} ${value}` : value),
  };
}

/** Shortens a remainder for little space: 6 r 2. */
export const onGate = (written: string): string => written.replace(/ r[a-z]+ /, ' r ');

const places = [100, 10, 1] as const;

/** Takes a number apart by place: 213 is two hundreds, a ten and three ones. */
export const placeValuesOf = (number: number): readonly (typeof places)[number][] =>
  places.flatMap((place) => {
    const digit = place === 100 ? Math.floor(number / 100) : Math.floor(number / place) % 10;
    return Array.from({ length: digit }, () => place);
  });

/** Most posts that stand beside the road. */
const maxPosts = 18;

/** The change that posts beside the road show: none while it is asked for, or where it is no number of steps. */
export function postedChange(leg: Leg | null): number {
  if (leg === null || leg.hole === 'change' || (leg.sign !== '+' && leg.sign !== '−')) return 0;
  return leg.change < 1000 && placeValuesOf(leg.change).length <= maxPosts ? leg.change : 0;
}

/** Most hops that are drawn or counted. */
const maxHops = 12;

/** How many of so many equal hops each hop takes: all one by one, or more than twelve by place; null for too many. */
export function piecesOf(hops: number): readonly number[] | null {
  if (hops <= maxHops) return Array.from({ length: hops }, () => 1);
  const pieces = placeValuesOf(hops);
  return pieces.length <= maxHops ? pieces : null;
}

/** Sums of the first one, two and more numbers. */
const runningSums = (numbers: readonly number[]): readonly number[] => {
  let sum = 0;
  return numbers.map((number) => {
    sum += number;
    return sum;
  });
};

/**
 * Numbers on the roof on its way from start to result: a stop at every post, of a product at every time, of a quotient at
 * every time that fits.
 */
export function stopsOf({ start, sign, result, change }: Leg): readonly number[] {
  if (sign === '×') return runningSums(piecesOf(start) ?? [start]).map((times) => times * change);
  if (sign === ':') return runningSums(piecesOf(result) ?? [result]);
  const way = sign === '−' ? -1 : 1;
  let at = start;
  const stops = placeValuesOf(change).map((place) => {
    at += way * place;
    return at;
  });
  return at === result ? stops : [result];
}

/** The leg with the child's answer. */
const filledIn = (leg: Leg, given: number): Leg => ({ ...leg, [leg.hole]: given });

/** Hops along the number line. */
export interface Way {
  readonly equation: string;
  /** Start of the first hop and end of the last one. */
  readonly from: number;
  readonly landed: number;
  /** The hops should have ended here. */
  readonly goal: number;
  /** Signed size and number of the hops, and how many of them each one that is drawn takes; one each by default. */
  readonly step: number;
  readonly hops: number;
  readonly pieces?: readonly number[];
  /** Size of an extra hop at the end. */
  readonly tail?: number;
  /** The number found, and the one expected. */
  readonly found: number;
  readonly sought: number;
  /** Remainder of a division. */
  readonly rest: number;
  /**
   * The hops go back to nothing, and their number is what matters: of 1 × 5 five is hopped back once, and the flag at 0
   * stands at no number of the sum.
   */
  readonly counts?: true;
  /** Size of each hop, where the hops share a number equally. */
  readonly shares?: number;
  /** How both ends are written, where they are not whole. */
  readonly written?: { readonly landed: string; readonly goal: string };
}

/** Hops from a number by one operation; null when it begins or should end below zero, does not exist, or needs too many hops. */
function go(from: number, sign: Sign, amount: number, sought: number): Way | null {
  switch (sign) {
    case '+':
    case '−': {
      const step = sign === '+' ? amount : -amount;
      const landed = from + step;
      const equation = `${from} ${sign} ${amount} = ${landed}`;
      if (from < 0 || sought < 0) return null;
      return { equation, from, landed, goal: sought, step, hops: 1, found: landed, sought, rest: 0 };
    }
    case ':': {
      const hops = Math.floor(from / amount);
      const pieces = amount === 0 ? null : piecesOf(hops);
      if (pieces === null) return null;
      const rest = from - hops * amount;
      const equation =
        rest === 0 ? `${from} : ${amount} = ${hops}` : `${from} − ${hops} × ${amount} = ${rest}`;
      const back = {
        equation,
        from,
        landed: rest,
        goal: 0,
        step: -amount,
        hops,
        found: hops,
        sought,
        rest,
        pieces,
      };
      return { ...back, counts: true };
    }
    case '×': {
      const landed = from * amount;
      const pieces = amount === 0 ? null : piecesOf(from);
      if (pieces === null) return null;
      const equation = `${from} × ${amount} = ${landed}`;
      return {
        equation,
        from: 0,
        landed,
        goal: sought,
        step: amount,
        hops: from,
        pieces,
        found: landed,
        sought,
        rest: 0,
      };
    }
  }
}

/**
 * Tries out the leg as the child filled it in. A change is undone from the result: take off what was added, share out
 * what was multiplied; from a wrong number the way back misses the start. Where the start itself was asked, the change
 * is done from it, and misses the result.
 */
export function tryOut(leg: Leg, given: number): Way | null {
  const { start, sign, change, result, hole } = filledIn(leg, given);
  return hole === 'start' ? go(start, sign, change, result) : go(result, opposite[sign], change, start);
}

/** Tries out a division that does not come out even: so many hops, and what is left over, must reach what was divided. */
export function tryOutRest({ answerSpec, left }: Sum, given: string): Way | null {
  const answer = readAnswerNotation(given);
  const total = left.kind === 'operation' && left.left.kind === 'number' ? left.left.value.num : null;
  if (answer?.kind !== 'remainder' || answerSpec.divisor === null || total === null) return null;
  const { quotient, rest } = answer;
  const pieces = piecesOf(quotient);
  if (pieces === null) return null;
  const landed = quotient * answerSpec.divisor + rest;
  const equation = `${quotient} × ${answerSpec.divisor} + ${rest} = ${landed}`;
  const hops = { from: 0, landed, goal: total, step: answerSpec.divisor, hops: quotient, pieces, tail: rest };
  return { equation, ...hops, found: landed, sought: total, rest };
}

/** Returns whether a way would lead past 0, from where no road goes on. */
export const isPast = ({ landed, hops }: Way): boolean => landed < 0 && hops > 0;

/**
 * Tries out a mean: as many hops of it as there are numbers must reach all of them together. Null where a number is
 * asked, and for a mean whose hops reach no whole number.
 */
export function tryOutMean({ left, right }: Sum, given: string): Way | null {
  const answer = readAnswerNotation(given);
  if (left.kind !== 'mean' || right.kind !== 'hole' || answer?.kind !== 'number') return null;
  const total = left.of.map(evaluate).reduce(plus, rational(0));
  const hops = left.of.length;
  const reached = times(rational(hops), answer.value);
  if (!isWhole(total) || !isWhole(reached) || reached.num <= 0) return null;
  const [landed, goal] = [reached.num, total.num];
  const step = landed / hops;
  return {
    equation: `${hops} × ${step} = ${landed}`,
    from: 0,
    landed,
    goal,
    step,
    hops,
    found: landed,
    sought: goal,
    rest: 0,
    ...(isWhole(answer.value) && { shares: step }),
  };
}

/** Start and end of each hop of a way; one that would lead past 0 stops there. */
export function hopsOf(way: Way): readonly (readonly [number, number])[] {
  const { from, step, hops, tail = 0 } = way;
  const ends = countsOf(way).map((count) =>
    isPast(way) ? Math.max(0, from + count * step) : from + count * step,
  );
  const even = ends.map((end, hop) => [ends[hop - 1] ?? from, end] as const);
  const last = from + hops * step;
  return tail === 0 ? even : [...even, [last, last + tail]];
}

/** Returns how many times are behind each hop of a way. */
export const countsOf = ({ hops, pieces }: Way): readonly number[] =>
  runningSums(pieces ?? Array.from({ length: hops }, () => 1));

/** Two numbers on one street where no way leads back: the child's own stands beside the right one, at the flag. */
export function besideEachOther(
  own: number,
  right: number,
  written: readonly [own: string, right: string],
): { readonly own: Way; readonly right: Way } {
  const at = (from: number, landed: string): Way => ({
    equation: '',
    from,
    landed: from,
    goal: right,
    step: 0,
    hops: 0,
    found: from,
    sought: right,
    rest: 0,
    written: { landed, goal: written[1] },
  });
  return { own: at(own, written[0]), right: at(right, written[1]) };
}

/**
 * Returns what the end of a way shows: how many hops it took, or the rest where they do not come out even; 0 where it
 * would lead past it.
 */
export function endOf(way: Way): string {
  if (isPast(way)) return '0';
  if (way.counts !== true) return way.written?.landed ?? `${way.landed}`;
  return way.rest === 0 ? `${way.hops} ×` : `r ${way.rest}`;
}

/** Returns whether the hops end where they should, which makes the leg right. */
export const arrives = ({ landed, goal, found, sought }: Way): boolean => landed === goal && found === sought;

/** Returns the range of the number line that holds several ways. */
export function lineOf(ways: readonly Way[]): { readonly low: number; readonly high: number } {
  const marks = ways.flatMap((way) => [way.from, isPast(way) ? 0 : way.landed, way.goal]);
  const low = Math.min(...marks);
  const high = Math.max(...marks);
  const room = high - low < 4 ? (high - low) * 0.3 : Math.max(1, Math.round((high - low) * 0.06));
  return { low: low < 0 ? low - room : Math.max(0, low - room), high: high + room };
}

/** Keepsake: pieces of the circuit, and the gates passed in the best round. */
export interface Kept {
  readonly pieces: number;
  readonly best: Run;
}

/** Reads the keepsake; anything else becomes an empty one. */
export const readKept = (kept: unknown): Kept => ({
  pieces: countIn(kept, 'pieces'),
  best: readRun(kept !== null && typeof kept === 'object' && 'best' in kept ? kept.best : null),
});
