import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { openFlags } from '@/contract/flags';
import { localeOfHost } from '@/contract/host-locale';
import { profile } from '../../support/profile';
import { type Watch, watch } from '../../support/watch';
import { type Asked, type Hosts, openHosts, type Reply } from './hosts';

/** What the API answers to a call; a function sees what was asked. */
type Answer =
  | { readonly status?: number; readonly json?: unknown; readonly headers?: Record<string, string> }
  | 'no-network';
type Answers = Record<string, Answer | ((asked: Asked) => Answer | Promise<Answer>)>;

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
};

const built = 'dist/client';

/**
 * The built pages on any host, without the server: files come from `dist/client`, calls from the test. The
 * calls that were made are kept as `GET /api/auth/profile`.
 */
export class Product {
  readonly calls: string[] = [];
  /** How many times a whole page was asked for. */
  shown = 0;
  readonly page: Page;
  readonly watched: Watch;
  #answers: Answers = {};
  #host = 'sommeneiland.nl';
  /** Lines put into the page's head, as the server does with its settings. */
  head = '';

  constructor(page: Page, watched: Watch) {
    this.page = page;
    this.watched = watched;
  }

  get origin(): string {
    return `http://${this.#host}`;
  }

  /** Shows the pages on this host from now on. */
  on(host: string): this {
    this.#host = host;
    return this;
  }

  /**
   * Says what calls answer, by `METHOD /path`. What is not named answers 404 to who is signed in, and 401 to who is
   * not: a 401 ends a session.
   */
  answers(answers: Answers): this {
    this.#answers = { ...this.#answers, ...answers };
    return this;
  }

  /** Waits until the page has loaded what it wanted to load. */
  async settled(): Promise<void> {
    await this.page.waitForLoadState('networkidle');
  }

  async open(path: string): Promise<void> {
    await this.page.goto(this.origin + path);
  }

  /** The path that is shown, with search and fragment. */
  path(): string {
    const { pathname, search, hash } = new URL(this.page.url());
    return pathname + search + hash;
  }

  async expectPath(path: string | RegExp): Promise<void> {
    const wanted = expect.poll(() => this.path());
    await (typeof path === 'string' ? wanted.toBe(path) : wanted.toMatch(path));
  }

  async stored(kind: 'localStorage' | 'sessionStorage', key: string): Promise<string | null> {
    return this.page.evaluate(([area, name]) => window[area].getItem(name), [kind, key] as const);
  }

  /** What this host answers; for the fixture. */
  async reply(asked: Asked): Promise<Reply | 'no-network'> {
    const { pathname } = asked.url;
    if (pathname.startsWith('/api/') || pathname === '/version') {
      const name = `${asked.method} ${pathname}`;
      this.calls.push(name);
      return this.#answer(asked, this.#answers[name]);
    }
    const file = join(built, pathname);
    const type = types[extname(pathname)] ?? 'application/octet-stream';
    if (extname(pathname)) {
      return existsSync(file)
        ? { headers: { 'content-type': type, ...kept(pathname) }, body: readFileSync(file) }
        : { status: 404 };
    }
    this.shown += 1;
    const written = join(built, '.pages', `${pathname}.${localeOfHost(asked.url.hostname)}.html`);
    const html = readFileSync(existsSync(written) ? written : join(built, 'index.html'), 'utf8').replace(
      '<head>',
      `<head>${this.head}`,
    );
    return { headers: { 'content-type': 'text/html' }, body: html };
  }

  #unnamed(): Answer {
    return 'GET /api/auth/profile' in this.#answers
      ? { status: 404, json: { code: 'not-found', message: 'Niet gevonden.' } }
      : { status: 401 };
  }

  async #answer(asked: Asked, named: Answers[string] | undefined): Promise<Reply | 'no-network'> {
    if (asked.method === 'OPTIONS') return { headers: sharedWith(asked) };
    const answer = typeof named === 'function' ? await named(asked) : (named ?? this.#unnamed());
    if (answer === 'no-network') return answer;
    const { status = 200, json = {}, headers = {} } = answer;
    return {
      status,
      headers: { 'content-type': 'application/json', ...sharedWith(asked), ...headers },
      body: JSON.stringify(json),
    };
  }
}

/** Files that carry their content's hash in their name are kept, as the server says of them. */
function kept(pathname: string): Record<string, string> {
  return pathname.startsWith('/assets/') ? { 'cache-control': 'public, max-age=31536000, immutable' } : {};
}

/** As a configured server answers pages on another of its hosts. */
function sharedWith({ headers: { origin } }: Asked): Record<string, string> {
  if (!origin) return {};
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-headers': 'content-type, x-locale',
  };
}

export const ids = {
  account: '01930000-0000-7000-8000-00000000000a',
  user: '01930000-0000-7000-8000-00000000000b',
  pupil: '01930000-0000-7000-8000-00000000000c',
} as const;

const flags = openFlags('school', {});

/** The profile of a person with a role, as `GET /api/auth/profile` gives it. */
export const profileOf = (role: string) => ({
  id: role === 'leerling' ? ids.pupil : ids.user,
  role,
  accountId: ids.account,
  name: role === 'leerling' ? 'Noor' : 'Juf Ans',
  flags,
});

const emptyMap = {
  pupilId: ids.pupil,
  name: 'Noor',
  avatar: 'otter',
  year: 4,
  lookingAsStaff: false,
  startTest: null,
  minutesPerDay: null,
  practisedMs: 0,
  freeAfterRequired: true,
  tasks: [],
  savingsCard: { cardId: 'harbour', stamps: 2, size: 10, full: 0 },
};

const licence = {
  kind: 'school',
  used: 24,
  allowed: 250,
  placesLeft: 226,
  startsOn: '2026-10-19',
  endsOn: '2027-10-18',
  practiseUntil: '2027-11-17',
  phase: 'active',
  daysLeft: 331,
  room: 'enough',
  asked: null,
  invoices: null,
};

/** Signed in from the start, as by a cookie that is still good. */
export const signedIn = (role: string) => ({
  'GET /api/auth/profile': { json: profileOf(role) },
  'GET /api/groups': { json: { groups: [] } },
  'GET /api/licence': { json: licence },
  'GET /api/unread-messages': { json: { unread: 0 } },
  [`GET /api/pupils/${ids.pupil}/map`]: { json: emptyMap },
});

export const schoolPath = (path: string) => `/account/${ids.account}/user/${ids.user}/${path}`;
export const pupilPath = (path: string) => `/leerling/${ids.pupil}/${path}`;

const origins = ['sommeneiland.nl', 'sommeneiland.be', 'sommeneiland.example', 'sumisland.uk'].map(
  (host) => `http://${host}`,
);

/** Forgets all that a test did with its profile, and closes its pages. */
async function empty(page: Page): Promise<void> {
  const context = page.context();
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.clearCookies();
  const devtools = await context.newCDPSession(page);
  const storageTypes = 'local_storage,indexeddb,cache_storage';
  for (const origin of origins) await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes });
  for (const each of context.pages()) await each.close();
}

interface TestFixtures {
  product: Product;
  /** A browser profile no other test uses: for tests that turn its clock or its scripts. */
  ownProfile: boolean;
}

/**
 * One browser profile for all tests of a worker, emptied between them: only the built files stay in its cache, which
 * halves the work of a test that looks at a single page.
 */
export const test = base.extend<TestFixtures, { hosts: Hosts; shared: BrowserContext }>({
  ownProfile: [false, { option: true }],
  hosts: [
    async ({ browserName: _ }, use) => {
      const hosts = await openHosts();
      await use(hosts);
      await hosts.close();
    },
    { scope: 'worker' },
  ],
  shared: [
    async ({ browser, hosts }, use) => {
      const shared = await browser.newContext({ ...profile, proxy: { server: hosts.proxy } });
      await use(shared);
      await shared.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, hosts, ownProfile, shared }, use) => {
    if (!ownProfile) return use(shared);
    const own = await browser.newContext({ proxy: { server: hosts.proxy } });
    await use(own);
    return own.close();
  },
  page: async ({ context }, use) => {
    const page = await context.newPage();
    await use(page);
    await empty(page);
  },
  product: async ({ page, hosts }, use) => {
    const watched = watch(page.context(), ...origins);
    const product = new Product(page, watched);
    hosts.answer((asked) => product.reply(asked));
    await use(product);
    watched.stop();
    expect(watched.problems, 'what the pages may never do').toEqual([]);
  },
});

export { expect };
