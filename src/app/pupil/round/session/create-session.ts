import type { GameManifest } from '@games/kit/api/manifest';
import type { AnswerMode } from '@/maths/answer-mode';
import { configOf } from './game-config';
import { createRoundSession } from './round-session';
import { createStartSession } from './start-session';
import { createTestSession } from './test-session';
import type { RoundSession, RoundSetup } from './types';

/**
 * Creates the session that the purpose of the window asks for: a test or a round; null when the game cannot ask its
 * sums.
 */
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
