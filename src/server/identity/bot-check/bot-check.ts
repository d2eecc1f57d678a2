import type { BotAction } from '@/contract/passwords';
import type { CallContext } from '../../platform/http/call';
import { unprocessable } from '../../platform/http/errors';
import { isWorkDone } from './altcha';
import { isTokenGood } from './provider';

/** @throws CallError 422 `bot-check-failed` when `token` is no proof that a person's browser asks for this action */
export async function requirePerson(call: CallContext, action: BotAction, token: string): Promise<void> {
  const { siteKey, provider } = call.config.botCheck;
  const good = provider
    ? await isTokenGood(provider, action, token).catch((error: unknown) => {
        call.log.warn({ code: 'bot-check-unreachable', err: error });
        return false;
      })
    : await isWorkDone(call, siteKey, action, token);
  if (!good) throw unprocessable('bot-check-failed');
}
