import type { Range, SumGenerator } from '../generate/sum-generator';
import type { CollectionRecipe } from './make-collection';
import { keyOfTables, tablesInOrder, titleOfTables } from './table-keys';

const from = (min: number, max: number): Range => ({ min, max });

const base: Pick<SumGenerator, 'overTen' | 'holes' | 'tables'> = {
  overTen: 'any',
  holes: ['result'],
  tables: [],
};

const splits: SumGenerator = {
  ...base,
  operation: 'split',
  left: from(1, 9),
  right: from(1, 9),
  result: from(2, 10),
  holes: ['left', 'right'],
};
const addTo10: SumGenerator = {
  ...base,
  operation: 'add',
  left: from(0, 10),
  right: from(0, 10),
  result: from(1, 10),
};
const subtractTo10: SumGenerator = {
  ...base,
  operation: 'subtract',
  left: from(1, 10),
  right: from(0, 10),
  result: from(0, 10),
};
/** Beyond ten, adding and taking nothing is no exercise any more. */
const addOneTo10: SumGenerator = { ...addTo10, left: from(1, 10), right: from(1, 10) };
const subtractOneTo10: SumGenerator = { ...subtractTo10, right: from(1, 9), result: from(1, 9) };
const addTo20: SumGenerator = {
  ...base,
  operation: 'add',
  left: from(1, 19),
  right: from(1, 19),
  result: from(11, 20),
  overTen: 'no',
};
const addOverTen: SumGenerator = {
  ...base,
  operation: 'add',
  left: from(2, 9),
  right: from(2, 9),
  result: from(11, 18),
  overTen: 'yes',
};
const subtractTo20: SumGenerator = {
  ...base,
  operation: 'subtract',
  left: from(11, 20),
  right: from(1, 19),
  result: from(1, 19),
  overTen: 'no',
};
const subtractOverTen: SumGenerator = {
  ...base,
  operation: 'subtract',
  left: from(11, 18),
  right: from(2, 9),
  result: from(2, 9),
  overTen: 'yes',
};

const missing = (generator: SumGenerator): SumGenerator => ({ ...generator, holes: ['left', 'right'] });

const tables = (numbers: readonly number[]): SumGenerator => ({
  ...base,
  operation: 'multiply',
  left: from(1, 10),
  right: from(1, 10),
  result: from(1, 100),
  tables: numbers,
});
const divisions = (numbers: readonly number[]): SumGenerator => ({
  ...base,
  operation: 'divide',
  left: from(1, 100),
  right: from(1, 10),
  result: from(1, 10),
  tables: numbers,
});

const isProduct = ({ operation }: SumGenerator): boolean =>
  operation === 'multiply' || operation === 'divide';

const recipe = (
  key: string,
  nl: string,
  en: string,
  years: readonly number[],
  generators: readonly SumGenerator[],
  be?: string,
): CollectionRecipe => ({
  domain: generators.some(isProduct) ? 'multiply-divide' : 'add-subtract',
  key,
  version: 1,
  title: be === undefined ? { nl, en } : { nl, en, be },
  years,
  generators,
});

function tableRecipe(numbers: readonly number[], years: readonly number[]): CollectionRecipe {
  const { nl, en, be } = titleOfTables(numbers);
  return recipe(keyOfTables(numbers), nl, en, years, [tables(numbers)], be);
}

const firstTables = [1, 2, 5, 10] as const;
const allTables = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** From the first splits to all division tables, in the order of the years. */
export const standardRecipes: readonly CollectionRecipe[] = [
  recipe('split-to-10', 'Splitsen tot 10', 'Number bonds to 10', [3], [splits]),
  recipe('add-to-10', 'Plussommen tot 10', 'Adding to 10', [3], [addTo10], 'Optellen tot 10'),
  recipe('subtract-to-10', 'Minsommen tot 10', 'Subtracting to 10', [3], [subtractTo10], 'Aftrekken tot 10'),
  recipe(
    'add-subtract-to-10',
    'Plus en min tot 10',
    'Adding and subtracting to 10',
    [3],
    [addTo10, subtractTo10],
    'Optellen en aftrekken tot 10',
  ),
  recipe(
    'missing-to-10',
    'Puntsommen tot 10',
    'Missing numbers to 10',
    [3, 4],
    [missing({ ...addTo10, left: from(1, 9), right: from(1, 9) })],
    'Puntoefeningen tot 10',
  ),
  recipe(
    'add-to-20',
    'Plussommen tot 20, niet over de 10',
    'Adding to 20 without crossing ten',
    [3, 4],
    [addTo20],
    'Optellen tot 20 zonder brug',
  ),
  recipe(
    'add-to-20-over-ten',
    'Plussommen tot 20, over de 10',
    'Adding to 20, crossing ten',
    [3, 4],
    [addOverTen],
    'Optellen tot 20 met brug over 10',
  ),
  recipe(
    'subtract-to-20',
    'Minsommen tot 20, niet over de 10',
    'Subtracting to 20 without crossing ten',
    [3, 4],
    [subtractTo20],
    'Aftrekken tot 20 zonder brug',
  ),
  recipe(
    'subtract-to-20-over-ten',
    'Minsommen tot 20, over de 10',
    'Subtracting to 20, crossing ten',
    [3, 4],
    [subtractOverTen],
    'Aftrekken tot 20 met brug over 10',
  ),
  recipe(
    'add-subtract-to-20',
    'Plus en min tot 20',
    'Adding and subtracting to 20',
    [3, 4, 5],
    [addOneTo10, subtractOneTo10, addTo20, addOverTen, subtractTo20, subtractOverTen],
    'Optellen en aftrekken tot 20',
  ),
  recipe(
    'missing-to-20',
    'Puntsommen tot 20',
    'Missing numbers to 20',
    [4, 5],
    [missing(addOverTen), missing(subtractOverTen)],
    'Puntoefeningen tot 20',
  ),
  ...tablesInOrder.map((table) => tableRecipe([table], [4, 5])),
  tableRecipe(firstTables, [4]),
  tableRecipe(allTables, [4, 5, 6]),
  ...tablesInOrder.map((table) =>
    recipe(
      `division-${table}`,
      `Deeltafel van ${table}`,
      `Dividing by ${table}`,
      [4, 5, 6],
      [divisions([table])],
    ),
  ),
  recipe(
    'division-all',
    'Alle deeltafels door elkaar',
    'All division facts',
    [5, 6],
    [divisions(allTables)],
    'Alle deeltafels',
  ),
  recipe(
    'tables-and-division',
    'Tafels en deeltafels door elkaar',
    'Times tables and division',
    [5, 6],
    [tables(allTables), divisions(allTables)],
    'Maaltafels en deeltafels',
  ),
];
