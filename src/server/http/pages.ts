import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Hono } from 'hono';
import { isPagePath } from '@/contract/page-paths';
import type { Config } from '../config';
import { contentPolicy } from './security-headers';

const year = 31_536_000;
/** Files with a hash in their name never change. */
const hashed = /^\/assets\//;

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

/**
 * The built pages: files, then `index.html` for every address of a page (and, with status 404, for any other).
 * The page finds its style nonce in `<meta property="csp-nonce" nonce>`, and in `<meta name="…" content>` its
 * `build`, the `page-origins` and, where the API has hosts of its own, their origins as `api-hosts`.
 */
export function servePages(app: Hono, config: Config): void {
  const page = readPage(config);
  const setting = (name: string, content: string) =>
    content === '' ? '' : `<meta name="${name}" content="${escaped(content)}" />`;
  const settings = [
    setting('build', page.build),
    setting('page-origins', config.pageOrigins.join(' ')),
    setting('api-hosts', config.apiHosts.join(' ')),
  ].join('');

  const show = (c: Context) => {
    const nonce = randomBytes(16).toString('base64');
    c.header('content-security-policy', contentPolicy(nonce, config));
    c.header('cache-control', 'no-cache');
    const meta = `<head>\n    <meta property="csp-nonce" nonce="${nonce}" />${settings}`;
    return c.html(page.html.replace('<head>', meta), isPagePath(c.req.path) ? 200 : 404);
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
  app.get(
    '*',
    async (c, next) => (isPagePath(c.req.path) ? show(c) : await next()),
    serveStatic({
      root: config.clientDir,
      precompressed: true,
      onFound: (_, c) => {
        c.header(
          'cache-control',
          hashed.test(c.req.path) ? `public, max-age=${year}, immutable` : 'no-cache',
        );
      },
    }),
    show,
  );
}
