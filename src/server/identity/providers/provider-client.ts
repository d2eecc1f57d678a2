import * as oidc from 'openid-client';
import type { SignInProvider } from '../../platform/config/sign-in-providers';

/** Seconds that a provider has for an answer. */
const patience = 10;
/** How long what a provider says of itself is believed, ms. */
const believedFor = 60 * 60_000;

/** What must be the same when the browser comes back. */
export interface Visit {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** The person as the provider knows it. */
export interface Identity {
  readonly subject: string;
  /** An address that the provider has checked, in lower case. */
  readonly email: string | undefined;
  /** The provider asked for a second factor. */
  readonly secondFactor: boolean;
}

/** The provider refused, or its answer cannot be believed. `cancelled`: the person said no there. */
export class ProviderError extends Error {
  readonly problem: 'cancelled' | 'away';

  constructor(problem: 'cancelled' | 'away', options?: ErrorOptions) {
    super(`The sign-in provider did not sign anybody in: ${problem}`, options);
    this.problem = problem;
  }
}

const known = new Map<string, { readonly at: number; readonly configuration: Promise<oidc.Configuration> }>();

/** Asks the provider for its addresses and keys, once an hour. */
function discover(
  { issuer, clientId, clientSecret }: SignInProvider,
  now: Date,
): Promise<oidc.Configuration> {
  const key = `${issuer.href} ${clientId}`;
  const before = known.get(key);
  if (before && now.getTime() - before.at < believedFor) return before.configuration;
  // Plain http is for a provider on this machine alone; the configuration is checked for that.
  const execute = issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : [];
  const configuration = oidc.discovery(issuer, clientId, clientSecret, undefined, {
    execute,
    timeout: patience,
  });
  known.set(key, { at: now.getTime(), configuration });
  // A provider that was away is asked again at the next sign-in.
  configuration.catch(() => known.delete(key));
  return configuration;
}

const failed = (cause: unknown): ProviderError => {
  const cancelled = cause instanceof oidc.AuthorizationResponseError && cause.error === 'access_denied';
  return new ProviderError(cancelled ? 'cancelled' : 'away', { cause });
};

/**
 * Returns the address at which the person signs in, and what to compare when the browser comes back.
 *
 * @throws ProviderError when the provider cannot be reached
 */
export async function startVisit(
  provider: SignInProvider,
  redirectUri: string,
  now: Date,
): Promise<{ url: URL; visit: Visit }> {
  try {
    const configuration = await discover(provider, now);
    const visit: Visit = {
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      verifier: oidc.randomPKCECodeVerifier(),
    };
    const url = oidc.buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri,
      scope: provider.scope,
      state: visit.state,
      nonce: visit.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(visit.verifier),
      code_challenge_method: 'S256',
    });
    return { url, visit };
  } catch (error) {
    throw failed(error);
  }
}

const textsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/**
 * Exchanges the code in the address for the identity of the person.
 *
 * @param here address to which the provider sent the browser
 *
 * @throws ProviderError
 */
export async function endVisit(
  provider: SignInProvider,
  here: URL,
  { state, nonce, verifier }: Visit,
  now: Date,
): Promise<Identity> {
  try {
    const configuration = await discover(provider, now);
    const tokens = await oidc.authorizationCodeGrant(configuration, here, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new Error('The provider sent no id token.');
    const { sub } = claims;
    const { emailClaim } = provider;
    // Some providers give the address only when asked for it separately.
    const about =
      typeof claims[emailClaim] === 'string' || !configuration.serverMetadata().userinfo_endpoint
        ? claims
        : await oidc.fetchUserInfo(configuration, tokens.access_token, sub);
    const isChecked = provider.trustsEmail || about.email_verified === true;
    const address = about[emailClaim];
    const email = typeof address === 'string' && isChecked ? address : undefined;
    const methods = [...textsOf(claims.amr), claims.acr];
    return {
      subject: sub,
      email,
      secondFactor: provider.secondFactor.some((value) => methods.includes(value)),
    };
  } catch (error) {
    throw failed(error);
  }
}
