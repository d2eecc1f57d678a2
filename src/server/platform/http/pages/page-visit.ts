import type { Context } from 'hono';
import type { CardProblem } from '@/contract/auth';
import type { Config } from '../../config/config';
import { DatabaseUnavailable } from '../../db/database-unavailable';
import type { Log } from '../../log/log';
import { CallError } from '../errors';

type Answer = (c: Context) => Promise<Response>;
type PageOrigins = Pick<Config, 'pageOrigins'>;

/** Where the pages are for someone who came to this host: here, or at the page origin of the same country. */
export function pagesFor(http: Context, { pageOrigins }: PageOrigins): string {
  const here = new URL(http.req.url).hostname;
  const hosts = pageOrigins.map((origin) => new URL(origin));
  if (hosts.some(({ hostname }) => hostname === here)) return '';
  const ending = here.slice(here.lastIndexOf('.'));
  return (hosts.find(({ hostname }) => hostname.endsWith(ending)) ?? hosts[0])?.origin ?? '';
}

/** Redirects to the sign-in page, which tells the child what is the matter with its card. */
export function toSignIn(http: Context, config: PageOrigins, problem: CardProblem, fragment = ''): Response {
  http.header('cache-control', 'no-store');
  return http.redirect(`${pagesFor(http, config)}/auth/login?fout=${problem}${fragment}`, 302);
}

const problemOf = (error: unknown): CardProblem =>
  error instanceof CallError && error.status === 429 ? 'wait' : 'trouble';

/**
 * Answers a call that a browser opens as a page. A child would see the JSON of an error, so every error but that of a
 * request which is no visit redirects to the sign-in page.
 */
export const answerVisit =
  (answer: Answer, config: PageOrigins, log: Log): Answer =>
  async (c) => {
    try {
      return await answer(c);
    } catch (error) {
      if (error instanceof CallError && error.code === 'not-a-page-visit') throw error;
      // Answered by a page that asks again by itself: the card need not be read a second time.
      if (error instanceof DatabaseUnavailable) throw error;
      if (!(error instanceof CallError)) log.error({ code: 'unexpected', err: error });
      return toSignIn(c, config, problemOf(error));
    }
  };
