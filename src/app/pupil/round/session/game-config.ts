import { gameById } from '@games/kit/api/catalogue';
import { type GameManifest, modesOf, shapesTakenBy } from '@games/kit/api/manifest';
import type { AnswerMode } from '@/maths/answer-mode';
import { asksSeveral } from '@/maths/round/choice/asks-several';
import type { RoundConfig } from '@/maths/round/round-state';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import type { ShapeName } from '@/maths/sum/shape/shape-names';
import { hasShape } from '@/maths/sum/shape/shapes-of';
import type { SumWindow } from '@/maths/window/sum-window';

/** Number of options when the manifest gives none. */
const USUAL_OPTIONS: Readonly<Record<AnswerMode, number>> = {
  choose: 4,
  type: 4,
  compose: 4,
  place: 4,
  collect: 6,
  order: 4,
};
/** Fewest tasks of a round whose tasks ask several sums: each takes the time of two. */
const FEWEST_TASKS = 4;

const lengthOf = (mode: AnswerMode, { sumsPerRound }: SumWindow['settings']): number =>
  asksSeveral(mode) ? Math.max(FEWEST_TASKS, Math.ceil(sumsPerRound / 2)) : sumsPerRound;

type Takes = GameManifest['takes'];

/** Returns the sums of a window that are of these shapes. */
const takenOf = (shapes: readonly ShapeName[], { pool }: SumWindow): number =>
  pool.filter(({ sumId }) => hasShape(parseSumOrThrow(sumId), shapes)).length;

/**
 * Returns the shapes that the game asks in this window: without those that the office took out, as long as any of its sums
 * is left, so that a window can be played whatever was set after the game was chosen.
 */
function takesIn({ id, takes }: GameManifest, window: SumWindow): Takes {
  const off = window.shapesOff?.[id];
  if (off === undefined) return takes;
  const left: Takes = Object.fromEntries(
    Object.entries(takes).map(([mode, shapes]) => [mode, shapes.filter((shape) => !off.includes(shape))]),
  );
  return Object.values(left).some((shapes) => takenOf(shapes, window) > 0) ? left : takes;
}

/**
 * Configures a round of the window for the game: in the wanted answer mode, else in the one that takes most of the sums.
 * Null when that mode takes none of them.
 */
export function configOf(game: GameManifest, window: SumWindow, wanted?: AnswerMode): RoundConfig | null {
  const modes = modesOf(game);
  const takes = takesIn(game, window);
  const countIn = (each: AnswerMode) => takenOf(takes[each] ?? [], window);
  const [usual] = modes.toSorted((a, b) => countIn(b) - countIn(a));
  const mode = modes.find((each) => each === wanted) ?? usual;
  if (mode === undefined || countIn(mode) === 0) return null;
  const before = window.playedBefore === undefined ? undefined : gameById(window.playedBefore);
  return {
    mode,
    game: game.id,
    tempo: game.tempo[mode] ?? 'slow',
    optionCount: game.options ?? USUAL_OPTIONS[mode],
    ...(game.place && { place: game.place }),
    takes: takes[mode] ?? [],
    ...(before && { takenBefore: shapesTakenBy(before) }),
    length: lengthOf(mode, window.settings),
  };
}
