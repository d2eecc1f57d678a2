import { compare, equals, plus, type Rational, rational, readNotation } from '@/maths/number/rational';
import type { Task } from '@/maths/round/task';
import { magnitudeOf } from '@/maths/sum/answer';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import type { Target } from '../api/bus';
import { valueIn } from '../text/notation';

/** Plays a game through its targets, as a keyboard user does. */
export interface Player {
  /** Returns the targets of the accessibility layer. */
  targets(): Promise<readonly Target[]>;
  press(id: string): Promise<void>;
  /** Presses a key, wherever the focus is. */
  key(key: string): Promise<void>;
  /** Sends a stepping key to a target that takes them. */
  step(id: string, key: string): Promise<void>;
  /** Draws one stroke from a target through another; without it both are pressed. */
  stroke?(from: string, through: string): Promise<void>;
}

/** Answers one task, right or wrong. A game with its own way to answer exports one from `robot.ts`. */
export type Robot = (player: Player, task: Task, right: boolean) => Promise<void>;

const isOpen = ({ state }: Target) => state !== 'disabled';
const numberIn = ({ value }: Target) => (value === undefined ? null : readNotation(value));
const maxSteps = 400;

/** Answers a task according to its mode, by the values of the targets. */
export const playTask: Robot = async (player, task, right) => {
  switch (task.mode) {
    case 'choose':
      return choose(player, task, right);
    case 'collect':
      return collect(player, task, right);
    case 'compose':
      return compose(player, task, right);
    case 'order':
      return order(player, task, right);
    case 'type':
    case 'place':
      return give(player, task, right);
  }
};

const answerOf = ({ sumIds }: Task): Rational => parseSumOrThrow(sumIds[0] ?? '').answer;

async function choose(player: Player, task: Task, right: boolean): Promise<void> {
  const open = (await player.targets()).filter((target) => isOpen(target) && target.value !== undefined);
  const sum = parseSumOrThrow(task.sumIds[0] ?? '');
  const isRight = ({ value = '' }: Target) => {
    const given = valueIn(value, sum);
    return given !== null && equals(given, sum.answer);
  };
  const target = open.find((candidate) => isRight(candidate) === right);
  if (target === undefined) throw new Error('robot: no such option');
  await player.press(target.id);
}

/** Presses every target that fits; a wrong answer treats the first one the other way. */
async function collect(player: Player, { sumIds, target = '' }: Task, right: boolean): Promise<void> {
  const asked = readNotation(target);
  for (const [place, id] of sumIds.entries()) {
    const fits = asked !== null && equals(parseSumOrThrow(id).answer, asked);
    if (fits !== (!right && place === 0)) await pressTargetFor(player, id);
  }
  await player.press('ready');
}

async function order(player: Player, { sumIds, direction }: Task, right: boolean): Promise<void> {
  const sorted = [...sumIds].sort((a, b) =>
    compare(magnitudeOf(parseSumOrThrow(a)), magnitudeOf(parseSumOrThrow(b))),
  );
  if ((direction === 'down') === right) sorted.reverse();
  for (const id of sorted) await pressTargetFor(player, id);
  await player.press('ready');
}

/** Presses the target of a sum. */
async function pressTargetFor(player: Player, sumId: string): Promise<void> {
  const target = (await player.targets()).find((candidate) => candidate.value === sumId && isOpen(candidate));
  if (target === undefined) throw new Error(`robot: nothing stands for ${sumId}`);
  await player.press(target.id);
}

/** Returns the slot that takes the carried piece; undefined when no piece is carried, or none has room. */
const openSlot = async (player: Player): Promise<Target | undefined> =>
  (await player.targets()).find((target) => target.takesPieces === true && isOpen(target));

/** Places pieces into slots. Without slots a press places a piece, and every piece can be used again. */
async function compose(player: Player, task: Task, right: boolean): Promise<void> {
  const targets = await player.targets();
  const pieces = targets.flatMap((target) => {
    const value = numberIn(target);
    return value === null || target.takesPieces === true ? [] : [{ id: target.id, value }];
  });
  const isStock = targets.every(({ takesPieces }) => takesPieces !== true);
  const stock = pieces
    .toSorted((a, b) => Math.abs(b.value.num / b.value.den) - Math.abs(a.value.num / a.value.den))
    .flatMap((piece) => Array.from({ length: 12 }, () => piece));
  const chosen = right ? piecesFor(isStock ? stock : pieces, answerOf(task)) : pieces.slice(0, 1);
  if (chosen === null) throw new Error('robot: the pieces cannot make the answer');
  for (const { id } of chosen) {
    await player.press(id);
    if (isStock) continue;
    let slot = await openSlot(player);
    if (slot === undefined) {
      // A piece that still flies back to its place may slip away from under a pointer.
      await player.press(id);
      slot = await openSlot(player);
    }
    if (slot === undefined) throw new Error('robot: no room for a piece');
    await player.press(slot.id);
  }
  await player.press('ready');
}

interface Piece {
  readonly id: string;
  readonly value: Rational;
}

/** Returns pieces that add up to a value; null when there are none. */
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

/** Returns whether a sum is further from zero than the total, so that more pieces of the same sign cannot help. */
const isBeyond = (sum: Rational, total: Rational): boolean =>
  compare(sum, total) * (total.num < 0 ? -1 : 1) > 0;

/** Enters a value on a slider, a grid or the number pad, whichever the game has. */
async function give(player: Player, task: Task, right: boolean): Promise<void> {
  const answer = answerOf(task);
  const slider = (await player.targets()).find((target) => target.range !== undefined && isOpen(target));
  if (slider?.range !== undefined) {
    const { min, max } = slider.range;
    const wanted = answer.num / answer.den;
    const far = wanted - min > max - wanted ? min : max;
    await turn(player, slider.id, right ? wanted : far);
    await player.press('ready');
    return;
  }
  const value = right ? answer : plus(answer, rational(1));
  const grid = (await player.targets()).find(
    (target) => target.keys !== undefined && target.value !== undefined && isOpen(target),
  );
  if (grid !== undefined) return walk(player, grid.id, value);
  const digits = value.den === 1 ? `${value.num}` : `${value.num}/${value.den}`;
  for (const digit of digits) await player.key(digit);
  await player.press('ready');
}

/** Moves over a grid row by row to the cell with a value, and presses it. */
async function walk(player: Player, id: string, wanted: Rational): Promise<void> {
  const here = async () => (await player.targets()).find((target) => target.id === id)?.value ?? '';
  await player.step(id, 'PageUp');
  await player.step(id, 'Home');
  let rowStart = '';
  for (let k = 0, before = await here(); k < maxSteps; k++, before = await here()) {
    const value = readNotation(before);
    if (value !== null && equals(value, wanted)) return player.press(id);
    await player.step(id, 'ArrowRight');
    if ((await here()) !== before) continue;
    await player.step(id, 'Home');
    await player.step(id, 'ArrowDown');
    const row = await here();
    if (row === rowStart) break;
    rowStart = row;
  }
  throw new Error('robot: no such cell');
}

/** Moves a slider as near to a value as possible, in large steps first. */
async function turn(player: Player, id: string, wanted: number): Promise<void> {
  const off = async () => {
    const range = (await player.targets()).find((target) => target.id === id)?.range;
    if (range === undefined) throw new Error('robot: the dial is gone');
    return wanted - range.now;
  };
  let left = await off();
  for (const [up, down] of [
    ['PageUp', 'PageDown'],
    ['ArrowUp', 'ArrowDown'],
  ] as const) {
    for (let k = 0; k < maxSteps && left !== 0; k++) {
      await player.step(id, left > 0 ? up : down);
      const now = await off();
      const nearer = Math.abs(now) < Math.abs(left);
      if (!nearer) {
        if (now !== left) await player.step(id, left > 0 ? down : up);
        break;
      }
      left = now;
    }
  }
}
