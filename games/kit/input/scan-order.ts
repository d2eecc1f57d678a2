import type { Target } from '../api/bus';

/** A stop of the scan: a target, a row that is opened first, or a grid, of which a row is chosen and then a cell. */
export type Stop =
  | { readonly kind: 'target'; readonly id: string }
  | { readonly kind: 'grid'; readonly id: string }
  | { readonly kind: 'row'; readonly row: string; readonly ids: readonly string[] };

/** Properties of a target that matter to the scan. */
export type Scannable = Pick<Target, 'id' | 'row' | 'last'> & {
  readonly closed?: boolean;
  /** A slider is skipped: its buttons are scanned instead. */
  readonly slides?: boolean;
  /** Arrow keys move inside this target. */
  readonly walks?: boolean;
};

/**
 * Returns the stops of a scan: targets in the order they were added, a row as one stop at the place of its first
 * member, `last` targets (ready, continue) at the end. Closed targets are left out, and a row of one is a target.
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
