import { readNotation } from '@/maths/number/rational';
import type { TaskAnswer } from '@/maths/round/answer';
import type { Given } from '@/maths/round/task';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import type { Sum } from '@/maths/sum/sum';

/**
 * Stairs of steps, each a strip of balls. In a `split` all strips are as long as the whole, and the cut moves by one:
 * 0 + 7, 1 + 6, 2 + 5. In an `add` the first part stays and the strip grows by one: 3 + 0, 3 + 1, 3 + 2. In `groups` the
 * whole is cut into equal parts, one step for each size that fits: 24 in twos, threes, fours.
 */
export type StairKind = 'split' | 'add' | 'groups';

/** A strip of balls, cut: its parts, from left to right. */
export type Strip = readonly number[];

export interface Plan {
  readonly kind: StairKind;
  /** The answer: balls in the glass, or boxes of `each`. */
  readonly asked: number;
  /** What the sleeve hides; null where nothing is known of it. */
  readonly hidden: number | null;
  /** Number of balls, or boxes, in the tube. */
  readonly slots: number;
  /** The end of the tube at which the glass is; at the other end is the sleeve. */
  readonly glass: 'left' | 'right';
  /** Balls in a box; 1 where there are none. */
  readonly each: number;
  /** The steps that are shown, from the top. */
  readonly steps: readonly Strip[];
  /** The step that is open. */
  readonly open: number;
}

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, place) => from + place);

/** The tube holds ten balls, or twenty where that is too few. */
const tubeFor = (whole: number): number => (whole <= 10 ? 10 : 20);
/** Boxes in the tube. */
const boxes = 10;

/** Most steps of a stair that are shown: of a longer one those about the open step. */
const mostSteps = 11;

/** Returns the steps from 0 to `last` that are shown, and which of them is the open one. */
function about(open: number, last: number): { readonly shown: readonly number[]; readonly open: number } {
  const from = Math.max(0, Math.min(open - (mostSteps - 1) / 2, last - mostSteps + 1));
  return { shown: range(from, Math.min(last, from + mostSteps - 1)), open: open - from };
}

function splitPlan(whole: number, hidden: number, glass: Plan['glass']): Plan {
  const { shown, open } = about(glass === 'right' ? hidden : whole - hidden, whole);
  return {
    kind: 'split',
    asked: whole - hidden,
    hidden,
    slots: whole,
    glass,
    each: 1,
    steps: shown.map((part) => [part, whole - part]),
    open,
  };
}

function addPlan(first: number, second: number): Plan {
  const slots = tubeFor(first + second);
  const { shown, open } = about(second, slots - first);
  return {
    kind: 'add',
    asked: first + second,
    hidden: null,
    slots,
    glass: 'left',
    each: 1,
    steps: shown.map((part) => [first, part]),
    open,
  };
}

const partsOf = (whole: number, each: number): Strip => Array.from({ length: whole / each }, () => each);

function groupsPlan(whole: number, each: number): Plan {
  const sizes = range(1, Math.max(whole, each)).filter(
    (size) => size === each || (size > 1 && whole > 0 && whole % size === 0),
  );
  return {
    kind: 'groups',
    asked: whole / each,
    hidden: null,
    slots: boxes,
    glass: 'left',
    each,
    steps: sizes.map((size) => partsOf(whole, size)),
    open: sizes.indexOf(each),
  };
}

/** Returns how a sum is made in the machine. */
export function planOf({ binaryFact }: Sum): Plan {
  if (binaryFact === null) throw new Error('no sum for this machine');
  const { operation, a, b, result, hole } = binaryFact;
  if (operation === 'divide') return groupsPlan(a, b);
  if (operation === 'subtract') {
    if (hole === 'left') return addPlan(result, b);
    return splitPlan(a, hole === 'right' ? result : b, 'right');
  }
  if (operation === 'add' && hole === 'result') return addPlan(a, b);
  return hole === 'left' ? splitPlan(result, b, 'left') : splitPlan(result, a, 'right');
}

/**
 * Returns what is written beside a strip, left and right of it: its parts; of an `add` what is added and the sum; of
 * `groups` only how many there are of which size.
 */
export function namesOf(
  { kind, each }: Plan,
  strip: Strip,
): { readonly left: string; readonly right: string } {
  const [first = 0, second = 0] = strip;
  if (kind === 'groups') return { left: '', right: `${strip.length}×${strip[0] ?? each}` };
  if (kind === 'split') return { left: `${first}`, right: `${second}` };
  return { left: `+${second}`, right: `${first + second}` };
}

/** Returns the number of all balls in a strip. */
export const lengthOf = (strip: Strip): number => strip.reduce((sum, part) => sum + part, 0);

/** Returns the strip that comes out when so many balls or boxes are in the glass. */
export function stripFor(plan: Plan, count: number): Strip {
  if (plan.kind === 'groups') return Array.from({ length: count }, () => plan.each);
  if (plan.kind === 'add') {
    const first = plan.steps[0]?.[0] ?? 0;
    return [Math.min(count, first), Math.max(0, count - first)];
  }
  const rest = plan.slots - count;
  return plan.glass === 'right' ? [rest, count] : [count, rest];
}

/** Returns the step to which a strip belongs; null where no step is like it. */
export function stepOf({ steps }: Plan, strip: Strip): number | null {
  const found = steps.findIndex(
    (step) => step.length === strip.length && step.every((part, place) => part === strip[place]),
  );
  return found < 0 ? null : found;
}

/** Steps of the stair of a plan are kept under this name during a round. */
export const stairOf = ({ kind, steps, slots }: Plan): string => {
  const first = steps[0] ?? [];
  return kind === 'add' ? `add ${first[0]} ${slots}` : `${kind} ${lengthOf(first)}`;
};

/** Length for which a stair has room, in balls: of boxes one more than fit, or as many as a wrong answer has. */
export function roomOf({ kind, steps, slots, each, open }: Plan, boxesIn = 0): number {
  if (kind !== 'groups') return Math.max(1, slots);
  return Math.max(1, lengthOf(steps[open] ?? []) + each, boxesIn * each);
}

/** Key of the sentence about a miss: what the child's strip is true of, or what is wrong with the boxes. */
export type Miss = 'split' | 'add' | 'fewer' | 'none' | 'over' | 'overs' | 'left' | 'lefts';

export function missOf(plan: Plan, count: number): Miss {
  const { kind, asked, each } = plan;
  if (kind === 'split') return 'split';
  if (kind === 'add') return count < knownOf(plan) ? 'fewer' : 'add';
  if (count === 0) return 'none';
  if (count > asked) return count - asked > 1 ? 'overs' : 'over';
  return (asked - count) * each > 1 ? 'lefts' : 'left';
}

/**
 * Whether the frame of the open step waits above the stair until the lever is pulled: its row would tell the answer to a
 * child that counts rows. Not for boxes, where the row tells nothing, nor in a turned round, where the gap is the question.
 */
export const waitsApart = (
  { kind }: Pick<Plan, 'kind'>,
  { isGlassy, isTurned }: { readonly isGlassy: boolean; readonly isTurned: boolean },
): boolean => kind !== 'groups' && !isGlassy && !isTurned;

/** Returns what of the open step is known before it is made: the first part of an `add`, the whole uncut of `groups`. */
export function knownOf({ kind, steps, open }: Plan): number {
  if (kind === 'split') return 0;
  return kind === 'add' ? (steps[open]?.[0] ?? 0) : lengthOf(steps[open] ?? []);
}

/** Turns what is in the glass into an answer. */
export const givenOf = (count: number): Given => ({ kind: 'pieces', values: [`${count}`] });

/** Returns how many balls or boxes an answer let through. */
export const countIn = (given: Given): number =>
  given.kind === 'pieces' ? given.values.reduce((sum, value) => sum + (readNotation(value)?.num ?? 0), 0) : 0;

const nameOf = (strip: Strip = []): string => strip.join('+');

/** Returns the sum with the parts the other way round, as the machine makes it: 4 + 5 of 5 + 4, 24 in fours of 24 in sixes. */
export function twinOf(plan: Plan): Plan | null {
  const [first = 0, second = 0] = plan.steps[plan.open] ?? [];
  if (plan.kind === 'split') return splitPlan(plan.slots, second, 'right');
  if (plan.kind === 'add') return addPlan(second, first);
  return plan.asked >= 1 && plan.asked <= boxes ? groupsPlan(plan.asked * plan.each, plan.asked) : null;
}

/** A step that is known without thinking stands from the start: with nothing in a part, or uncut. */
const isEnd = ({ kind }: Plan, strip: Strip): boolean =>
  kind === 'groups' ? strip.length === 1 : strip[1] === 0 || (kind === 'split' && strip[0] === 0);

/** Stairs of a round: the steps that were printed, by the name of the stair; each with its twin. */
export class Printed {
  readonly #steps = new Map<string, Set<string>>();

  constructor(right: readonly Pick<TaskAnswer, 'sumIds'>[]) {
    for (const { sumIds } of right) for (const id of sumIds) this.add(planOf(parseSumOrThrow(id)));
  }

  add(plan: Plan): void {
    const twin = twinOf(plan);
    for (const { name, step } of [plan, ...(twin === null ? [] : [twin])].map(openOf)) {
      const steps = this.#steps.get(name) ?? new Set();
      this.#steps.set(name, steps.add(step));
    }
  }

  /** Returns the steps that stand, without the open one; in a turned round all the others stand. */
  standing(plan: Plan, isTurned: boolean): readonly number[] {
    const printed = this.#steps.get(stairOf(plan));
    return plan.steps.flatMap((strip, step) =>
      step !== plan.open && (isTurned || isEnd(plan, strip) || printed?.has(nameOf(strip)) === true)
        ? [step]
        : [],
    );
  }
}

const openOf = (plan: Plan) => ({ name: stairOf(plan), step: nameOf(plan.steps[plan.open]) });

/** The glass is so far open when a task begins: not at all. */
export const closed = 0;

/** Where the cut of the tube is, counted from its left end, when so many are in the glass. */
export const cutAt = ({ glass, slots }: Plan, count: number): number =>
  glass === 'left' ? count : slots - count;

/** How many are in the glass when the cut is there. */
export const countAt = (plan: Plan, cut: number): number =>
  Math.min(plan.slots, Math.max(0, plan.glass === 'left' ? cut : plan.slots - cut));

/** Step of the Page keys, and of the large keys beside a long tube. */
export const five = 5;

/** A tube with more has keys for five. */
export const isLong = ({ slots }: Plan): boolean => slots > 10;

/** In which order balls fall: from the left, from both ends, or from the cut between the parts. */
export type Fall = 'left' | 'ends' | 'cut';
const falls = ['left', 'ends', 'cut'] as const;

/** Returns how the balls of a task fall: neighbours in a round differ. */
export const fallOf = (position: number): Fall => falls[position % falls.length] ?? 'left';

/** Returns the rank of a ball, from 0, in which it falls; equal ranks fall together. */
export function rankOf(
  fall: Fall,
  { place, count, cut }: { readonly place: number; readonly count: number; readonly cut: number },
): number {
  if (fall === 'left') return place;
  if (fall === 'ends') return Math.min(place, count - 1 - place);
  return Math.floor(Math.abs(place + 0.5 - cut));
}

/**
 * Returns the balls in which a wrong strip differs from the right one, from its left end: those on the wrong side of the
 * cut, too many, or missing.
 */
export function differsIn(
  plan: Plan,
  own: Strip,
): { readonly from: number; readonly to: number; readonly isShort: boolean } {
  const right = plan.steps[plan.open] ?? [];
  const edge = (strip: Strip) => (plan.kind === 'split' ? (strip[0] ?? 0) : lengthOf(strip));
  const [begin, end] = [edge(own), edge(right)];
  return {
    from: Math.min(begin, end),
    to: Math.max(begin, end),
    isShort: plan.kind !== 'split' && begin < end,
  };
}
