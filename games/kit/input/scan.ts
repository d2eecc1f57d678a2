import type { Stop } from './scan-order';

/** Position of a scan: at a stop, at a member of its row, or in its grid, first down the rows and then across one. */
export interface Scan {
  readonly stop: number;
  readonly inside: null | number | 'down' | 'across';
}

/** The scanner presses a target, or sends it keys that move inside its grid. */
export type Act =
  | { readonly kind: 'press'; readonly id: string }
  | { readonly kind: 'keys'; readonly id: string; readonly keys: readonly string[] };

export interface ScanStep {
  readonly scan: Scan;
  readonly act?: Act;
}

export const scanStart: Scan = { stop: 0, inside: null };

/** Returns the ids to highlight: a whole row before it is opened, else one target. Empty when nothing can be pressed. */
export function marked(stops: readonly Stop[], { stop, inside }: Scan): readonly string[] {
  const at = stops[stop];
  if (at === undefined) return [];
  if (at.kind !== 'row') return [at.id];
  const member = typeof inside === 'number' ? at.ids[inside] : undefined;
  return member === undefined ? at.ids : [member];
}

/**
 * Advances the scan to the next stop, the next member of an open row, or the next cell. At the end of a row or a
 * grid the scan leaves it, so that a wrong choice costs one pass. `stuck` means that the last key changed nothing.
 */
export function moveOn(stops: readonly Stop[], scan: Scan, stuck = false): ScanStep {
  const at = stops[scan.stop];
  if (at?.kind === 'row' && typeof scan.inside === 'number') {
    const next = scan.inside + 1;
    return { scan: { stop: scan.stop, inside: next < at.ids.length ? next : null } };
  }
  if (at?.kind === 'grid' && (scan.inside === 'down' || scan.inside === 'across')) {
    const isDown = scan.inside === 'down';
    if (stuck) return isDown ? { scan: { ...scan, inside: null } } : walk(at.id, scan, 'down', ['Home']);
    return walk(at.id, scan, scan.inside, [isDown ? 'ArrowDown' : 'ArrowRight']);
  }
  return { scan: { stop: stops.length === 0 ? 0 : (scan.stop + 1) % stops.length, inside: null } };
}

/** Presses or opens what is highlighted. After a press the scan starts again. */
export function take(stops: readonly Stop[], scan: Scan): ScanStep {
  const at = stops[scan.stop];
  if (at === undefined) return { scan: scanStart };
  if (at.kind === 'row') {
    const id = typeof scan.inside === 'number' ? at.ids[scan.inside] : undefined;
    return id === undefined ? { scan: { ...scan, inside: 0 } } : press(id);
  }
  if (at.kind === 'target' || scan.inside === 'across') return press(at.id);
  return scan.inside === 'down'
    ? { scan: { ...scan, inside: 'across' } }
    : walk(at.id, scan, 'down', ['PageUp', 'Home']);
}

/**
 * Returns the position of the scan among changed stops: at the same stop, and at the same member of its row while that is
 * there; else at the row again, or at the start.
 */
export function kept(before: readonly Stop[], scan: Scan, now: readonly Stop[]): Scan {
  const at = before[scan.stop];
  const stop = at === undefined ? -1 : now.findIndex((other) => nameOf(other) === nameOf(at));
  const still = now[stop];
  if (still === undefined) return scanStart;
  const { inside } = scan;
  if (typeof inside !== 'number' || at?.kind !== 'row' || still.kind !== 'row') return { stop, inside };
  const member = still.ids.indexOf(at.ids[inside] ?? '');
  return { stop, inside: member < 0 ? null : member };
}

const nameOf = (stop: Stop): string => (stop.kind === 'row' ? `row ${stop.row}` : stop.id);

const press = (id: string): ScanStep => ({ scan: scanStart, act: { kind: 'press', id } });

const walk = (id: string, scan: Scan, inside: 'down' | 'across', keys: readonly string[]): ScanStep => ({
  scan: { ...scan, inside },
  act: { kind: 'keys', id, keys },
});
