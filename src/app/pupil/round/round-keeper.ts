import { signedInUser } from '../../session/session';
import { isTurnOver } from '../../session/turn';
import type { Outbox } from '../outbox/outbox';
import { loadKeepsake, saveKeepsake } from './keepsakes';
import type { RoundKeeper } from './round-session';

const never = () => new Promise<void>(() => undefined);

/**
 * Keeps a round's answers in the outbox. Once another child has signed in on this device, an answer is not taken any
 * more: the page is about to say whose turn it is, and nobody knows whose hand it was.
 */
export function roundKeeper(outbox: Outbox, windowId: string, pupilId: string): RoundKeeper {
  return {
    add: (answer) => (isTurnOver(signedInUser()) ? never() : outbox.add(windowId, pupilId, answer)),
    finish: () => outbox.finish(windowId),
    loadKeepsake: (game) => loadKeepsake(pupilId, game),
    saveKeepsake: (game, data) => saveKeepsake(pupilId, game, data),
  };
}
