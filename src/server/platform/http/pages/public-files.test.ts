import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { publicPaths } from '@/contract/public-paths';
import { headOfPublicPage, servePublicFiles } from './public-files';

const pageOrigins = ['https://sums.example.nl', 'https://sums.example.be', 'https://sums.example.uk'];
const now = new Date('2026-11-26T12:00:00Z');

function read(path: string, host: string, origins = pageOrigins) {
  const app = new Hono();
  servePublicFiles(app, { pageOrigins: origins }, () => now);
  return app.request(path, { headers: { host } });
}

describe('the sitemap', () => {
  it('names every public page once, in each language', async () => {
    const reply = await read('/sitemap.xml', 'sums.example.be');
    expect(reply.headers.get('content-type')).toContain('application/xml');
    const text = await reply.text();
    const places = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place);
    expect(places).toEqual(publicPaths.map((path) => `https://sums.example.be${path}`));
    expect(text.match(/hreflang="nl-NL"/g)).toHaveLength(publicPaths.length);
  });

  it('never repeats a host that is not in the settings', async () => {
    const text = await (await read('/sitemap.xml', 'evil.example')).text();
    expect(text).not.toContain('evil');
    expect(text).toContain('<loc>https://sums.example.nl/site/home</loc>');
  });

  it('is named by robots.txt, which keeps the pages of people out', async () => {
    const text = await (await read('/robots.txt', 'sums.example.uk')).text();
    expect(text).toContain('Sitemap: https://sums.example.uk/sitemap.xml');
    expect(text).toContain('Disallow: /leerling/');
  });
});

it('security.txt names a contact and has not expired', async () => {
  const text = await (await read('/.well-known/security.txt', 'sums.example.nl')).text();
  expect(text).toMatch(/^Contact: https:\/\/sums\.example\.nl\/site\/contact$/m);
  const [, expires = ''] = /^Expires: (.+)$/m.exec(text) ?? [];
  expect(Date.parse(expires)).toBeGreaterThan(now.getTime());
});

describe('the head of a public page', () => {
  it('links to itself and to the same page in the other languages', () => {
    const head = headOfPublicPage({ pageOrigins }, '/site/faq', 'be');
    expect(head).toContain('<link rel="canonical" href="https://sums.example.be/site/faq" />');
    expect(head).toContain('hreflang="en" href="https://sums.example.uk/site/faq"');
    expect(head).toContain('content="https://sums.example.be/social.jpg"');
  });

  it('has one address for the home page', () => {
    const head = headOfPublicPage({ pageOrigins }, '/site/over-sommeneiland', 'nl');
    expect(head).toContain('rel="canonical" href="https://sums.example.nl/site/home"');
  });

  it('names no other language where there is one host, and nothing outside the public pages', () => {
    const config = { pageOrigins: ['http://localhost:8787'] };
    expect(headOfPublicPage(config, '/site/faq', 'nl')).not.toContain('alternate');
    expect(headOfPublicPage({ pageOrigins }, '/auth/login', 'nl')).toBe('');
  });
});
