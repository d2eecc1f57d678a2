import * as z from 'zod';
import type { BotAction } from '@/contract/passwords';
import type { BotCheckProvider } from '../../platform/config/config';

/** Below this a score means a machine, where the provider gives one. */
const minScore = 0.5;
const patience = 4000;

const Verdict = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
});

/**
 * Asks a provider of the kind that hands out tokens (reCAPTCHA v3, and others that speak as it does) about a token.
 * @throws when the provider cannot be reached
 */
export async function isTokenGood(
  { verifyUrl, secret }: BotCheckProvider,
  action: BotAction,
  token: string,
): Promise<boolean> {
  const reply = await fetch(verifyUrl, {
    method: 'POST',
    body: new URLSearchParams({ secret, response: token }),
    signal: AbortSignal.timeout(patience),
  });
  const verdict = Verdict.safeParse(await reply.json());
  if (!verdict.success) return false;
  const { success, score = 1, action: passedFor = action } = verdict.data;
  // Their actions know no hyphens.
  return success && score >= minScore && passedFor.replaceAll('_', '-') === action;
}
