import type { BotAction } from '@/contract/passwords';
import { pageSetting } from '../page-setting';

/**
 * Shows that a person's browser asks, for one named action. Nobody sees anything of it: no badge, no puzzle.
 * Our own proof of work, or the provider that the server names.
 */
export const botCheck = {
  /** A token for one call that does `action`. @throws when there is no connection */
  async token(action: BotAction): Promise<string> {
    const [siteKey, scriptUrl] = pageSetting('bot-check').split(' ');
    if (siteKey && scriptUrl)
      return (await import('./provider-token')).providerToken(siteKey, scriptUrl, action);
    return (await import('./prove-work')).proveWork(action);
  },
};
