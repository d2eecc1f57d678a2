import type { GameManifest } from '@games/kit/manifest';
import { asksSeveral } from '@/maths/round/pick';
import type { RoundConfig } from '@/maths/round/round-state';
import type { AnswerMode } from '@/maths/round/task';
import type { SumWindow } from '@/maths/window/sum-window';

/** Options a game shows when its manifest does not say how many. */
const USUAL_OPTIONS: Readonly<Record<AnswerMode, number>> = {
  choose: 4,
  type: 4,
  compose: 4,
  place: 4,
  collect: 6,
  order: 4,
};
/** A task of several sums takes the time of two. */
const FEWEST_TASKS = 4;

const lengthOf = (mode: AnswerMode, { sumsPerRound }: SumWindow['settings']): number =>
  asksSeveral(mode) ? Math.max(FEWEST_TASKS, Math.ceil(sumsPerRound / 2)) : sumsPerRound;

/** How a round of this window goes in this game: in the way that is wanted, or else the game's first. */
export function configOf(game: GameManifest, window: SumWindow, wanted?: AnswerMode): RoundConfig {
  const [first] = game.modes;
  const mode = game.modes.find((each) => each === wanted) ?? first;
  return {
    mode,
    game: game.id,
    tempo: game.tempo,
    optionCount: game.options ?? USUAL_OPTIONS[mode],
    ...(game.place && { place: game.place }),
    length: lengthOf(mode, window.settings),
  };
}
