import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Hono } from 'hono';
import { type HostLocale, localeOfHost } from '@/contract/host-locale';
import { isPagePath } from '@/contract/page-paths';
import type { Config } from '../../config/config';
import { retainEarlierFiles } from './earlier-files';
import { headOfPublicPage } from './public-files';
import { contentPolicy } from './security-headers';

/** Files with a hash in their name never change. */
const hashed = /^\/assets\//;
const immutable = `public, max-age=${365 * 86_400}, immutable`;

/** Files of a build that are no part of the product: its lists, what pages are written from, and copies of files. */
const internal = /\/\.|\.(?:map|br|gz)$/;

interface Page {
  /** The document at an address: as the build wrote it for a locale, else the one that shows every screen. */
  html(address: string, locale: HostLocale): string;
  /** Changes with every build: the page asks for it before it reloads itself. */
  readonly build: string;
}

const missingPage = `<!doctype html><html lang="nl"><meta charset="utf-8"><title>Sommeneiland</title>
<p>De pagina’s zijn nog niet gebouwd. Start met <code>npm start</code>.</p></html>`;

/** The pages the build has written whole, by path and locale: `/site/home.nl`. */
function readWritten({ clientDir }: Config): ReadonlyMap<string, string> {
  const folder = path.join(clientDir, '.pages');
  const files = fs.existsSync(folder) ? fs.readdirSync(folder, { recursive: true }).map(String) : [];
  return new Map(
    files
      .filter((file) => file.endsWith('.html'))
      .sort()
      .map((file) => [
        `/${file.replaceAll(path.sep, '/').slice(0, -'.html'.length)}`,
        fs.readFileSync(path.join(folder, file), 'utf8'),
      ]),
  );
}

function readPage(config: Config): Page {
  const file = path.join(config.clientDir, 'index.html');
  const html = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : missingPage;
  const written = readWritten(config);
  const hash = createHash('sha256').update(html);
  for (const each of written.values()) hash.update(each);
  return {
    html: (address, locale) => written.get(`${address.replace(/\/$/, '')}.${locale}`) ?? html,
    build: hash.digest('hex').slice(0, 16),
  };
}

const escaped = (text: string) => text.replace(/[&"<]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const escapedText = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** What the page reads of its own head: `<meta name content>`, lists parted by spaces. */
const settingsFor = (
  { apiHosts, pageOrigins, botCheck, signInProviders, operator }: Config,
  { build }: Page,
): string =>
  Object.entries({
    build,
    operator,
    'api-hosts': apiHosts.join(' '),
    'page-origins': pageOrigins.join(' '),
    'sign-in-providers': JSON.stringify(signInProviders.map(({ id, name }) => [id, name])),
    // Nothing where pages do the work themselves.
    'bot-check': botCheck.provider ? `${botCheck.siteKey} ${botCheck.provider.scriptUrl}` : '',
  })
    .map(([name, content]) => `<meta name="${name}" content="${escaped(content)}" />`)
    .join('');

/** Element of a written page that names who runs the server; the build cannot know. */
const operatorPlace = /(<strong id="operator">)[^<]*/;

/**
 * The built pages: files, then a document for every address of a page: one that was written whole, else
 * `index.html` (and that, with status 404, for any other address). Its head gets the settings and, for the styles that the UI library adds, a nonce of its own.
 */
export function servePages(app: Hono, config: Config, now: Date): void {
  const page = readPage(config);
  const settings = settingsFor(config, page);

  const show = (c: Context) => {
    const nonce = randomBytes(16).toString('base64');
    c.header('content-security-policy', contentPolicy(nonce, config));
    c.header('cache-control', 'no-cache');
    const locale = localeOfHost(c.req.header('host') ?? '');
    const links = headOfPublicPage(config, c.req.path, locale);
    const head = `<head>\n    <meta property="csp-nonce" nonce="${nonce}" />${settings}${links}`;
    const html = page.html(c.req.path, locale).replace('<head>', () => head);
    return c.html(
      config.operator === ''
        ? html
        : html.replace(operatorPlace, (_, start: string) => start + escapedText(config.operator)),
      isPagePath(c.req.path) ? 200 : 404,
    );
  };

  app.get('/version', (c) => {
    c.header('cache-control', 'no-store');
    return c.json({ build: page.build });
  });
  app.get('/index.html', show);
  if (!fs.existsSync(config.clientDir)) {
    app.get('*', show);
    return;
  }
  const files = serveStatic({ root: config.clientDir, precompressed: true });
  const earlier = serveStatic({ root: retainEarlierFiles(config, now.getTime()), precompressed: true });
  const fileOf = async (c: Context) => {
    if (isPagePath(c.req.path) || internal.test(c.req.path)) return undefined;
    const file = await files(c, async () => {});
    return file ?? (hashed.test(c.req.path) ? earlier(c, async () => {}) : undefined);
  };
  app.get('*', async (c) => {
    const file = await fileOf(c);
    if (!file) return show(c);
    file.headers.set('cache-control', hashed.test(c.req.path) ? immutable : 'no-cache');
    return file;
  });
}
