import type { NoteCode, Parsed } from '@/edexml/result';
import type { MadePlan } from '../../imports/make-plan';
import type { PlannedPupil } from '../../imports/matching/plan';

/** The rows of a list that was fetched at night. */
export interface SortedRows {
  /** Numbers of the rows that only add or rename somebody. */
  readonly alone: readonly number[];
  /** Rows about which a person decides. */
  readonly waiting: readonly PlannedPupil[];
}

/** Remarks of the reader after which a person looks at a new pupil first. */
const asksToLook: ReadonlySet<NoteCode> = new Set<NoteCode>([
  'no-group',
  'bad-reference',
  'special-year',
  'same-name-in-class',
  'name-cut',
]);
/** New pupils that the page does not tick either: nobody is asked about them. */
const outsidePrimary: ReadonlySet<NoteCode> = new Set<NoteCode>(['below-primary', 'above-primary']);

/** Rows that a list may always apply by itself, and the part of the school's pupils beyond that. */
const fewAlone = 10;
const maxPart = 0.2;

/**
 * Whether something about the list as a whole is odd: a guard of the import, names that were decoded wrongly, or more
 * changes than a night brings. The first list of a school is always looked at by a person, because it adds everybody.
 */
function isOdd({ warnings, state }: Pick<MadePlan, 'warnings' | 'state'>, list: Parsed, changes: number) {
  const known = state.pupils.filter(({ inTrash }) => !inTrash).length;
  return warnings.length > 0 || list.looksLikeMojibake || changes > Math.max(fewAlone, known * maxPart);
}

/**
 * Says which rows of a list may be applied without a person, and which wait. Only who is new and who is called otherwise
 * or is in another year is applied: whoever moves, leaves, comes back or may be somebody else waits.
 *
 * @param applies the school's admin allowed that anything is applied without being asked
 */
export function sortRows(
  made: Pick<MadePlan, 'rows' | 'warnings' | 'state'>,
  list: Parsed,
  applies: boolean,
): SortedRows {
  const noted = (codes: ReadonlySet<NoteCode>) =>
    new Set(list.notes.flatMap(({ code, pupil }) => (pupil !== undefined && codes.has(code) ? [pupil] : [])));
  const [looked, outside] = [noted(asksToLook), noted(outsidePrimary)];
  const isAsked = ({ kind, row }: PlannedPupil) => !(kind === 'new' && outside.has(row));
  const open = made.rows.filter((row) => row.importable && isAsked(row));
  const isSimple = ({ kind, proposed, warnings, row }: PlannedPupil) =>
    proposed && warnings.length === 0 && (kind === 'changed' || (kind === 'new' && !looked.has(row)));
  const simple = open.filter(isSimple);
  if (!applies || isOdd(made, list, simple.length)) return { alone: [], waiting: open };
  return { alone: simple.map(({ row }) => row), waiting: open.filter((row) => !isSimple(row)) };
}
