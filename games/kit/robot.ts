import { compare, equals, plus, type Rational, rational, readNotation } from '@/maths/number/rational';
import type { Task } from '@/maths/round/task';
import { magnitudeOf } from '@/maths/sum/answer';
import { sumOf } from '@/maths/sum/read-sum';
import type { Target } from './bus';
import { valueIn } from './notation';

/** Whoever plays a game without eyes: it knows the targets and acts as a keyboard does. */
export interface Hands {
  /** What the accessibility layer shows now. */
  targets(): Promise<readonly Target[]>;
  press(id: string): Promise<void>;
  /** A key that goes wherever the focus is. */
  key(key: string): Promise<void>;
  /** A stepping key for a target that takes them. */
  step(id: string, key: string): Promise<void>;
}

/** Plays one task, right or wrong; a game whose way is its own brings one in `robot.ts`. */
export type Robot = (hands: Hands, task: Task, right: boolean) => Promise<void>;

const isOpen = ({ state }: Target) => state !== 'disabled';
const worth = ({ value }: Target) => (value === undefined ? null : readNotation(value));
const most = 400;

/** Answers a task in the way of its mode, by what the targets say of themselves. */
export const playTask: Robot = async (hands, task, right) => {
  switch (task.mode) {
    case 'choose':
      return choose(hands, task, right);
    case 'collect':
      return collect(hands, task, right);
    case 'compose':
      return compose(hands, task, right);
    case 'order':
      return order(hands, task, right);
    case 'type':
    case 'place':
      return give(hands, task, right);
  }
};

const answerOf = ({ sumIds }: Task): Rational => sumOf(sumIds[0] ?? '').answer;

async function choose(hands: Hands, task: Task, right: boolean): Promise<void> {
  const open = (await hands.targets()).filter((target) => isOpen(target) && target.value !== undefined);
  const sum = sumOf(task.sumIds[0] ?? '');
  const isRight = ({ value = '' }: Target) => {
    const given = valueIn(value, sum);
    return given !== null && equals(given, sum.answer);
  };
  const target = open.find((candidate) => isRight(candidate) === right);
  if (target === undefined) throw new Error('robot: no such option');
  await hands.press(target.id);
}

/** Presses everything that fits; wrong is the first thing taken or left the other way. */
async function collect(hands: Hands, { sumIds, target = '' }: Task, right: boolean): Promise<void> {
  const asked = readNotation(target);
  for (const [place, id] of sumIds.entries()) {
    const fits = asked !== null && equals(sumOf(id).answer, asked);
    if (fits !== (!right && place === 0)) await pressWorth(hands, id);
  }
  await hands.press('ready');
}

async function order(hands: Hands, { sumIds, direction }: Task, right: boolean): Promise<void> {
  const sorted = [...sumIds].sort((a, b) => compare(magnitudeOf(sumOf(a)), magnitudeOf(sumOf(b))));
  if ((direction === 'down') === right) sorted.reverse();
  for (const id of sorted) await pressWorth(hands, id);
  await hands.press('ready');
}

/** Presses what stands for a sum. */
async function pressWorth(hands: Hands, sumId: string): Promise<void> {
  const target = (await hands.targets()).find((candidate) => candidate.value === sumId && isOpen(candidate));
  if (target === undefined) throw new Error(`robot: nothing stands for ${sumId}`);
  await hands.press(target.id);
}

/** Lays pieces into what takes them; where nothing does, a press puts a piece there and its stock is never empty. */
async function compose(hands: Hands, task: Task, right: boolean): Promise<void> {
  const targets = await hands.targets();
  const pieces = targets.flatMap((target) => {
    const value = worth(target);
    return value === null || target.takesPieces === true ? [] : [{ id: target.id, value }];
  });
  const isStock = targets.every(({ takesPieces }) => takesPieces !== true);
  const stock = pieces
    .toSorted((a, b) => Math.abs(b.value.num / b.value.den) - Math.abs(a.value.num / a.value.den))
    .flatMap((piece) => Array.from({ length: 12 }, () => piece));
  const chosen = right ? piecesFor(isStock ? stock : pieces, answerOf(task)) : pieces.slice(0, 1);
  if (chosen === null) throw new Error('robot: the pieces cannot make the answer');
  for (const { id } of chosen) {
    await hands.press(id);
    if (isStock) continue;
    const slot = (await hands.targets()).find((target) => target.takesPieces === true && isOpen(target));
    if (slot === undefined) throw new Error('robot: no room for a piece');
    await hands.press(slot.id);
  }
  await hands.press('ready');
}

interface Piece {
  readonly id: string;
  readonly value: Rational;
}

/** Pieces that make a value together; null when none do. */
export function piecesFor(pieces: readonly Piece[], total: Rational): readonly Piece[] | null {
  const nothing = rational(0);
  const tried = new Set<string>();
  const search = (from: number, sum: Rational): readonly Piece[] | null => {
    if (equals(sum, total)) return [];
    const key = `${from} ${sum.num}/${sum.den}`;
    if (tried.has(key) || isBeyond(sum, total)) return null;
    tried.add(key);
    for (let place = from; place < pieces.length; place++) {
      const piece = pieces[place];
      if (piece === undefined) continue;
      const rest = search(place + 1, plus(sum, piece.value));
      if (rest !== null) return [piece, ...rest];
    }
    return null;
  };
  return search(0, nothing);
}

/** Further from zero than it should be: more pieces of the same sign lead no nearer. */
const isBeyond = (sum: Rational, total: Rational): boolean =>
  compare(sum, total) * (total.num < 0 ? -1 : 1) > 0;

/** A value by whatever the game has: something that goes in steps, or the pad. */
async function give(hands: Hands, task: Task, right: boolean): Promise<void> {
  const answer = answerOf(task);
  const slider = (await hands.targets()).find((target) => target.range !== undefined && isOpen(target));
  if (slider?.range !== undefined) {
    const { min, max } = slider.range;
    const wanted = answer.num / answer.den;
    const far = wanted - min > max - wanted ? min : max;
    await turn(hands, slider.id, right ? wanted : far);
    await hands.press('ready');
    return;
  }
  const value = right ? answer : plus(answer, rational(1));
  const grid = (await hands.targets()).find(
    (target) => target.keys !== undefined && target.value !== undefined && isOpen(target),
  );
  if (grid !== undefined) return walk(hands, grid.id, value);
  const digits = value.den === 1 ? `${value.num}` : `${value.num}/${value.den}`;
  for (const digit of digits) await hands.key(digit);
  await hands.press('ready');
}

/** Walks a grid row by row from its first cell to the one that is worth a value, and presses it. */
async function walk(hands: Hands, id: string, wanted: Rational): Promise<void> {
  const here = async () => (await hands.targets()).find((target) => target.id === id)?.value ?? '';
  await hands.step(id, 'PageUp');
  await hands.step(id, 'Home');
  let rowStart = '';
  for (let k = 0, before = await here(); k < most; k++, before = await here()) {
    const value = readNotation(before);
    if (value !== null && equals(value, wanted)) return hands.press(id);
    await hands.step(id, 'ArrowRight');
    if ((await here()) !== before) continue;
    await hands.step(id, 'Home');
    await hands.step(id, 'ArrowDown');
    const row = await here();
    if (row === rowStart) break;
    rowStart = row;
  }
  throw new Error('robot: no such cell');
}

/** Turns what goes in steps as near to a value as it gets, in large steps first. */
async function turn(hands: Hands, id: string, wanted: number): Promise<void> {
  const off = async () => {
    const range = (await hands.targets()).find((target) => target.id === id)?.range;
    if (range === undefined) throw new Error('robot: the dial is gone');
    return wanted - range.now;
  };
  let left = await off();
  for (const [up, down] of [
    ['PageUp', 'PageDown'],
    ['ArrowUp', 'ArrowDown'],
  ] as const) {
    for (let k = 0; k < most && left !== 0; k++) {
      await hands.step(id, left > 0 ? up : down);
      const now = await off();
      const nearer = Math.abs(now) < Math.abs(left);
      if (!nearer) {
        if (now !== left) await hands.step(id, left > 0 ? down : up);
        break;
      }
      left = now;
    }
  }
}
