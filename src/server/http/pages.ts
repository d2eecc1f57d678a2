import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Hono } from 'hono';
import { isPagePath } from '@/contract/page-paths';
import type { Config } from '../config';
import { contentPolicy } from './security-headers';

/** Files with a hash in their name never change. */
const hashed = /^\/assets\//;
const forEver = `public, max-age=${365 * 86_400}, immutable`;

interface Page {
  readonly html: string;
  /** Changes with every build: the page asks for it before it reloads itself. */
  readonly build: string;
}

const missingPage = `<!doctype html><html lang="nl"><meta charset="utf-8"><title>Sommeneiland</title>
<p>De pagina’s zijn nog niet gebouwd. Start met <code>npm start</code>.</p></html>`;

function readPage({ clientDir }: Config): Page {
  const file = path.join(clientDir, 'index.html');
  const html = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : missingPage;
  return { html, build: createHash('sha256').update(html).digest('hex').slice(0, 16) };
}

const escaped = (text: string) => text.replace(/[&"<]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** What the page reads of its own head: `<meta name content>`, lists parted by spaces. */
const settingsFor = ({ apiHosts, pageOrigins }: Config, { build }: Page): string =>
  Object.entries({ build, 'api-hosts': apiHosts.join(' '), 'page-origins': pageOrigins.join(' ') })
    .map(([name, content]) => `<meta name="${name}" content="${escaped(content)}" />`)
    .join('');

/**
 * The built pages: files, then `index.html` for every address of a page (and, with status 404, for any
 * other). Its head gets the settings and, for the styles that the UI library adds, a nonce of its own.
 */
export function servePages(app: Hono, config: Config): void {
  const page = readPage(config);
  const settings = settingsFor(config, page);

  const show = (c: Context) => {
    const nonce = randomBytes(16).toString('base64');
    c.header('content-security-policy', contentPolicy(nonce, config));
    c.header('cache-control', 'no-cache');
    const head = `<head>\n    <meta property="csp-nonce" nonce="${nonce}" />${settings}`;
    return c.html(
      page.html.replace('<head>', () => head),
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
  app.get('*', async (c) => {
    const file = isPagePath(c.req.path) ? undefined : await files(c, async () => {});
    if (!file) return show(c);
    file.headers.set('cache-control', hashed.test(c.req.path) ? forEver : 'no-cache');
    return file;
  });
}
