import type { Target } from '../bus';

/** What a switch scans: single targets, and rows that are opened first. */
export type Stop =
  | { readonly kind: 'target'; readonly id: string }
  | { readonly kind: 'row'; readonly row: string; readonly ids: readonly string[] };

/**
 * The order in which a switch goes round: as things were added, a row as one stop where its first member stood, what
 * is closed left out, and `last` targets (ready, go on) at the end. A row of one is that one.
 */
export function scanOrder(targets: readonly Target[]): readonly Stop[] {
  const open = targets.filter(({ state, range }) => state !== 'disabled' && range === undefined);
  const ordered = [...open.filter(({ last }) => !last), ...open.filter(({ last }) => last)];
  const rows = new Map<string, string[]>();
  for (const { id, row = `\n${id}` } of ordered) rows.set(row, [...(rows.get(row) ?? []), id]);
  return [...rows].map(([row, ids]): Stop => {
    const [only] = ids;
    return ids.length === 1 && only !== undefined ? { kind: 'target', id: only } : { kind: 'row', row, ids };
  });
}
