import type { AnswerMode } from '@/maths/answer-mode';
import type { Target } from '../api/bus';
import type { Box, Point } from '../layout/design';

/** One thing the hand shows: where to look, what is pressed, or half of a movement that the child completes. */
export type Beat =
  | { readonly kind: 'look'; readonly at: Point }
  | { readonly kind: 'press'; readonly at: Point }
  | { readonly kind: 'drag'; readonly from: Point; readonly to: Point };

/** A drag by which a game is played: from where the hand takes hold to where it lets go, design px. */
export interface Drag {
  /** Letting go answers; else the ready button does. */
  readonly commits: boolean;
  /** Ids of targets that are pressed before, as on a pad. */
  readonly after?: readonly string[];
  readonly from: Point;
  readonly to: Point;
}

/** A place where a hand presses, where the middle of a target would not do. */
export interface Press {
  readonly press: Point;
  readonly commits?: never;
}

/** Part of a way that the hand goes: the child goes the rest. */
const half = 0.5;
/** Part of the length of a line or dial along which the hand moves its handle. */
const slide = 0.3;

const middle = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

const between = (from: Point, to: Point, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});

const dragTo = ({ from, to }: Pick<Drag, 'from' | 'to'>): Beat => ({
  kind: 'drag',
  from,
  to: between(from, to, half),
});

/** Along the longer side of what is slid. */
function along({ box }: Target): Beat {
  const from = middle(box);
  const isFlat = box.width >= box.height;
  const by = slide * Math.max(box.width, box.height);
  return { kind: 'drag', from, to: { x: from.x + (isFlat ? by : 0), y: from.y - (isFlat ? 0 : by) } };
}

/** Two things that are pressed, far enough apart to be seen as two. */
function presses(targets: readonly Target[], most: number): readonly Beat[] {
  const second = targets[Math.floor(targets.length / 2)];
  const chosen = new Set([targets[0], second].slice(0, most));
  return [...chosen].flatMap((target) =>
    target ? [{ kind: 'press' as const, at: middle(target.box) }] : [],
  );
}

const pressesBefore = ({ after = [] }: Drag, targets: readonly Target[]): readonly Beat[] =>
  presses(
    after.flatMap((id) => targets.find((target) => target.id === id) ?? []),
    2,
  );

function gesture(mode: AnswerMode, targets: readonly Target[]): readonly Beat[] {
  const slider = targets.find(({ range }) => range !== undefined);
  const place = targets.find(({ takesPieces }) => takesPieces === true);
  const piece = targets.find(({ takesPieces }) => takesPieces !== true);
  if (mode === 'place' && slider) return [along(slider)];
  if (mode === 'compose' && place && piece)
    return [dragTo({ from: middle(piece.box), to: middle(place.box) })];
  // One option only: two would look like an answer of two.
  return presses(targets, mode === 'choose' ? 1 : 2);
}

function movement(mode: AnswerMode, targets: readonly Target[], drag: Drag | Press | null): readonly Beat[] {
  if (drag === null) return gesture(mode, targets);
  if ('press' in drag) return [{ kind: 'press', at: drag.press }];
  return [...pressesBefore(drag, targets), dragTo(drag)];
}

/**
 * What a hand shows of a task without a word: first the sum, then half of what the child does, then what commits it. It
 * is made of the places of the targets, which say nothing of the answer, or of the drag or press that the game says.
 */
export function beatsFor(
  mode: AnswerMode,
  card: Point,
  targets: readonly Target[],
  drag: Drag | Press | null = null,
): readonly Beat[] {
  const open = targets.filter(({ state }) => state !== 'disabled');
  const world = open.filter(({ last }) => last !== true);
  const ready = targets.find(({ last }) => last === true);
  return [
    { kind: 'look', at: card },
    ...movement(mode, world, drag),
    ...(ready && drag?.commits !== true ? [{ kind: 'look' as const, at: middle(ready.box) }] : []),
  ];
}
