import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { openFlags } from '@/contract/flags';
import { localeOfHost } from '@/contract/host-locale';
import { emptyProfile } from '../../support/shared-profile';
import { type Watch, watch } from '../../support/watch';
import { workerTest } from '../../support/worker';
import type { Asked, Reply } from './hosts';

/** Reply of the API to a call; a function receives the request. */
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
const isFull = process.env.TIER === 'full';

/**
 * Serves the built pages on any host without the server: files come from `dist/client`, replies from the test. Records
 * its calls in the form `GET /api/auth/profile`.
 */
export class Product {
  readonly calls: string[] = [];
  /** Number of page loads. */
  shown = 0;
  readonly page: Page;
  readonly watched: Watch;
  /** The page of trainings asks for webinars by itself. */
  #answers: Answers = { 'GET /api/webinars': { json: { coming: [], recordings: [] } } };
  #host = 'sommeneiland.nl';
  /** Modules are served once this resolves. */
  scripts: Promise<void> = Promise.resolve();
  /** Paths of built files that the server no longer has; for pages with an own profile, whose cache is empty. */
  missing: RegExp | null = null;
  /** Lines inserted into the page's head, as the server does with its settings. */
  head = '';

  constructor(page: Page, watched: Watch) {
    this.page = page;
    this.watched = watched;
  }

  get origin(): string {
    return `http://${this.#host}`;
  }

  /** Serves the pages on this host from now on. */
  on(host: string): this {
    this.#host = host;
    return this;
  }

  /**
   * Sets replies by `METHOD /path`. Other calls get 404 when signed in and 401 otherwise, because a 401 ends a session.
   */
  answers(answers: Answers): this {
    this.#answers = { ...this.#answers, ...answers };
    return this;
  }

  /** Waits until the network is idle. */
  async settled(): Promise<void> {
    await this.page.waitForLoadState('networkidle');
  }

  async open(path: string): Promise<void> {
    await this.page.goto(this.origin + path);
  }

  /**
   * Goes to a path as a link does, without loading the page anew, and waits until the app announces what is shown there.
   */
  async goTo(path: string): Promise<void> {
    const announced = this.page.locator('[data-route-announcer]');
    await announced.evaluate((announcer, to) => {
      announcer.textContent = '';
      history.pushState(null, '', to);
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, path);
    await expect(announced).not.toBeEmpty();
  }

  /**
   * Shows each path in turn, and checks it: by an address that is opened in the full tier, otherwise by a link from the
   * first one, which does not load the scripts again. A check that fails is reported with its path, and the others are
   * still made.
   */
  async visitEach(paths: readonly string[], check: (path: string) => Promise<void>): Promise<void> {
    for (const [place, path] of paths.entries())
      await test.step(path, async () => {
        await (place === 0 || isFull ? this.open(path) : this.goTo(path));
        await check(path);
      });
  }

  /** Returns the current path with search and fragment. */
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

  /** Replies for this host; for the fixture. */
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
      if (/^\/assets\/.*\.js$/.test(pathname)) await this.scripts;
      return existsSync(file) && !this.missing?.test(pathname)
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

/** Returns the cache headers of files with a content hash in their name, as the server sets them. */
function kept(pathname: string): Record<string, string> {
  return pathname.startsWith('/assets/') ? { 'cache-control': 'public, max-age=31536000, immutable' } : {};
}

/** Returns the CORS headers with which a configured server replies to pages on another of its hosts. */
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

/** Returns the profile of a user with a role, as `GET /api/auth/profile` does. */
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

/** Returns the replies for a user who is signed in from the start, as with a valid cookie. */
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

interface TestFixtures {
  product: Product;
  /** Uses a browser profile of its own: for tests that change its clock or its scripts. */
  ownProfile: boolean;
}

/**
 * All tests of a worker share one browser profile, which is cleared between them. Only the built files stay in its
 * cache, which halves the time of a test that loads a single page.
 */
export const test = workerTest.extend<TestFixtures>({
  ownProfile: [false, { option: true }],
  context: async ({ browser, hosts, ownProfile, shared }, use) => {
    if (!ownProfile) return use(shared);
    const own = await browser.newContext({ proxy: { server: hosts.proxy } });
    await use(own);
    return own.close();
  },
  page: async ({ context, ownProfile }, use) => {
    await use(await context.newPage());
    if (!ownProfile) await emptyProfile(context, origins);
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
