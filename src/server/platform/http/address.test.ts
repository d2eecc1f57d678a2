import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { addressOf, isAtThisMachine } from './address';

const app = new Hono();
app.get('/address', (c) => c.text(addressOf(c, { trustProxy: true })));
app.get('/here', (c) => c.json(isAtThisMachine(c)));

const addressFrom = async (forwarded: string) =>
  (await app.request('/address', { headers: { 'x-forwarded-for': forwarded } })).text();

it('is the one the proxy saw, not one the caller made up', async () => {
  expect(await addressFrom('10.0.0.1, 192.0.2.7')).toBe('192.0.2.7');
  expect(await addressFrom('::ffff:192.0.2.7')).toBe('192.0.2.7');
});

it('is the network in IPv6: one caller has all addresses of it', async () => {
  for (const address of [
    '2001:db8:1:2::1',
    '2001:0DB8:1:2:ffff:ffff:ffff:ffff',
    '2001:db8:1:2:3:4:5:6%eth0',
  ]) {
    expect(await addressFrom(address)).toBe('2001:db8:1:2::');
  }
  expect(await addressFrom('2001:db8:1:3::1')).toBe('2001:db8:1:3::');
  expect(await addressFrom('2001:db8::1')).toBe('2001:db8:0:0::');
  expect(await addressFrom('::1')).toBe('0:0:0:0::');
});

it('tells a browser at this machine from one that came through a proxy or by another name', async () => {
  const here = async (url: string, headers: Record<string, string> = {}) =>
    (await app.request(url, { headers })).json();
  for (const name of ['localhost', '127.0.0.1', '[::1]'])
    expect(await here(`http://${name}:8787/here`)).toBe(true);
  expect(await here('http://school.example/here')).toBe(false);
  expect(await here('http://localhost.evil.example/here')).toBe(false);
  expect(await here('http://localhost/here', { 'x-forwarded-for': '192.0.2.7' })).toBe(false);
});
