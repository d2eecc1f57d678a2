import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { Config } from '../config';

/** Network address of the caller; behind a proxy the one that the proxy saw, which is the last it added. */
export function addressOf(c: Context, { trustProxy }: Pick<Config, 'trustProxy'>): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  if (forwarded) return forwarded;
  // Without a connection (a request made in a test) there is nothing to read.
  return c.env ? (getConnInfo(c).remote.address ?? '') : '';
}
