import type { GameManifest } from '@games/kit/manifest';
import type { AnswerMode } from '@/maths/round/task';
import { configOf } from './game-config';
import { createRoundSession, type RoundSession, type RoundSetup } from './round-session';
import { createStartSession } from './start-session';
import { createTestSession } from './test-session';

/** What this window is played as: a test where its sums were chosen for one, else a round; null when the game cannot ask them. */
export function createSession(
  game: GameManifest,
  setup: Omit<RoundSetup, 'config'>,
  mode?: AnswerMode,
): RoundSession | null {
  if (setup.window.purpose === 'fluency-test') return createTestSession({ ...setup, game: game.id });
  if (setup.window.purpose === 'start-test') return createStartSession({ ...setup, game: game.id });
  const config = configOf(game, setup.window, mode);
  return config === null ? null : createRoundSession({ ...setup, config });
}
