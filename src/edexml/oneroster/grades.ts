import { lastYear } from '@/contract/year-after';
import { readListYear } from '../list/read-list';
import type { NoteCode } from '../result';

/** Country whose schools count the years of a file. */
export type Country = 'nl' | 'be';

/** How the grades of a file are counted. `groep`: as Dutch schools do; `grade`: as the standard does, 01 after kindergarten. */
export type Counting = 'groep' | 'grade';

export type GradeReading =
  | { readonly kind: 'year'; readonly year: number }
  /** Several grades: a class of mixed years. */
  | { readonly kind: 'several' }
  | { readonly kind: 'none'; readonly note: NoteCode };

/** The grade before 01 and the one before that, which are groep 2 and 1. */
const beforeFirst: ReadonlyMap<string, number> = new Map([
  ['KG', 2],
  ['TK', 2],
  ['PK', 1],
]);
const belowPrimary = new Set(['IT', 'PR']);
/** The standard's codes of a pupil without a grade. */
const ungraded = new Set(['UG', 'OTHER']);
/** Years between grade 01 and groep 1. */
const shift = 2;

const numberOf = (code: string) => (/^\d{1,2}$/.test(code) ? Number(code) : null);

export const gradesIn = (cell: string | null): string[] =>
  (cell ?? '')
    .split(',')
    .map((code) => code.trim().toUpperCase())
    .filter((code) => code !== '');

/**
 * Returns how a file counts its grades. Flemish schools count as the standard does. In a Dutch file a number is the groep,
 * unless the file has both kindergarten and grade 01: no Dutch school calls groep 2 and groep 1 so.
 */
export function countingOf(cells: readonly (string | null)[], country: Country): Counting {
  if (country === 'be') return 'grade';
  const codes = new Set(cells.flatMap(gradesIn).map((code) => String(numberOf(code) ?? code)));
  const hasKindergarten = [...beforeFirst.keys()].some((code) => codes.has(code));
  return hasKindergarten && codes.has('1') ? 'grade' : 'groep';
}

function readOne(code: string, counting: Counting, country: Country): GradeReading {
  const early = beforeFirst.get(code);
  if (early !== undefined) return { kind: 'year', year: early };
  if (belowPrimary.has(code)) return { kind: 'none', note: 'below-primary' };
  if (ungraded.has(code)) return { kind: 'none', note: 'no-year' };
  if (code === 'PS') return { kind: 'none', note: 'above-primary' };
  const number = numberOf(code);
  if (number === null) {
    // Some administrations write the year in words: `Groep 5`, `3e leerjaar`.
    const year = readListYear(code, country === 'be');
    return year === null ? { kind: 'none', note: 'unknown-year' } : { kind: 'year', year };
  }
  const year = number + (counting === 'grade' ? shift : 0);
  if (year < 1 || number === 0) return { kind: 'none', note: 'below-primary' };
  return year > lastYear ? { kind: 'none', note: 'above-primary' } : { kind: 'year', year };
}

/** Reads a cell of grades as a year in Dutch numbering; null when the cell is empty. */
export function readGrades(cell: string | null, counting: Counting, country: Country): GradeReading | null {
  const codes = gradesIn(cell);
  const [first] = codes;
  if (first === undefined) return null;
  return codes.length > 1 ? { kind: 'several' } : readOne(first, counting, country);
}

/** Returns the grade of a year, as `readGrades` reads it back for a school of the same country. */
export function gradeOf(year: number | null, country: Country): string {
  if (year === null) return 'Other';
  if (country === 'nl') return String(year).padStart(2, '0');
  return year > shift ? String(year - shift).padStart(2, '0') : year === shift ? 'KG' : 'PK';
}
