import type { GameManifest } from '@games/kit/manifest';
import type { RoundConfig } from '@/maths/round/round-state';
import type { AnswerMode } from '@/maths/round/task';
import type { SumWindow } from '@/maths/window/sum-window';

const asksOneSum = (mode: AnswerMode): mode is RoundConfig['mode'] => mode !== 'collect' && mode !== 'order';

/** Options a game shows when its manifest does not say how many. */
const USUAL_OPTIONS = 4;

/** How a round of this window goes in this game; null when none of the game's ways asks one sum at a time. */
export function configOf(game: GameManifest, window: SumWindow, wanted?: AnswerMode): RoundConfig | null {
  const modes = wanted === undefined ? game.modes : [wanted, ...game.modes];
  const mode = modes.filter((candidate) => game.modes.includes(candidate)).find(asksOneSum);
  if (mode === undefined) return null;
  return {
    mode,
    game: game.id,
    tempo: game.tempo,
    optionCount: game.options ?? USUAL_OPTIONS,
    length: window.settings.sumsPerRound,
  };
}
