import type { Context } from 'hono';
import type { ProviderProblem } from '@/contract/sign-in-providers';
import type { Config } from '../../platform/config/config';
import type { SignInProvider } from '../../platform/config/sign-in-providers';
import type { Call, CallContext } from '../../platform/http/call';
import { CallError, notFound } from '../../platform/http/errors';
import { pagesFor } from '../../platform/http/pages/page-visit';
import { beginSession } from '../sign-in/sign-in';
import { refuseUnlessVisited } from '../sign-in/visit';
import { findByEmail, findLinked, readAdult } from './find-person';
import { endVisit, ProviderError, startVisit } from './provider-client';
import { forgetStanding, keepStanding, readStanding } from './visit-cookie';

/** @throws CallError 404 for a provider that is not in use here */
function providerNamed({ signInProviders }: Config, providerId: string): SignInProvider {
  const provider = signInProviders.find(({ id }) => id === providerId);
  if (!provider) throw notFound();
  return provider;
}

/** Origin of this server as the browser sees it, which its own address cannot tell behind a proxy. */
function ownOrigin(http: Context, { apiHosts, pageOrigins }: Config): string {
  const origins = [...apiHosts, ...pageOrigins];
  const { host } = new URL(http.req.url);
  return origins.find((origin) => new URL(origin).host === host) ?? origins[0] ?? '';
}

const returnPath = (providerId: string) => `/api/sign-in-providers/${providerId}/return`;

type Visited = Pick<CallContext, 'http' | 'config' | 'log' | 'keys' | 'now'>;

/** Sends the browser on; the address that it comes from holds secrets. */
function sendOn({ http }: Visited, address: string): Response {
  http.header('cache-control', 'no-store');
  http.header('referrer-policy', 'no-referrer');
  return http.redirect(address, 302);
}

/** Goes to the sign-in page, which completes the sign-in, asks what is missing, or says what went wrong. */
const toPage = (call: Visited, query: string): Response =>
  sendOn(call, `${pagesFor(call.http, call.config)}/auth/login?${query}`);

function toProblem(call: Visited, problem: ProviderProblem): Response {
  forgetStanding(call);
  return toPage(call, `aanbieder-fout=${problem}`);
}

function afterFailure(call: Visited, error: unknown): Response {
  if (!(error instanceof ProviderError)) throw error;
  // What it sent may name somebody: the log gets its kind alone.
  const { cause } = error;
  const kind = cause instanceof Error ? cause.name : 'unknown';
  if (error.problem === 'away') call.log.warn({ code: 'sign-in-provider-failed', kind });
  return toProblem(call, error.problem);
}

/** Sends the browser to the provider. */
export async function openProvider(call: Call<'openProvider'>): Promise<Response> {
  const { http, config, params, now } = call;
  refuseUnlessVisited(http);
  const provider = providerNamed(config, params.providerId);
  try {
    const { url, visit } = await startVisit(provider, ownOrigin(http, config) + returnPath(provider.id), now);
    keepStanding(call, { step: 'away', providerId: provider.id, ...visit });
    return sendOn(call, url.href);
  } catch (error) {
    return afterFailure(call, error);
  }
}

/**
 * Takes the browser back from the provider. Somebody who is linked is signed in, with a code where one is needed;
 * somebody whose address is known here is asked once whether the accounts belong together; nobody else gets in.
 */
export async function returnFromProvider(call: Call<'returnFromProvider'>): Promise<Response> {
  const { http, db, keys, config, params, now } = call;
  refuseUnlessVisited(http);
  const provider = providerNamed(config, params.providerId);
  const visit = readStanding(call, 'away');
  if (visit?.providerId !== provider.id) return toProblem(call, 'expired');
  const { search } = new URL(http.req.url);
  try {
    const here = new URL(returnPath(provider.id) + search, ownOrigin(http, config));
    const identity = await endVisit(provider, here, visit, now);
    const subject = keys.mac('provider-subject', provider.issuer.href, identity.subject).toString('hex');
    const linked = await findLinked(db, subject);
    if (!linked && !identity.email) return toProblem(call, 'no-address');
    const adult = linked ? await readAdult(db, linked) : await findByEmail(db, identity.email ?? '');
    if (!adult) return toProblem(call, 'unknown');
    const { secondFactor: providerFactor } = identity;
    if (linked && (providerFactor || !adult.twoFactor)) {
      await beginSession(call, adult, { providerFactor });
      forgetStanding(call);
      return toPage(call, 'aanbieder=klaar');
    }
    const { accountId, personId } = adult;
    const standing = { providerId: provider.id, accountId, personId, subject, providerFactor };
    keepStanding(call, { step: 'back', links: !linked, ...standing });
    return toPage(call, 'aanbieder=vraag');
  } catch (error) {
    if (error instanceof CallError && error.code === 'account-closed') return toProblem(call, 'closed');
    return afterFailure(call, error);
  }
}
