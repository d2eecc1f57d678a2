import type { Context } from 'hono';
import { CallError } from '../../platform/http/errors';

/**
 * A prefetch, an image or a script must never sign anyone in: only a person who goes there does.
 *
 * @throws CallError 400 `not-a-page-visit`
 */
export function refuseUnlessVisited(http: Context) {
  const header = (name: string) => http.req.header(name)?.toLowerCase();
  const destination = header('sec-fetch-dest');
  const purposes = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].map((name) => header(name) ?? '');
  const fetchedAhead = /prefetch|preview/.test(purposes.join(' '));
  const visited = http.req.raw.method === 'GET' && (!destination || destination === 'document');
  if (!visited || fetchedAhead) throw new CallError(400, 'not-a-page-visit');
}
