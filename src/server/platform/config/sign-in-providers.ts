import { StartError } from '../../shared/start-error';

/** A service at which adults already have an account, by OpenID Connect. */
export interface SignInProvider {
  /** Name in addresses and in the database: it must not change. */
  readonly id: string;
  /** Name on the button. */
  readonly name: string;
  readonly issuer: URL;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scope: string;
  /** Claim that holds the address. */
  readonly emailClaim: string;
  /** Every address it gives is checked by the school, although it does not send `email_verified`. */
  readonly trustsEmail: boolean;
  /** Values of `acr` or `amr` that say that it asked for a second factor. */
  readonly secondFactor: readonly string[];
}

type Env = Readonly<Record<string, string | undefined>>;

/** A setting of a provider that cannot be meant. */
export class ProviderConfigError extends StartError {}

const idPattern = /^[a-z][a-z0-9-]{0,29}$/;
const most = 8;

/** RFC 8176: more than one factor was checked. */
const usualSecondFactor = 'mfa';

const listOf = (text: string, separator: RegExp): string[] =>
  text.split(separator).filter((part) => part !== '');

function readProvider(env: Env, id: string, isLoopback: (hostname: string) => boolean): SignInProvider {
  const prefix = `SIGN_IN_${id.toUpperCase().replaceAll('-', '_')}_`;
  const needed = (name: string): string => {
    const text = env[prefix + name]?.trim() ?? '';
    if (text === '') throw new ProviderConfigError(`${prefix}${name} is missing for the sign-in with ${id}.`);
    return text;
  };
  const address = needed('ISSUER');
  const issuer = URL.canParse(address) ? new URL(address) : undefined;
  if (
    !issuer ||
    !(issuer.protocol === 'https:' || (issuer.protocol === 'http:' && isLoopback(issuer.hostname)))
  ) {
    throw new ProviderConfigError(
      `${prefix}ISSUER is "${address}"; give an address that begins with https://.`,
    );
  }
  const trusted = env[`${prefix}EMAIL_TRUSTED`] ?? '0';
  if (trusted !== '0' && trusted !== '1') {
    throw new ProviderConfigError(`${prefix}EMAIL_TRUSTED is "${trusted}"; give 1 (yes) or 0 (no).`);
  }
  return {
    id,
    name: needed('NAME').slice(0, 40),
    issuer,
    clientId: needed('CLIENT_ID'),
    clientSecret: needed('CLIENT_SECRET'),
    scope: env[`${prefix}SCOPE`]?.trim() || 'openid email',
    emailClaim: env[`${prefix}EMAIL_CLAIM`]?.trim() || 'email',
    trustsEmail: trusted === '1',
    secondFactor: listOf(env[`${prefix}SECOND_FACTOR`] ?? usualSecondFactor, /\s+/),
  };
}

/**
 * Reads the providers named in `SIGN_IN_PROVIDERS`, such as `google,entra`; `docs/sign-in-providers.md` lists the
 * settings of each.
 *
 * @throws ProviderConfigError at the first setting that cannot be meant
 */
export function readSignInProviders(env: Env, isLoopback: (hostname: string) => boolean): SignInProvider[] {
  const ids = listOf(env.SIGN_IN_PROVIDERS ?? '', /[\s,]+/);
  const odd = ids.find((id, place) => !idPattern.test(id) || ids.indexOf(id) !== place);
  if (odd !== undefined || ids.length > most) {
    throw new ProviderConfigError(
      `SIGN_IN_PROVIDERS is "${env.SIGN_IN_PROVIDERS}"; give at most ${most} different names such as google,entra.`,
    );
  }
  return ids.map((id) => readProvider(env, id, isLoopback));
}
