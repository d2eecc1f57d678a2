import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { Config } from '../config/config';

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether the browser sits at this very machine: it came by a name of it, and through no proxy. The name keeps out
 * pages of other sites whose name was pointed at this machine.
 */
export const isAtThisMachine = (c: Context): boolean =>
  loopbackNames.has(new URL(c.req.url).hostname) &&
  ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'].every(
    (name) => c.req.header(name) === undefined,
  );

/** First half of an IPv6 address: a home or a school has all addresses of the second. */
function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (isIP(address) !== 6) return address;
  const [front = '', back] = address.split('%')[0]?.toLowerCase().split('::') ?? [];
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const known = back === undefined ? 0 : groups(back).length;
  const zeros = back === undefined ? 0 : 8 - groups(front).length - known;
  const all = [...groups(front), ...Array.from({ length: zeros }, () => '0'), ...groups(back ?? '')];
  const network = all.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::`;
}

/** Network address of the caller; behind a proxy the one that the proxy saw, which is the last it added. Of IPv6 the network. */
export function addressOf(c: Context, { trustProxy }: Pick<Config, 'trustProxy'>): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  if (forwarded) return networkOf(forwarded);
  // Without a connection (a request made in a test) there is nothing to read.
  return c.env ? networkOf(getConnInfo(c).remote.address ?? '') : '';
}
