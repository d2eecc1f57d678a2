import { type Run, readRun } from '@games/kit/ghost';
import { countIn } from '@games/kit/keepsake';
import { readAnswerNotation } from '@/maths/sum/answer';
import type { Sum } from '@/maths/sum/sum';

export type Sign = '+' | '−' | '×' | ':';
/** Which of the three the child is to find: the roof, the sign or the gate. */
export type Hole = 'start' | 'change' | 'result';

/** One stretch of the race: a number drives off, a change happens to it, another number arrives. */
export interface Leg {
  readonly start: number;
  readonly sign: Sign;
  readonly change: number;
  readonly result: number;
  readonly hole: Hole;
}

const signs = { add: '+', subtract: '−', multiply: '×', divide: ':' } as const;
const holes = { left: 'start', right: 'change', result: 'result' } as const;

/** A sum as a stretch of the race; null for what is not one number changed into another. */
export function legOf(sum: Sum): Leg | null {
  const { triple } = sum;
  if (triple === null || triple.operation === 'split') return null;
  const { a, b, result, hole, operation } = triple;
  return { start: a, sign: signs[operation], change: b, result, hole: holes[hole] };
}

/** What roof, gantry and gates say; the hole is asked at the gates. */
export interface Boards {
  readonly roof: string;
  readonly gantry: string;
  readonly gate: (value: string) => string;
}

/**
 * `written` is what stands before the hole (`5 + 3 + 4 =`): a sum of more than one change drives off with its first
 * number, and all that happens to it hangs over the road.
 */
export function boardsOf(leg: Leg | null, written = ''): Boards {
  if (leg === null) {
    const [first = '', ...rest] = written.replace(/=\s*$/, '').trim().split(' ');
    const startsWithNumber = /^\d+$/.test(first);
    return {
      roof: startsWithNumber ? first : '?',
      gantry: (startsWithNumber ? rest : [first, ...rest]).join(' ') || '?',
      gate: (value) => value,
    };
  }
  const { start, sign, change, result, hole } = leg;
  const change_ = `${sign} ${change}`;
  return {
    roof: hole === 'start' ? '?' : `${start}`,
    gantry: { start: `${change_} = ${result}`, change: `= ${result}`, result: change_ }[hole],
    gate: (value) => (hole === 'change' ? `${sign} ${value}` : value),
  };
}

/** As it is written where there is little room: 6 r 2. */
export const onGate = (written: string): string => written.replace(/ r[a-z]+ /, ' r ');

/** The leg as the child filled it in. */
const filledIn = (leg: Leg, given: number): Leg => ({ ...leg, [leg.hole]: given });

/** A way along the number line: hops from one number, and where they end. */
export interface Way {
  readonly equation: string;
  /** Where the hops begin on the line, and where the last one ends. */
  readonly from: number;
  readonly landed: number;
  /** Where they had to end. */
  readonly goal: number;
  /** Signed size of a hop, and how many there are. */
  readonly step: number;
  readonly hops: number;
  /** One more hop at the end, of this size. */
  readonly tail?: number;
  /** The number the way finds, and the one it had to find. */
  readonly found: number;
  readonly sought: number;
  /** Left over when sharing out does not come out even. */
  readonly rest: number;
}

const mostHops = 12;
const opposite = { '+': '−', '−': '+', '×': ':', ':': '×' } as const;

/** Goes from a number by one operation; null when it goes below zero, has no end, or is too many hops to draw. */
function go(from: number, sign: Sign, amount: number, sought: number): Way | null {
  switch (sign) {
    case '+':
    case '−': {
      const step = sign === '+' ? amount : -amount;
      const landed = from + step;
      const equation = `${from} ${sign} ${amount} = ${landed}`;
      return landed < 0
        ? null
        : { equation, from, landed, goal: sought, step, hops: 1, found: landed, sought, rest: 0 };
    }
    case ':': {
      const hops = Math.floor(from / amount);
      if (amount === 0 || hops > mostHops) return null;
      const rest = from - hops * amount;
      const equation =
        rest === 0 ? `${from} : ${amount} = ${hops}` : `${from} − ${hops} × ${amount} = ${rest}`;
      return { equation, from, landed: rest, goal: 0, step: -amount, hops, found: hops, sought, rest };
    }
    case '×': {
      const landed = from * amount;
      if (amount === 0 || from > mostHops) return null;
      const equation = `${from} × ${amount} = ${landed}`;
      return {
        equation,
        from: 0,
        landed,
        goal: sought,
        step: amount,
        hops: from,
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
export function tryOutRest({ asks, left }: Sum, given: string): Way | null {
  const answer = readAnswerNotation(given);
  const total = left.kind === 'operation' && left.left.kind === 'number' ? left.left.value.num : null;
  if (answer?.kind !== 'remainder' || asks.divisor === null || total === null) return null;
  const { quotient, rest } = answer;
  if (quotient > mostHops) return null;
  const landed = quotient * asks.divisor + rest;
  const equation = `${quotient} × ${asks.divisor} + ${rest} = ${landed}`;
  const hops = { from: 0, landed, goal: total, step: asks.divisor, hops: quotient, tail: rest };
  return { equation, ...hops, found: landed, sought: total, rest };
}

/** Whether a way ends where it had to: then the leg is right. */
export const arrives = ({ landed, goal, found, sought }: Way): boolean => landed === goal && found === sought;

/** The stretch of the number line on which several ways can be drawn together. */
export function lineOf(ways: readonly Way[]): { readonly low: number; readonly high: number } {
  const marks = ways.flatMap(({ from, landed, goal }) => [from, landed, goal]);
  const low = Math.min(...marks);
  const high = Math.max(...marks);
  const room = Math.max(1, Math.round((high - low) * 0.06));
  return { low: Math.max(0, low - room), high: high + room };
}

/** What is kept: pieces of the circuit, and the gates passed in the best round so far. */
export interface Kept {
  readonly pieces: number;
  readonly best: Run;
}

/** Reads what was kept; anything else counts as nothing. */
export const readKept = (kept: unknown): Kept => ({
  pieces: countIn(kept, 'pieces'),
  best: readRun(kept !== null && typeof kept === 'object' && 'best' in kept ? kept.best : null),
});
