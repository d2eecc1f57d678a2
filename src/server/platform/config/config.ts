import { hostname, networkInterfaces } from 'node:os';
import path from 'node:path';
import { brand } from '@/contract/brand';
import { StartError } from '../../shared/start-error';
import { usualStatementTimeout } from '../db/server/limits';
import { type AdministrationSystem, readAdministrationSystems } from './administration-systems';
import { readSignInProviders, type SignInProvider } from './sign-in-providers';

/** A service that hands out tokens to browsers, as reCAPTCHA v3 does. */
export interface BotCheckProvider {
  /** Script that gives pages `grecaptcha`. */
  readonly scriptUrl: string;
  /** Where a token is asked about, with `secret`. */
  readonly verifyUrl: string;
  readonly secret: string;
  /** Origins that its script needs besides its own. */
  readonly hosts: readonly string[];
}

export interface Config {
  readonly port: number;
  readonly host: string;
  /** `postgres://…`; undefined = the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** ms a statement of a call may run on that server; how long a call waits for it at all follows from this. */
  readonly databaseTimeout: number;
  /** Folder of all that the server keeps. */
  readonly dataDir: string;
  /** Folder of the built pages. */
  readonly clientDir: string;
  /** Origins (`https://host`) whose pages may call; the first is the default for redirects. */
  readonly pageOrigins: readonly string[];
  /** Origins of the API where they differ from the page's: the first, and one whose host ends in `.be`. */
  readonly apiHosts: readonly string[];
  /** Secret of at least 32 bytes; undefined = made once and kept in `dataDir`. */
  readonly serverKey: Buffer | undefined;
  /** A demo school with printed logins; on loopback only. */
  readonly demo: boolean;
  /** Cookies are for https only. */
  readonly https: boolean;
  /** A proxy in front sets `X-Forwarded-For`. */
  readonly trustProxy: boolean;
  /** `smtp://…` or `smtps://…`; undefined = emails are files in `dataDir`. */
  readonly smtpUrl: string | undefined;
  /** Who emails come from, `Name <address>`; undefined only where nothing is sent by SMTP. */
  readonly mailFrom: string | undefined;
  /** Who runs this server, for the privacy statement and the terms; empty = nobody filled it in, and the pages say so. */
  readonly operator: string;
  readonly botCheck: {
    /** Names this site in every check. */
    readonly siteKey: string;
    /** Undefined = our own proof of work. */
    readonly provider: BotCheckProvider | undefined;
  };
  /** Services with which adults may sign in besides a password. */
  readonly signInProviders: readonly SignInProvider[];
  /** Systems from which schools fetch their list of pupils by UWLR. */
  readonly administrationSystems: readonly AdministrationSystem[];
  readonly logLevel: string;
}

/** A setting that cannot be meant. */
export class ConfigError extends StartError {}

const loopback = new Set(['127.0.0.1', 'localhost', '::1']);
const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

type Env = Readonly<Record<string, string | undefined>>;

const wholeNumber = (env: Env, name: string, preset: number, max: number): number => {
  const text = env[name] ?? String(preset);
  if (!/^\d+$/.test(text) || Number(text) > max) {
    throw new ConfigError(`${name} is "${text}"; give a whole number from 0 to ${max}.`);
  }
  return Number(text);
};

const yesOrNo = (env: Env, name: string, preset: boolean): boolean => {
  const text = env[name] ?? '';
  if (text === '') return preset;
  if (text !== '0' && text !== '1') throw new ConfigError(`${name} is "${text}"; give 1 (on) or 0 (off).`);
  return text === '1';
};

const origins = (env: Env, name: string): string[] =>
  (env[name] ?? '')
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => {
      const url = URL.canParse(text) ? new URL(text) : undefined;
      if (!url || !/^https?:$/.test(url.protocol) || url.origin !== text) {
        throw new ConfigError(
          `${name} holds "${text}"; give origins such as https://school.example, parted by commas.`,
        );
      }
      return text;
    });

const databaseUrl = (env: Env): string | undefined => {
  const text = env.DATABASE_URL ?? '';
  if (text === '') return undefined;
  if (!URL.canParse(text) || !/^postgres(ql)?:$/.test(new URL(text).protocol)) {
    throw new ConfigError(
      'DATABASE_URL is not an address such as postgres://user:password@host:5432/database.',
    );
  }
  return text;
};

const smtpUrl = (env: Env): string | undefined => {
  const text = env.SMTP_URL ?? '';
  if (text === '') return undefined;
  if (!URL.canParse(text) || !/^smtps?:$/.test(new URL(text).protocol)) {
    throw new ConfigError('SMTP_URL is not an address such as smtps://user:password@mail.example:465.');
  }
  return text;
};

/** One address, with or without a name before it. */
const sender = /^(?:[^<>@\r\n]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

const mailFrom = (env: Env): string | undefined => {
  const text = env.MAIL_FROM ?? '';
  if (text === '' && env.SMTP_URL) {
    throw new ConfigError('SMTP_URL is given without MAIL_FROM; give the address that emails come from.');
  }
  if (text !== '' && !sender.test(text)) {
    throw new ConfigError(`MAIL_FROM is "${text}"; give an address such as School <post@school.example>.`);
  }
  return text === '' ? undefined : text;
};

const mostOperator = 300;

const operator = (env: Env): string => {
  const text = (env.OPERATOR ?? '').trim();
  if (text.length > mostOperator || /[\r\n]/.test(text)) {
    throw new ConfigError(
      `OPERATOR has more than one line or ${mostOperator} characters; give a name, an address and a company number.`,
    );
  }
  return text;
};

const httpsUrl = (env: Env, name: string): string => {
  const text = env[name] ?? '';
  const { protocol, hostname: host } = URL.canParse(text) ? new URL(text) : { protocol: '', hostname: '' };
  // What stays on this machine is read by nobody on the way.
  if (protocol !== 'https:' && !(protocol === 'http:' && loopback.has(host))) {
    throw new ConfigError(`${name} is "${text}"; give an address that begins with https://.`);
  }
  return text;
};

const botCheck = (env: Env): Config['botCheck'] => {
  const siteKey = env.BOT_CHECK_SITE_KEY || brand.slug;
  if (!/^[\w-]{1,100}$/.test(siteKey)) {
    throw new ConfigError('BOT_CHECK_SITE_KEY holds other signs than letters, figures, - and _.');
  }
  const secret = env.BOT_CHECK_SECRET ?? '';
  if (secret === '') return { siteKey, provider: undefined };
  const scriptUrl = httpsUrl(env, 'BOT_CHECK_SCRIPT');
  const provider = { secret, scriptUrl, verifyUrl: httpsUrl(env, 'BOT_CHECK_VERIFY') };
  return { siteKey, provider: { ...provider, hosts: origins(env, 'BOT_CHECK_HOSTS') } };
};

const serverKey = (env: Env): Buffer | undefined => {
  const text = env.SERVER_KEY ?? '';
  if (text === '') return undefined;
  const key = Buffer.from(text, /^[0-9a-f]+$/i.test(text) ? 'hex' : 'base64');
  if (key.length < 32)
    throw new ConfigError('SERVER_KEY is too short; give at least 32 random bytes as hex or base64.');
  return key;
};

/** Addresses of this machine in its networks; the ones that reach it from elsewhere first. */
const ownAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);

/** Origins under which a browser reaches the server itself, where nobody said which ones are meant. */
const ownOrigins = (host: string, port: number): string[] => {
  const here = ['localhost', '127.0.0.1'];
  const names = loopback.has(host)
    ? here
    : host === '0.0.0.0' || host === '::'
      ? [...ownAddresses(), hostname().toLowerCase(), ...here]
      : [host.includes(':') ? `[${host}]` : host];
  return names.map((name) => `http://${name}:${port}`);
};

const minTimeout = 100;

const databaseTimeout = (env: Env): number => {
  const ms = wholeNumber(env, 'DATABASE_TIMEOUT_MS', usualStatementTimeout, 600_000);
  if (ms < minTimeout) {
    throw new ConfigError(`DATABASE_TIMEOUT_MS is "${ms}"; give at least ${minTimeout}.`);
  }
  return ms;
};

/**
 * Reads and checks every setting.
 * @throws ConfigError at the first wrong one
 */
export function readConfig(env: Env): Config {
  const host = env.HOST || '127.0.0.1';
  if (!/^[a-z0-9.:-]+$/i.test(host))
    throw new ConfigError(`HOST is "${host}"; give a host name or an address.`);
  const port = wholeNumber(env, 'PORT', 8787, 65_535);
  const given = origins(env, 'PAGE_ORIGINS');
  const pageOrigins = given.length > 0 ? given : ownOrigins(host, port);
  // A database server of one's own is there for a school of one's own, even while it is still empty.
  const demo = yesOrNo(env, 'DEMO', loopback.has(host) && given.length === 0 && !env.DATABASE_URL);
  if (demo && !loopback.has(host)) {
    throw new ConfigError(
      `DEMO is on while HOST is ${host}; the demo school runs on this machine alone, set DEMO=0.`,
    );
  }
  const logLevel = env.LOG_LEVEL || 'info';
  if (!levels.includes(logLevel)) {
    throw new ConfigError(`LOG_LEVEL is "${logLevel}"; give one of ${levels.join(', ')}.`);
  }
  return {
    port,
    host,
    databaseUrl: databaseUrl(env),
    databaseTimeout: databaseTimeout(env),
    dataDir: path.resolve(env.DATA_DIR || '.data'),
    clientDir: path.resolve(env.CLIENT_DIR || 'dist/client'),
    pageOrigins,
    apiHosts: origins(env, 'API_HOSTS'),
    serverKey: serverKey(env),
    demo,
    https: pageOrigins.every((origin) => origin.startsWith('https:')),
    trustProxy: yesOrNo(env, 'TRUST_PROXY', false),
    smtpUrl: smtpUrl(env),
    mailFrom: mailFrom(env),
    operator: operator(env),
    botCheck: botCheck(env),
    signInProviders: readSignInProviders(env, (hostname) => loopback.has(hostname)),
    administrationSystems: readAdministrationSystems(env, loopback.has(host) && given.length === 0),
    logLevel,
  };
}
