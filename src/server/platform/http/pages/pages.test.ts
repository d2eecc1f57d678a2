import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPagePath } from '@/contract/page-paths';
import { openTestDatabase } from '../../../testing/database';
import { type TestServer, testServer } from '../../../testing/server';

let clientDir: string;
let server: TestServer;
beforeAll(async () => {
  clientDir = fs.mkdtempSync(path.join(os.tmpdir(), 'client-'));
  fs.mkdirSync(path.join(clientDir, 'assets'));
  fs.writeFileSync(
    path.join(clientDir, 'index.html'),
    '<!doctype html><html><head><title>x</title></head></html>',
  );
  fs.mkdirSync(path.join(clientDir, '.pages/site'), { recursive: true });
  for (const locale of ['nl', 'be', 'en']) {
    fs.writeFileSync(
      path.join(clientDir, `.pages/site/home.${locale}.html`),
      `<!doctype html><html><head><title>x</title></head><body>written in ${locale}</body></html>`,
    );
  }
  fs.writeFileSync(
    path.join(clientDir, '.pages/site/privacy.nl.html'),
    '<html><head></head><p>Door: <strong id="operator">nog niet ingevuld</strong></p></html>',
  );
  fs.writeFileSync(path.join(clientDir, 'assets/main-abc.js'), 'export {};');
  fs.writeFileSync(path.join(clientDir, 'assets/main-abc.js.br'), brotliCompressSync('export {};'));
  fs.mkdirSync(path.join(clientDir, '.vite'));
  for (const file of ['.vite/manifest.json', 'assets/.hidden.js', 'assets/main-abc.js.map']) {
    fs.writeFileSync(path.join(clientDir, file), 'internal');
  }
  fs.writeFileSync(path.join(clientDir, 'theme.js'), '// theme');
  fs.writeFileSync(path.join(path.dirname(clientDir), 'outside.txt'), 'secret');
  const config = {
    clientDir,
    dataDir: path.join(clientDir, '.data'),
    apiHosts: ['https://api.school.example'],
    operator: 'Eiland <bv> & "zo", Veerweg 1',
  };
  server = testServer({ database: await openTestDatabase(), config });
});
afterAll(() => fs.rmSync(clientDir, { recursive: true }));

const get = (address: string, headers = {}) => server.request('GET', address, { headers });

describe('a page', () => {
  it.each([
    '/',
    '/site/home',
    '/auth/login',
    '/leerling/1/landkaart',
    '/account/a/user/b/groepen/c/leerlingen',
  ])('is there at %s', async (address) => {
    const { status, headers } = await get(address);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8']);
  });

  it.each([
    '/site',
    '/nothing',
    '/leerling',
    '/superadmin/nothing',
    '/assets/gone-123.js',
    '/../outside.txt',
    '/%2e%2e/outside.txt',
  ])('is not found, and says so, at %s', async (address) => {
    const { status, body } = await get(address);
    expect(status).toBe(404);
    expect(body).toContain('<title>x</title>');
  });

  it('names who runs the server, for readers with and without scripts', async () => {
    const { body } = await get('/site/privacy');
    expect(body).toContain('<strong id="operator">Eiland &#60;bv&#62; &#38; "zo", Veerweg 1</strong>');
    expect(body).toContain('content="Eiland &#60;bv> &#38; &#34;zo&#34;, Veerweg 1"');
  });

  it.each([
    ['sommeneiland.nl', 'nl'],
    ['sommeneiland.be:8443', 'be'],
    ['sumisland.uk', 'en'],
  ])('that was written at the build comes whole, on %s in its language', async (host, locale) => {
    for (const address of ['/site/home', '/site/home/']) {
      const { status, body } = await get(address, { host });
      expect(status).toBe(200);
      expect(body).toContain(`written in ${locale}`);
      expect(body).toContain('<meta name="build"');
    }
    expect((await get('/auth/login', { host })).body).not.toContain('written');
  });

  it('runs our own scripts only, and styles with a nonce that is new each time', async () => {
    const [one, two] = [await get('/site/home'), await get('/site/home')];
    const policy = one.headers.get('content-security-policy')!;
    const nonce = /<meta property="csp-nonce" nonce="([^"]+)"/.exec(String(one.body))![1]!;
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("connect-src 'self' https://api.school.example");
    expect(policy).not.toContain('unsafe');
    expect(two.body).not.toContain(nonce);
  });

  it('finds its settings in its head', async () => {
    const { body } = await get('/site/home');
    const { build } = (await get('/version')).body as { build: string };
    expect(body).toContain(`<meta name="build" content="${build}" />`);
    expect(body).toContain('<meta name="api-hosts" content="https://api.school.example" />');
    expect(body).toContain(
      '<meta name="page-origins" content="http://localhost:8787 http://127.0.0.1:8787" />',
    );
  });
});

describe('a file of the build', () => {
  it('is still there when the next build has another in its place', async () => {
    const gone = path.join(clientDir, 'assets/main-abc.js');
    fs.renameSync(gone, `${gone}.away`);
    try {
      const { status, headers, body } = await get('/assets/main-abc.js');
      expect([status, body]).toEqual([200, 'export {};']);
      expect(headers.get('cache-control')).toContain('immutable');
    } finally {
      fs.renameSync(`${gone}.away`, gone);
    }
    expect((await get('/assets/left.json')).status).toBe(404);
  });

  it('is kept for ever when its name holds its hash, and asked for again when not', async () => {
    expect((await get('/assets/main-abc.js')).headers.get('cache-control')).toContain('immutable');
    expect((await get('/theme.js')).headers.get('cache-control')).toBe('no-cache');
  });

  it('comes compressed where that was made and is understood', async () => {
    const plain = await get('/assets/main-abc.js');
    const small = await get('/assets/main-abc.js', { 'accept-encoding': 'gzip, br' });
    expect([plain.headers.get('content-encoding'), small.headers.get('content-encoding')]).toEqual([
      null,
      'br',
    ]);
    expect(small.headers.get('content-type')).toContain('javascript');
    expect(small.headers.get('vary')).toContain('Accept-Encoding');
  });

  it.each([
    '/.vite/manifest.json',
    '/.pages/site/home.nl.html',
    '/assets/.hidden.js',
    '/assets/main-abc.js.map',
    '/assets/main-abc.js.br',
    '/.VITE/manifest.json',
    '//.vite/manifest.json',
    '/%2evite/manifest.json',
    '/assets/..%2f.vite/manifest.json',
  ])('is not given when it serves the build alone: %s', async (address) => {
    const { status, body } = await get(address);
    expect([status, body]).toEqual([404, expect.stringContaining('<title>x</title>')]);
    expect(body).not.toMatch(/internal|written in|export/);
  });

  it('is never run as something else', async () => {
    const { headers } = await get('/theme.js');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});

it('knows the paths of pages with their parameters, and no others', () => {
  expect(isPagePath('/auth/wachtwoordherstellen/1/abc')).toBe(true);
  expect(isPagePath('/auth/wachtwoordherstellen/1')).toBe(false);
  expect(isPagePath('/auth/login/')).toBe(true);
  expect(isPagePath('/leerling/1/anything/at/all')).toBe(true);
});
