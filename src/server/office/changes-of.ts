import type { Changes } from '../platform/audit/audit';

/**
 * Returns each field that differs, before and after, with those of parts as `licence.endsOn`; of a field that is gone
 * the value it had.
 * @param unlogged fields of which the log says only that they changed
 */
export function changesOf(
  before: object,
  after: object,
  unlogged: ReadonlySet<string> = new Set(),
  path = '',
): Changes {
  const changes: Record<string, readonly [unknown, unknown]> = {};
  const olds = new Map<string, unknown>(Object.entries(before));
  const news = new Map<string, unknown>(Object.entries(after));
  for (const key of new Set([...news.keys(), ...olds.keys()])) {
    const [old, now] = [olds.get(key), news.get(key)];
    const at = path + key;
    if (typeof now === 'object' && now !== null && typeof old === 'object' && old !== null)
      Object.assign(changes, changesOf(old, now, unlogged, `${at}.`));
    else if (old !== now) changes[at] = unlogged.has(at) ? [null, null] : [old ?? null, now ?? null];
  }
  return changes;
}
