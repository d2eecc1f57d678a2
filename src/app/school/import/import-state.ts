import { repairMangled } from '@/edexml/mangled';
import type { ImportFile, Parsed } from '@/edexml/result';
import { mergeSplitGroups } from '@/edexml/split-groups';
import type { CallReply } from '../../api/call';

export type PlanShown = CallReply<'planImport'>;
export type PlanRow = PlanShown['rows'][number];

/** What a person decides about the file as a whole, before it is compared. */
export interface Choices {
  readonly joinSplitGroups: boolean;
  readonly repairNames: boolean;
}

/** The request that these choices make of a file. */
export function requestOf({ file }: Parsed, { joinSplitGroups, repairNames }: Choices): ImportFile {
  const joined = joinSplitGroups ? mergeSplitGroups(file) : file;
  return repairNames ? repairMangled(joined) : joined;
}

/** A row of the plan with what its line of the file called for. */
export interface PreviewRow extends PlanRow {
  readonly notes: readonly Parsed['notes'][number][];
  readonly line: number;
}

export function previewRows(parsed: Parsed, plan: PlanShown): PreviewRow[] {
  const notes = new Map<number, Parsed['notes'][number][]>();
  for (const note of parsed.notes) {
    if (note.pupil !== undefined) notes.set(note.pupil, [...(notes.get(note.pupil) ?? []), note]);
  }
  return plan.rows.map((row) => ({
    ...row,
    notes: notes.get(row.row) ?? [],
    line: parsed.file.pupils[row.row]?.line ?? 0,
  }));
}

const outsidePrimary = new Set(['below-primary', 'above-primary']);

/** Ticked from the start: all who are new and of primary school. */
export const tickedAtFirst = (rows: readonly PreviewRow[]): ReadonlySet<number> =>
  new Set(
    rows
      .filter(({ kind, notes }) => kind === 'new' && !notes.some(({ code }) => outsidePrimary.has(code)))
      .map(({ row }) => row),
  );

export interface Filter {
  readonly kind: 'all' | 'noted' | PlanRow['kind'];
  /** Name of a class, or null for all. */
  readonly group: string | null;
}

export const isShown = (row: PreviewRow, { kind, group }: Filter): boolean =>
  (kind === 'all' || (kind === 'noted' ? row.notes.length + row.warnings.length > 0 : row.kind === kind)) &&
  (group === null || row.groupName === group);
