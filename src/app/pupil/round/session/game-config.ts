import type { GameManifest } from '@games/kit/api/manifest';
import type { AnswerMode } from '@/maths/answer-mode';
import { asksSeveral } from '@/maths/round/choice/pick';
import type { RoundConfig } from '@/maths/round/round-state';
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

/** Configures a round of the window for the game, in the wanted answer mode or else the game's first. */
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
