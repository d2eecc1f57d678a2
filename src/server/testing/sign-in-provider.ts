import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import type { SignInProvider } from '../platform/config/sign-in-providers';

/** Somebody who has an account at the provider. */
export interface ProviderPerson {
  readonly subject: string;
  readonly email: string;
  readonly isChecked?: boolean;
  /** How the person proved who it is, as `amr` says it. */
  readonly methods?: readonly string[];
}

/** A real OpenID Connect provider on this machine, at which the next person is signed in without a page. */
export interface RunningProvider {
  readonly settings: SignInProvider;
  /** Who signs in next; null: somebody who says no. */
  next(person: ProviderPerson | null): void;
  stop(): Promise<void>;
}

/** Starts the provider. `redirects` are the addresses to which it may send a browser back. */
export async function startSignInProvider(redirects: readonly string[]): Promise<RunningProvider> {
  let next: ProviderPerson | null = null;
  const people = new Map<string, ProviderPerson>();
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = { client_id: 'sommeneiland', client_secret: 'a secret of sixteen signs or more' };
  const provider = new Provider(issuer, {
    clients: [{ ...client, redirect_uris: [...redirects], token_endpoint_auth_method: 'client_secret_post' }],
    // As most providers do: the id token tells the address.
    conformIdTokenClaims: false,
    claims: { openid: ['sub', 'amr'], email: ['email', 'email_verified'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    cookies: { keys: ['of the test'] },
    findAccount: (_, id) => {
      const person = people.get(id);
      const claims = async () => ({
        sub: id,
        email: person?.email,
        email_verified: person?.isChecked ?? true,
      });
      return { accountId: id, claims };
    },
    async loadExistingGrant({ oidc }) {
      const accountId = oidc.session?.accountId ?? '';
      const grant = new provider.Grant({ clientId: client.client_id, accountId });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  server.on('request', (request, reply) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, reply);
    const result = next
      ? { login: { accountId: next.subject, amr: [...(next.methods ?? [])] } }
      : { error: 'access_denied' };
    void provider.interactionFinished(request, reply, result);
  });
  return {
    settings: {
      id: 'school-id',
      name: 'School-ID',
      issuer: new URL(issuer),
      clientId: client.client_id,
      clientSecret: client.client_secret,
      scope: 'openid email',
      emailClaim: 'email',
      trustsEmail: false,
      secondFactor: ['mfa'],
    },
    next(person) {
      next = person;
      if (person) people.set(person.subject, person);
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
