import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { BotAction } from '@/contract/passwords';
import type { TestServer } from '../../testing/server';

/** Does the work of a bot check, as a browser would. */
export async function botTokenOf(server: TestServer, action: BotAction): Promise<string> {
  const { body } = await server.call('botChallenge', { params: { action } });
  return solved(body.challenge as unknown as Challenge);
}

/** A challenge with its solution, as it is handed in. */
export async function solved(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** The link of the last email that has one. */
export function linkInEmails({ emails }: TestServer): { path: string; userId: string; token: string } {
  const links = emails.flatMap(({ text }) => text.match(/\/auth\/wachtwoord\S+\/\S+\/\S+/) ?? []);
  const path = links.at(-1) ?? '';
  const [userId = '', token = ''] = path.split('/').slice(-2);
  return { path, userId, token };
}
