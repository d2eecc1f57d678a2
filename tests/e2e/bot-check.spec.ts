import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expectAccessible } from './support/accessible';
import { demoSchool } from './support/demo-school';
import { startServer } from './support/server';
import { expect, test } from './support/test';

/** Local stand-in for a provider like reCAPTCHA v3: a script for pages, and tokens that it recognises. */
function standIn() {
  const given = new Set<string>();
  const asked: string[] = [];
  let server: Server | undefined;
  const script = (origin: string) => `
    document.body.append(Object.assign(document.createElement('div'), { className: 'grecaptcha-badge', textContent: 'badge' }));
    window.grecaptcha = {
      ready: (then) => then(),
      execute: async (key, { action }) => (await fetch('${origin}/token?key=' + key + '&action=' + action)).text(),
    };`;
  const start = (port = 0) =>
    new Promise<number>((listening) => {
      const made = createServer((request, reply) => {
        const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
        asked.push(url.pathname + url.search);
        reply.setHeader('access-control-allow-origin', '*');
        reply.setHeader('cross-origin-resource-policy', 'cross-origin');
        if (url.pathname === '/api.js')
          return reply.setHeader('content-type', 'text/javascript').end(script(url.origin));
        if (url.pathname === '/token') {
          const token = `${url.searchParams.get('action')}.${given.size}`;
          given.add(token);
          return reply.end(token);
        }
        let body = '';
        request.on('data', (part) => (body += part));
        request.on('end', () => {
          const form = new URLSearchParams(body);
          const token = form.get('response') ?? '';
          const success = form.get('secret') === 'ours' && given.delete(token);
          reply.end(JSON.stringify({ success, score: 0.9, action: token.split('.')[0] }));
        });
      });
      server = made;
      made.listen(port, '127.0.0.1', () => listening((made.address() as AddressInfo).port));
    });
  const stop = async () => {
    server?.closeAllConnections();
    await new Promise((closed) => server?.close(closed));
  };
  return { asked, start, stop };
}

test('a bot check by a provider is invisible, and loses nothing that was typed when it is away', async ({
  page,
  watched,
}) => {
  const provider = standIn();
  const port = await provider.start();
  const origin = `http://127.0.0.1:${port}`;
  const server = await startServer({
    from: demoSchool(),
    env: {
      BOT_CHECK_SITE_KEY: 'our-site',
      BOT_CHECK_SECRET: 'ours',
      BOT_CHECK_SCRIPT: `${origin}/api.js`,
      BOT_CHECK_VERIFY: `${origin}/siteverify`,
    },
  });
  watched.own(server.url);
  watched.own(origin);
  try {
    await page.goto(`${server.url}/auth/login`);
    expect(provider.asked, 'nothing is asked of it before it is needed').toEqual([]);

    await provider.stop();
    const answer = await page.goto(`${server.url}/auth/wachtwoordaanvragen`);
    const policy = answer?.headers()['content-security-policy'] ?? '';
    for (const part of ['script-src', 'connect-src', 'frame-src']) {
      expect(policy).toMatch(new RegExp(`${part} [^;]*${origin.replaceAll('.', '\\.')}`));
    }
    const name = page.getByLabel('Gebruikersnaam of e-mailadres');
    await name.fill('niemand@school.example');
    await page.getByRole('button', { name: 'Stuur mij een link' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('niet te bereiken');
    await expect(name).toHaveValue('niemand@school.example');
    await expectAccessible(page);

    await provider.start(port);
    await page.getByRole('button', { name: 'Stuur mij een link' }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText(
      'Als niemand@school.example bij ons',
    );
    expect(provider.asked).toEqual([
      '/api.js?render=our-site',
      '/token?key=our-site&action=password_request',
      '/siteverify',
    ]);
    await expect(page.locator('.grecaptcha-badge')).toBeHidden();
  } finally {
    await server.dispose();
    await provider.stop();
  }
});
