import type { Context } from 'hono';
import type { CardProblem } from '@/contract/auth';
import type { Config } from '../../platform/config/config';
import type { AllAccountsDb } from '../../platform/db/database';
import type { Call } from '../../platform/http/call';
import { pagesFor, toSignIn } from '../../platform/http/pages/page-visit';
import { cardCodeHash, splitCardCode } from '../secrets/card-code';
import { beginSession, type Person } from './sign-in';
import { refuseUnlessVisited } from './visit';

/**
 * Whether one of our own pages sent the browser here. Anybody can link to `?replace=1`; only the page that asked
 * may end the session of another. Old browsers say no `Sec-Fetch-Site`, and then where they come from counts.
 */
function isFromOurPages(http: Context, { pageOrigins }: Pick<Config, 'pageOrigins'>): boolean {
  const site = http.req.header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin' || site === 'same-site';
  const from = http.req.header('referer') ?? '';
  return URL.canParse(from) && pageOrigins.includes(new URL(from).origin);
}

async function pupilOfCard(db: AllAccountsDb, code: string): Promise<Person | undefined> {
  const halves = splitCardCode(code);
  if (!halves) return undefined;
  const found = await db
    .selectFrom('account as a')
    .innerJoin('login_card as c', 'c.account_id', 'a.account_id')
    .innerJoin('pupil as p', (on) =>
      on.onRef('p.account_id', '=', 'c.account_id').onRef('p.pupil_id', '=', 'c.pupil_id'),
    )
    .where('a.slug', '=', halves.slug)
    .where('c.code_hash', '=', cardCodeHash(code))
    .where('p.trashed_at', 'is', null)
    .select(['p.account_id', 'p.pupil_id'])
    .executeTakeFirst();
  return found && { accountId: found.account_id, personId: found.pupil_id, role: 'leerling' };
}

/**
 * The link of a login card: signs the pupil in and goes to its map, or to the sign-in page saying why not. A code has
 * 128 random bits, so wrong ones are not counted: nobody guesses one, and a card that is right always works.
 */
export async function quickLogin(call: Call<'quickLogin'>): Promise<Response> {
  const { db, http, config, session, params, query } = call;
  refuseUnlessVisited(http);
  http.header('referrer-policy', 'no-referrer');
  http.header('cache-control', 'no-store');
  const backToSignIn = (problem: CardProblem, fragment = '') => toSignIn(http, config, problem, fragment);

  // A QR that was cut off is no card: the child is asked to read it again.
  if (!splitCardCode(params.code)) return backToSignIn('unreadable');
  const pupil = await pupilOfCard(db, params.code);
  if (!pupil) return backToSignIn('card');
  const mayReplace = query.replace === '1' && isFromOurPages(http, config);
  // A pupil of another school may have the same id.
  const isThere = session?.accountId === pupil.accountId && session.personId === pupil.personId;
  if (session && !isThere && !mayReplace) {
    return backToSignIn('other-user', `#k=${params.code}`);
  }
  if (!isThere) await beginSession(call, pupil);
  return http.redirect(`${pagesFor(http, config)}/leerling/${pupil.personId}/landkaart`, 302);
}
