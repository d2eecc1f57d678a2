import { hasDeviceUserChanged } from '../../../session/device/device-user';
import { signedInUser } from '../../../session/session';
import type { Outbox } from '../../sync/outbox/outbox';
import type { RoundStorage } from '../session/types';
import { loadKeepsake, saveKeepsake } from './keepsakes';

const never = () => new Promise<void>(() => undefined);

/**
 * Stores the answers of a round in the outbox. Ignores an answer once another child has signed in on this device:
 * nobody knows who gave it.
 */
export function roundStorage(outbox: Outbox, windowId: string, pupilId: string): RoundStorage {
  return {
    add: (answer) => (hasDeviceUserChanged(signedInUser()) ? never() : outbox.add(windowId, pupilId, answer)),
    finish: () => outbox.finish(windowId),
    loadKeepsake: (game) => loadKeepsake(pupilId, game),
    saveKeepsake: (game, data) => saveKeepsake(pupilId, game, data),
  };
}
