import type { Target } from '../bus';

/** What a switch scans: single targets, rows that are opened first, and grids, of which a row is chosen and then a cell. */
export type Stop =
  | { readonly kind: 'target'; readonly id: string }
  | { readonly kind: 'grid'; readonly id: string }
  | { readonly kind: 'row'; readonly row: string; readonly ids: readonly string[] };

/** What scanning knows of a target. */
export type Scannable = Pick<Target, 'id' | 'row' | 'last'> & {
  readonly closed?: boolean;
  /** A value that keys change: its buttons are scanned instead. */
  readonly slides?: boolean;
  /** Keys walk about in it. */
  readonly walks?: boolean;
};

/**
 * The order in which a switch goes round: as things were added, a row as one stop where its first member stood, what
 * is closed left out, and `last` targets (ready, go on) at the end. A row of one is that one.
 */
export function scanOrder(targets: readonly Scannable[]): readonly Stop[] {
  const open = targets.filter(({ closed, slides }) => closed !== true && slides !== true);
  const ordered = [...open.filter(({ last }) => !last), ...open.filter(({ last }) => last)];
  const rows = new Map<string, Scannable[]>();
  for (const target of ordered) {
    const row = target.row ?? `\n${target.id}`;
    rows.set(row, [...(rows.get(row) ?? []), target]);
  }
  return [...rows].map(([row, members]): Stop => {
    const [only, ...others] = members;
    if (only === undefined || others.length > 0)
      return { kind: 'row', row, ids: members.map(({ id }) => id) };
    return { kind: only.walks === true ? 'grid' : 'target', id: only.id };
  });
}
