import * as z from 'zod';
import { type Role, route } from './route';

const adults: readonly Role[] = ['docent', 'schooladmin', 'office', 'superadmin'];

/** Name of a provider in the configuration of the server. */
const ProviderId = z.string().min(1).max(40);

/**
 * Reason why a sign-in with a provider ended on the sign-in page, as `aanbieder-fout` of its address: the person said
 * no there; the provider could not be reached or answered nonsense; the visit took too long or was begun in another
 * browser; it gave no address that it has checked; nobody here has that address; the account of the school is closed.
 */
export const providerProblems = ['cancelled', 'away', 'expired', 'no-address', 'unknown', 'closed'] as const;
export type ProviderProblem = (typeof providerProblems)[number];

const visit = { tenancy: 'none', roles: 'public', isVisit: true, reply: z.never() } as const;

/** Sign-in of adults with the account they have elsewhere, by OpenID Connect; the head of each page names the providers. */
export const signInProviders = {
  /** A full page navigation to the provider; it comes back to `returnFromProvider`. */
  openProvider: route({
    method: 'GET',
    path: '/api/sign-in-providers/:providerId/open',
    ...visit,
    perAddress: { perSecond: 1, burst: 120 },
    params: z.object({ providerId: ProviderId }),
  }),
  /** The provider sends the browser here: signs in, or goes to the sign-in page for what is still to be asked. */
  returnFromProvider: route({
    method: 'GET',
    path: '/api/sign-in-providers/:providerId/return',
    ...visit,
    writesBecause: 'The provider sends the browser back by GET, and that starts a session.',
    perAddress: { perSecond: 1, burst: 120 },
    params: z.object({ providerId: ProviderId }),
  }),
  /** Returns who is about to sign in with a provider, and what is still asked; null when nobody is any more. */
  readProviderSignIn: route({
    method: 'GET',
    path: '/api/provider-sign-in',
    tenancy: 'none',
    roles: 'public',
    reply: z.object({
      pending: z
        .object({
          provider: z.string(),
          /** Name and school of the person here. */
          name: z.string(),
          school: z.string(),
          /** Whether the accounts are to be linked, which is asked once. */
          links: z.boolean(),
          /** The second factor of the person here is asked for. */
          code: z.boolean(),
        })
        .nullable(),
    }),
  }),
  /** Completes that sign-in. @throws 404 `not-found`, 422 `code-wrong`, `sign-in-throttled`, `account-closed` */
  finishProviderSignIn: route({
    method: 'POST',
    path: '/api/provider-sign-in',
    tenancy: 'none',
    roles: 'public',
    body: z.object({ code: z.string().trim().min(1).max(20).optional() }),
    reply: z.object({}),
  }),
  /** Ends the link with a provider; a password is needed for the next sign-in. */
  unlinkProvider: route({
    method: 'POST',
    path: '/api/security/providers/:providerId/unlink',
    tenancy: 'self',
    roles: adults,
    params: z.object({ providerId: ProviderId }),
    body: z.object({ password: z.string().min(1).max(256) }),
    reply: z.object({}),
  }),
};
