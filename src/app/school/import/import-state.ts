import { repairMojibake } from '@/edexml/bytes/mojibake';
import { placeInMixedGroups } from '@/edexml/groups/mixed-groups';
import { mergeSplitGroups } from '@/edexml/groups/split-groups';
import type { ImportFile, Parsed } from '@/edexml/result';
import type { CallReply } from '../../api/call';

export type PlanShown = CallReply<'planImport'>;
export type PlanRow = PlanShown['rows'][number];

/** Choices for the file as a whole, made before it is compared. */
export interface Choices {
  readonly joinSplitGroups: boolean;
  readonly repairNames: boolean;
  /** Puts pupils without a class into a mixed group. */
  readonly useMixedGroups: boolean;
  /** Says that a list names everybody of the school. */
  readonly isWholeSchool: boolean;
  /** Confirms that a file with a different school code belongs to this school. */
  readonly isOwnSchool: boolean;
}

/** Builds the request of a file from these choices. */
export function requestOf(
  { file, mixed, splitGroups }: Parsed,
  { joinSplitGroups, repairNames, useMixedGroups, isWholeSchool, isOwnSchool }: Choices,
): ImportFile {
  const placed = useMixedGroups ? placeInMixedGroups(file, mixed) : file;
  const joined = joinSplitGroups && splitGroups > 0 ? mergeSplitGroups(placed) : placed;
  const repaired = repairNames ? repairMojibake(joined) : joined;
  const whole = isWholeSchool ? { ...repaired, isWholeSchool } : repaired;
  return isOwnSchool ? { ...whole, school: { ...whole.school, vouched: true } } : whole;
}

/** A row of the plan with its line of the file; a pupil who is not in the file has no line. */
export interface PreviewRow extends PlanRow {
  readonly notes: readonly Parsed['notes'][number][];
  readonly line: number | null;
  /** Name of the file, when there are several. */
  readonly fileName: string | null;
}

/** Returns the name of the file of a pupil, when there are several. */
const fileNameOf = ({ sources = [] }: Parsed, at: number): string | null =>
  sources.findLast(({ first }) => first <= at)?.name ?? null;

export function previewRows(
  parsed: Parsed,
  plan: PlanShown,
  { useMixedGroups }: Pick<Choices, 'useMixedGroups'>,
): PreviewRow[] {
  const notes = new Map<number, Parsed['notes'][number][]>();
  for (const note of parsed.notes) {
    if (note.pupil === undefined) continue;
    const isPlaced = useMixedGroups && parsed.mixed.has(note.pupil);
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

/** Pupils of the file without a group and the group that they get; null when everybody has one. */
export function ungroupedOf(
  rows: readonly PreviewRow[],
): { readonly name: string; readonly count: number } | null {
  const own = rows.filter(
    ({ notes, groupName }) =>
      groupName !== null && notes.some(({ code }) => code === 'no-group' || code === 'bad-reference'),
  );
  const name = own[0]?.groupName;
  return name ? { name, count: own.length } : null;
}

/** Choice for a row: apply it as planned, or match the candidate with this index. */
export type RowChoice = 'do' | number;
/** Chosen rows by index. */
export type Ticked = ReadonlyMap<number, RowChoice>;

/** Notes that say a new pupil may be none: not in primary school, or no name. */
const unsure = new Set(['below-primary', 'above-primary', 'odd-name']);

/** Rows ticked at the start: what the server proposes, except new pupils the reader is not sure of. */
export const tickedAtFirst = (rows: readonly PreviewRow[]): Ticked =>
  new Map(
    rows
      .filter(
        ({ kind, proposed, notes }) =>
          proposed && !(kind === 'new' && notes.some(({ code }) => unsure.has(code))),
      )
      .map(({ row }) => [row, 'do']),
  );

/** Returns the rows to apply, with the chosen candidates. */
export const requestedRows = (ticked: Ticked) => {
  const rows = [...ticked.keys()].toSorted((a, b) => a - b);
  const same = rows.flatMap((row) => {
    const candidate = ticked.get(row);
    return typeof candidate === 'number' ? [{ row, candidate }] : [];
  });
  return { rows, same };
};

/**
 * True when a row may be ticked together with others: not when it moves a pupil to the trash, and not when it asks a
 * question, because a wrong answer gives one child's work to another.
 */
export const mayTickWithOthers = ({ kind, importable, candidates }: PlanRow): boolean =>
  importable && candidates.length === 0 && kind !== 'left' && kind !== 'conflict';

/** True when a row only asks whether it is the one pupil of the same name. */
export const hasOneNamesake = ({ name, candidates }: PlanRow): boolean =>
  candidates.length === 1 && candidates[0]?.name.toLowerCase() === name.toLowerCase();

/** Counts the ticked rows that move a pupil to the trash. */
export const countTrashed = (rows: readonly PlanRow[], ticked: Ticked): number =>
  rows.filter(({ row, kind }) => kind === 'left' && ticked.has(row)).length;

export interface Filter {
  readonly kind: 'all' | 'changing' | 'noted' | PlanRow['kind'];
  /** Name of a class, or null for all. */
  readonly group: string | null;
}

/** True when the row does something, or asks what to do. */
export const isChanging = ({ kind }: PlanRow): boolean => kind !== 'known' && kind !== 'skipped';

const isOfKind = (row: PreviewRow, kind: Filter['kind']): boolean => {
  if (kind === 'all') return true;
  if (kind === 'changing') return isChanging(row);
  return kind === 'noted' ? row.notes.length + row.warnings.length > 0 : row.kind === kind;
};

export const isShown = (row: PreviewRow, { kind, group }: Filter): boolean =>
  isOfKind(row, kind) && (group === null || row.groupName === group);

/** The first filter: what changes, where something else would stand between. */
export const firstFilter = (rows: readonly PreviewRow[]): Filter => {
  const changing = rows.filter(isChanging).length;
  return { kind: changing > 0 && changing < rows.length ? 'changing' : 'all', group: null };
};

/** True when this person may invite the staff in the file. */
export const mayInvite = (user: { readonly role: string } | null, { teachers }: Parsed): boolean =>
  user?.role === 'schooladmin' && teachers.length > 0;
