/** The tables of 1 to 10, in the order in which they are taught by default. */
export const tablesInOrder = [1, 10, 2, 5, 3, 4, 6, 9, 8, 7] as const;

/** The key of the collection of these tables: one, some together, or all. */
export function keyOfTables(numbers: readonly number[]): string {
  const sorted = [...new Set(numbers)].toSorted((a, b) => a - b);
  if (sorted.length === tablesInOrder.length) return 'tables-all';
  return sorted.length === 1 ? `table-${sorted[0]}` : `tables-${sorted.join('-')}`;
}

/** The tables of 1 to 10 that a collection with this key has; none when it is of something else. */
export function tablesOfKey(key: string): readonly number[] {
  if (key === 'tables-all') return tablesInOrder.toSorted((a, b) => a - b);
  const [, list = ''] = /^tables?-((?:[1-9]|10)(?:-(?:[1-9]|10))*)$/.exec(key) ?? [];
  const numbers = list === '' ? [] : list.split('-').map(Number);
  return numbers.length > 0 && keyOfTables(numbers) === key ? numbers : [];
}

/** `3, 6 en 9`, to be put behind the name of what they are. */
export const listedTables = (numbers: readonly number[], and: string): string =>
  `${numbers.slice(0, -1).join(', ')} ${and} ${numbers.at(-1)}`;

const titleOfAll = { nl: 'Alle tafels door elkaar', en: 'All times tables', be: 'Alle maaltafels' };

/** What one table, some together, or all ten are called. */
export function titleOfTables(numbers: readonly number[]) {
  const [table] = numbers;
  if (numbers.length === tablesInOrder.length) return titleOfAll;
  if (numbers.length === 1) {
    return { nl: `Tafel van ${table}`, en: `${table} times table`, be: `Maaltafel van ${table}` };
  }
  return {
    nl: `Tafels van ${listedTables(numbers, 'en')}`,
    en: `Tables of ${listedTables(numbers, 'and')}`,
    be: `Maaltafels van ${listedTables(numbers, 'en')}`,
  };
}
