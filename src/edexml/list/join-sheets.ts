import { isGroupName } from './columns';
import { headRows, roleOfHeads } from './heads';
import type { Cells } from './split-list';

/** A sheet of a workbook with its rows. */
export interface Sheet {
  readonly name: string;
  readonly cells: Cells;
}

const headsOf = ({ cells }: Sheet): Cells => cells.slice(0, headRows(cells));
const asText = (rows: Cells): string => JSON.stringify(rows).toLowerCase();

/**
 * Puts the sheets of a workbook below each other. Sheets with other heads than the first, such as an explanation, are no
 * part of the list. Where no column tells the group and the sheets are named by groups, their names become a column.
 */
export function joinSheets(sheets: readonly Sheet[]): Cells {
  const filled = sheets.filter(({ cells }) => cells.length > 0);
  const [first] = filled;
  if (!first) return [];
  const heads = headsOf(first);
  const lists = filled.filter((sheet) => asText(headsOf(sheet)) === asText(heads));
  if (lists.length === 1) return first.cells;
  const width = Math.max(...lists.flatMap(({ cells }) => cells.map((row) => row.length)));
  const hasGroups = Array.from({ length: width }, (_, column) => roleOfHeads(heads, column)).includes(
    'group',
  );
  const isNamed = !hasGroups && lists.every(({ name }) => isGroupName(name));
  const padded = (row: readonly string[], last: string): readonly string[] =>
    isNamed && row.length > 0 ? [...row, ...Array<string>(width - row.length).fill(''), last] : row;
  return [
    ...heads.map((row, at) => padded(row, at === heads.length - 1 ? 'Groep' : '')),
    ...lists.flatMap(({ name, cells }) => cells.slice(heads.length).map((row) => padded(row, name))),
  ];
}
