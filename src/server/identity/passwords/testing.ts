import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { BotAction } from '@/contract/passwords';
import type { TestServer } from '../../testing/server';
import { makeChallenge } from '../bot-check/altcha';

/** Asks for a challenge of the bot check and does its work, as a browser would. */
export async function workedTokenOf(server: TestServer, action: BotAction): Promise<string> {
  const { body } = await server.call('botChallenge', { params: { action } });
  return solved(body.challenge as unknown as Challenge);
}

/** Returns a token of the bot check for a challenge of this server that the first guess solves. */
export async function botTokenOf({ services, now }: TestServer, action: BotAction): Promise<string> {
  const { config, keys } = services;
  return solved(await makeChallenge({ keys, now: now() }, config.botCheck.siteKey, action, 1));
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
