import { cleanText, cutTo } from '../bytes/clean-text';
import { type Columns, isPrefix } from './columns';
import type { ColumnRole } from './heads';
import { isPrivate } from './private-cells';
import { type Cells, isEmptyRow } from './split-list';

const maxFirstName = 64;
const maxLastName = 200;

export interface ListedPupil {
  readonly firstName: string;
  readonly lastName: string | null;
  readonly sortName: string | null;
  readonly year: number | null;
  readonly groupName: string | null;
  readonly key: string | null;
  /** Row number from 1, as a spreadsheet counts. */
  readonly line: number;
  readonly cut: boolean;
}

/** Splits `van den Berg` into prefix and sort name. */
export function splitSurname(surname: string): { prefix: string; sortName: string } {
  const words = surname.split(' ');
  let at = 0;
  while (at < words.length - 1 && isPrefix(words[at] ?? '')) at++;
  return { prefix: words.slice(0, at).join(' '), sortName: words.slice(at).join(' ') };
}

/** Splits `Jansen, Piet` or `Piet Jansen` into first name, prefix and surname. */
function splitFullName(name: string): { first: string; prefix: string; surname: string } {
  const comma = name.indexOf(',');
  if (comma > 0) {
    const { prefix, sortName } = splitSurname(name.slice(0, comma).trim());
    const words = name
      .slice(comma + 1)
      .trim()
      .split(' ');
    // In `Berg, Anne van den` the prefix follows the first name.
    let end = words.length;
    while (end > 1 && isPrefix(words[end - 1] ?? '')) end--;
    const behind = words.slice(end).join(' ');
    return { first: words.slice(0, end).join(' '), prefix: prefix || behind, surname: sortName };
  }
  const words = name.split(' ');
  const at = words.findIndex((word, index) => index > 0 && isPrefix(word));
  const border = at > 0 && at < words.length - 1 ? at : 1;
  const { prefix, sortName } = splitSurname(words.slice(border).join(' '));
  return { first: words.slice(0, border).join(' '), prefix, surname: sortName };
}

/** Splits `van den Berg Noor`, as Flemish lists write a name: the first name is the last word. */
export function splitSurnameFirst(name: string): { first: string; prefix: string; surname: string } {
  const words = name.split(' ');
  if (name.includes(',') || words.length < 2) return splitFullName(name);
  const { prefix, sortName } = splitSurname(words.slice(0, -1).join(' '));
  return { first: words.at(-1) ?? '', prefix, surname: sortName };
}

/** Numbers and bullets in front of a name. */
const before = /^\s*(?:\d{1,3}\s*[.)]|[-–•*·▪◦])\s*/u;
/** Remarks behind a name, such as a diagnosis, which nobody but the school may know. */
const remarks = /\s+[([{][^)\]}]*(?:[)\]}]|$)/gu;

/** A name as it may be read: without numbering and remarks; null when the cell is none. */
function nameIn(cell: string | null): string | null {
  if (cell === null || isPrivate(cell)) return null;
  return cell.replace(before, '').replace(remarks, '').trim() || null;
}

/** Lines between and below pupils: totals, dates, page numbers. */
const besidePupils =
  /^(?:totaal|aantal|total|datum|date|afgedrukt|printed|pagina|page|bladzijde|schooljaar|school year)\b|^\d+\s+(?:leerlingen|kinderen|pupils)\b/i;
/** A line that names the group of the pupils below it. */
const groupLine = /^(?:groep|klas|class|group)\s+\S+(?:\s+\S+)?$/i;

const onlyCell = (row: readonly string[]): string | null => {
  const filled = row.filter((cell) => cell !== '');
  return filled.length === 1 ? (filled[0] ?? null) : null;
};

/**
 * Returns the year of a cell in Dutch numbering. `Groep 5` and a Dutch `5` are 5; a Flemish `3`, `3A` or `3e leerjaar`
 * is 5 too.
 */
export function readListYear(cell: string, flemish: boolean): number | null {
  const found = /(?<!\d)([1-8])(?!\d)/.exec(cell)?.[1];
  if (found === undefined || /[1-8]\s*[-/]\s*[1-8]/.test(cell)) return null;
  // The second and third kleuterklas of Flanders are the Dutch groep 1 and 2.
  if (/kleuter|^k\s*[1-3]\b|^[1-3]\s*k(?:k\b|\b)/i.test(cell))
    return Number(found) > 1 && Number(found) <= 3 ? Number(found) - 1 : null;
  const year = Number(found) + ((flemish && !/groep/i.test(cell)) || /leerjaar/i.test(cell) ? 2 : 0);
  return year > 8 ? null : year;
}

interface Place {
  /** Row number from 1. */
  readonly line: number;
  readonly flemish: boolean;
  /** Group that a line above names; null when there is none. */
  readonly above: string | null;
}

function readRow(row: readonly string[], roles: readonly ColumnRole[], { line, flemish, above }: Place) {
  const cell = (role: ColumnRole) => cleanText(row[roles.indexOf(role)]);
  const read = (role: ColumnRole) => nameIn(cell(role));
  const reversed = roles.includes('surnameFirst');
  const whole = reversed ? read('surnameFirst') : roles.includes('fullName') ? read('fullName') : null;
  const split = whole === null ? null : reversed ? splitSurnameFirst(whole) : splitFullName(whole);
  const surname = read('lastName') ?? (split?.surname || null);
  const own = surname === null ? null : splitSurname(surname);
  const prefix = read('prefix') || split?.prefix || own?.prefix || '';
  const first = read('firstName') ?? (split?.first || null) ?? surname;
  // A name of punctuation only is not a name.
  if (first === null || !/[\p{L}\p{N}]/u.test(first)) return null;
  const onlySurname = first === surname;
  const lastName = own === null || onlySurname ? null : `${prefix} ${own.sortName}`.trim();
  const group = cell('group') ?? above;
  const year = cell('year');
  const pupil: ListedPupil = {
    firstName: cutTo(first, maxFirstName),
    lastName: lastName && cutTo(lastName, maxLastName),
    sortName: lastName && own && cutTo(own.sortName, maxLastName),
    year: year === null ? null : readListYear(year, flemish),
    groupName: group && cutTo(group, 64),
    key: cell('key'),
    line,
    cut: first.length > maxFirstName || (lastName?.length ?? 0) > maxLastName,
  };
  return pupil;
}

interface ReadList {
  readonly pupils: ListedPupil[];
  /** Lines with content but without a name. */
  readonly nameless: number[];
}

/** Reads the pupils of a list by its column roles, and collects the lines without a name. */
export function readList(cells: Cells, { headRows, roles }: Columns, flemish: boolean): ReadList {
  let above: string | null = null;
  const rows = cells.flatMap((row, at) => {
    if (at < headRows || isEmptyRow(row)) return [];
    const only = onlyCell(row);
    if (only !== null && besidePupils.test(only)) return [];
    if (only !== null && groupLine.test(only)) {
      above = only;
      return [];
    }
    return [{ line: at + 1, pupil: readRow(row, roles, { line: at + 1, flemish, above }) }];
  });
  return {
    pupils: rows.flatMap(({ pupil }) => pupil ?? []),
    nameless: rows.flatMap(({ pupil, line }) => (pupil === null ? [line] : [])),
  };
}
