import type { Changes } from '../platform/audit/audit';

/**
 * Returns each field that differs, before and after, with those of parts as `licence.endsOn`.
 * @param unlogged fields of which the log says only that they changed
 */
export function changesOf(before: object, after: object, unlogged: ReadonlySet<string>, path = ''): Changes {
  const changes: Record<string, readonly [unknown, unknown]> = {};
  const olds = new Map<string, unknown>(Object.entries(before));
  for (const [key, now] of Object.entries(after) as [string, unknown][]) {
    const old = olds.get(key);
    const at = path + key;
    if (typeof now === 'object' && now !== null && typeof old === 'object' && old !== null)
      Object.assign(changes, changesOf(old, now, unlogged, `${at}.`));
    else if (old !== now) changes[at] = unlogged.has(at) ? [null, null] : [old ?? null, now ?? null];
  }
  return changes;
}
