import { placeInComposed } from '@/edexml/composed-groups';
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
  /** Places who has no class in a composed group. */
  readonly useComposed: boolean;
  /** The file is of this school, though its code is another than before. */
  readonly isOwnSchool: boolean;
}

/** The request that these choices make of a file. */
export function requestOf(
  { file, composed }: Parsed,
  { joinSplitGroups, repairNames, useComposed, isOwnSchool }: Choices,
): ImportFile {
  const placed = useComposed ? placeInComposed(file, composed) : file;
  const joined = joinSplitGroups ? mergeSplitGroups(placed) : placed;
  const repaired = repairNames ? repairMangled(joined) : joined;
  return isOwnSchool ? { ...repaired, school: { ...repaired.school, vouched: true } } : repaired;
}

/** A row of the plan with what its line of the file called for; who is not in the file has no line. */
export interface PreviewRow extends PlanRow {
  readonly notes: readonly Parsed['notes'][number][];
  readonly line: number | null;
  /** Name of its file, when there are several. */
  readonly fileName: string | null;
}

/** Name of the file that a pupil at this place comes from, when there are several. */
const fileNameOf = ({ sources = [] }: Parsed, at: number): string | null =>
  sources.findLast(({ first }) => first <= at)?.name ?? null;

export function previewRows(
  parsed: Parsed,
  plan: PlanShown,
  { useComposed }: Pick<Choices, 'useComposed'>,
): PreviewRow[] {
  const notes = new Map<number, Parsed['notes'][number][]>();
  for (const note of parsed.notes) {
    if (note.pupil === undefined) continue;
    const isPlaced = useComposed && parsed.composed.has(note.pupil);
    if (isPlaced && (note.code === 'no-group' || note.code === 'bad-reference')) continue;
    notes.set(note.pupil, [...(notes.get(note.pupil) ?? []), note]);
  }
  return plan.rows.map((row) => ({
    ...row,
    notes: notes.get(row.row) ?? [],
    line: parsed.file.pupils[row.row]?.line ?? null,
    fileName: row.row < parsed.file.pupils.length ? fileNameOf(parsed, row.row) : null,
  }));
}

/** The choice made for a row: it is carried out as planned, or it is the candidate with this index. */
export type Deed = 'do' | number;
/** Rows that are carried out. */
export type Ticked = ReadonlyMap<number, Deed>;

const outsidePrimary = new Set(['below-primary', 'above-primary']);

/** Ticked from the start: what the server proposes, but nobody new who is not in primary school. */
export const tickedAtFirst = (rows: readonly PreviewRow[]): Ticked =>
  new Map(
    rows
      .filter(
        ({ kind, proposed, notes }) =>
          proposed && !(kind === 'new' && notes.some(({ code }) => outsidePrimary.has(code))),
      )
      .map(({ row }) => [row, 'do']),
  );

/** The rows that are carried out, and which of them are their candidate. */
export const requestedRows = (ticked: Ticked) => {
  const rows = [...ticked.keys()].toSorted((a, b) => a - b);
  const same = rows.flatMap((row) => {
    const candidate = ticked.get(row);
    return typeof candidate === 'number' ? [{ row, candidate }] : [];
  });
  return { rows, same };
};

/**
 * Tells whether a row may be ticked together with others: never one that puts somebody in the trash, and none that asks a
 * question, because its answer may give a child's work to another.
 */
export const mayTickWithOthers = ({ kind, importable, candidates }: PlanRow): boolean =>
  importable && candidates.length === 0 && kind !== 'left' && kind !== 'conflict';

/** Tells whether a row only asks if it is the one pupil of the same name. */
export const hasOneNamesake = ({ name, candidates }: PlanRow): boolean =>
  candidates.length === 1 && candidates[0]?.name.toLowerCase() === name.toLowerCase();

/** How many ticked rows put somebody in the trash. */
export const countTrashed = (rows: readonly PlanRow[], ticked: Ticked): number =>
  rows.filter(({ row, kind }) => kind === 'left' && ticked.has(row)).length;

export interface Filter {
  readonly kind: 'all' | 'noted' | PlanRow['kind'];
  /** Name of a class, or null for all. */
  readonly group: string | null;
}

export const isShown = (row: PreviewRow, { kind, group }: Filter): boolean =>
  (kind === 'all' || (kind === 'noted' ? row.notes.length + row.warnings.length > 0 : row.kind === kind)) &&
  (group === null || row.groupName === group);

/** Whether this person may invite the adults of a file, of whom there are some. */
export const mayInvite = (user: { readonly role: string } | null, { teachers }: Parsed): boolean =>
  user?.role === 'schooladmin' && teachers.length > 0;
