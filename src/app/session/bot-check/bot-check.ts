import type { BotAction } from '@/contract/passwords';
import { pageSetting } from '../../shared/page-setting';

/**
 * Proves for a named action that a browser sends it, without badge or puzzle: by our own proof of work, or by the
 * provider that the server names.
 */
export const botCheck = {
  /**
   * Returns a token for one call of `action`.
   * @throws when there is no connection
   */
  async token(action: BotAction): Promise<string> {
    const [siteKey, scriptUrl] = pageSetting('bot-check').split(' ');
    if (siteKey && scriptUrl)
      return (await import('./provider-token')).providerToken(siteKey, scriptUrl, action);
    return (await import('./prove-work')).proveWork(action);
  },
};
