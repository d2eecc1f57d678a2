import type { CollectionRecipe } from '../make-collection';
import { listedTables, titleOfTables } from '../table-keys';
import { from, improved, oneOf, recipesOf, sums } from './recipe';

const recipe = recipesOf('multiply-divide');
const times = from(1, 10);
const multiply = '{a}*{b}=_';
const divide = '{a}:{b}=_';

const tables = (...numbers: number[]) => oneOf(...numbers.map(String));

/** Tables together, in the orders that methods teach them. */
const groups: readonly (readonly [years: readonly number[], numbers: readonly number[]])[] = [
  [[4], [2, 5]],
  [[4], [5, 10]],
  [[4], [2, 5, 10]],
  [
    [4, 5],
    [2, 4, 8],
  ],
  [
    [4, 5],
    [3, 4],
  ],
  [
    [4, 5],
    [3, 6],
  ],
  [
    [4, 5],
    [3, 6, 9],
  ],
  [
    [4, 5],
    [1, 2, 3, 4, 5, 10],
  ],
  [[5], [6, 9]],
  [[5], [7, 8]],
  [[5], [6, 7, 8, 9]],
];

/** Two tables or more together, in rising order. */
export function tablesTogether(numbers: readonly number[], years: readonly number[]): CollectionRecipe {
  const { nl, en, be } = titleOfTables(numbers);
  return recipe(
    `tables-${numbers.join('-')}`,
    [nl, en, be],
    years,
    sums(multiply, { a: times, b: tables(...numbers) }),
  );
}

const tableGroups = groups.flatMap(([years, numbers]) => {
  return [
    tablesTogether(numbers, years),
    recipe(
      `division-${numbers.join('-')}`,
      [
        `Delen door ${listedTables(numbers, 'en')}`,
        `Dividing by ${listedTables(numbers, 'and')}`,
        `Deeltafels van ${listedTables(numbers, 'en')}`,
      ],
      years.map((year) => Math.max(year, 4)),
      sums(
        '{a}:{b}=_',
        { a: from(1, 100), b: tables(...numbers) },
        { answer: { places: 0, min: 1, max: 10 } },
      ),
    ),
  ];
});

const byStrategy: readonly CollectionRecipe[] = [
  improved(
    2,
    recipe(
      'strategy-table-doubles',
      ['Tafels verdubbelen: 2, 4 en 8 keer', 'Doubling: 2, 4 and 8 times'],
      [4, 5],
      sums(['4*{a}=_', '8*{a}=_'], { a: tables(3, 6, 7) }),
      sums(['4*8=_', '8*4=_', '2*{b}=_'], { b: from(3, 9) }),
    ),
  ),
  improved(
    2,
    recipe(
      'strategy-one-group-more',
      ['Eén keer meer: 3 en 6 keer', 'One group more: 3 and 6 times'],
      [4, 5],
      sums('3*{a}=_', { a: tables(4, 6, 7, 8) }),
      sums('6*{a}=_', { a: tables(3, 4, 7, 8) }),
    ),
  ),
  improved(
    2,
    recipe(
      'strategy-one-group-less',
      ['Eén keer minder: 9 keer', 'One group less: 9 times'],
      [4, 5],
      sums('9*{a}=_', { a: tables(2, 3, 4, 5, 6, 7, 8) }),
      sums('{a}*9=_', { a: tables(3, 4, 6, 7, 8) }),
    ),
  ),
  improved(
    2,
    recipe('strategy-squares', ['Kwadraten', 'Squares'], [5, 6], sums('{a}*{a}=_', { a: from(2, 10) })),
  ),
  recipe(
    'missing-factor',
    ['Welke keersom? 7 × ▢ = 56', 'Missing factor: 7 × ▢ = 56', 'Welke maaltafel? 7 × ▢ = 56'],
    [5, 6],
    sums(
      ['{a}*_={b}', '_*{a}={b}'],
      { a: from(2, 10), b: from(4, 100) },
      { answer: { places: 0, min: 2, max: 10 }, count: 140 },
    ),
  ),
  recipe(
    'multiply-zero',
    ['Keer 0, 1 en 10', 'Times 0, 1 and 10', 'Maal 0, 1 en 10'],
    [4, 5],
    sums([multiply, '{b}*{a}=_'], { a: from(0, 10), b: tables(0, 1, 10) }),
  ),
  ...[11, 12, 15, 25].map((table) =>
    recipe(
      `table-${table}`,
      [`Tafel van ${table}`, `${table} times table`, `Maaltafel van ${table}`],
      [6, 7],
      sums([multiply, `{c}:${table}=_`], { a: times, b: tables(table), c: from(table, 10 * table, table) }),
    ),
  ),
];

/** Divisors of a long division: with a zero behind them both numbers would be made smaller first. */
const longDivisors = Array.from({ length: 34 }, (_, more) => 12 + more).filter((divisor) => divisor % 10 > 0);

const large: readonly CollectionRecipe[] = [
  recipe(
    'multiply-tens',
    ['Keersommen met tientallen: 60 × 4', 'Multiplying tens: 60 × 4', 'Maal tientallen: 60 × 4'],
    [5],
    sums([multiply, '{b}*{a}=_'], { a: from(20, 90, 10), b: from(2, 9) }),
  ),
  recipe(
    'multiply-teens',
    ['Keersommen met 11 tot 19: 6 × 14', 'Multiplying teens: 6 × 14', 'Maal 11 tot 19: 6 × 14'],
    [5],
    sums(multiply, { a: from(2, 9), b: from(11, 19) }),
  ),
  recipe(
    'multiply-two-by-one',
    ['Splitsend keer: 7 × 38', 'Two digits times one: 7 × 38', 'Splitsend maal: 7 × 38'],
    [5, 6],
    sums(multiply, { a: from(3, 9), b: from(21, 98) }, { count: 160 }),
  ),
  recipe(
    'multiply-round',
    ['Ronde getallen: 30 × 40', 'Round numbers: 30 × 40'],
    [6],
    sums(multiply, { a: from(20, 90, 10), b: from(20, 90, 10) }),
    sums(multiply, { a: from(3, 9), b: from(200, 900, 100) }),
  ),
  recipe(
    'times-10-100-1000',
    ['Keer 10, 100 en 1000', 'Times 10, 100 and 1000', 'Maal 10, 100 en 1000'],
    [6],
    sums(multiply, { a: from(3, 99), b: tables(10, 100, 1000) }, { count: 120 }),
  ),
  recipe(
    'divide-by-10-100-1000',
    ['Gedeeld door 10, 100 en 1000', 'Divided by 10, 100 and 1000'],
    [6],
    sums(divide, { a: from(200, 9900, 100), b: tables(10, 100) }, { answer: { places: 0 }, count: 80 }),
    sums(divide, { a: from(2000, 90_000, 1000), b: tables(1000) }, { count: 40 }),
  ),
  recipe(
    'multiply-three-by-one',
    ['Honderdtallen keer: 6 × 247', 'Three digits times one: 6 × 247', 'Honderdtallen maal: 6 × 247'],
    [6, 7],
    sums(multiply, { a: from(3, 9), b: from(112, 998) }, { count: 160 }),
  ),
  recipe(
    'multiply-two-by-two',
    ['Grote keersommen: 24 × 36', 'Two digits times two: 24 × 36', 'Cijferend maal: 24 × 36'],
    [6, 7],
    sums(multiply, { a: from(12, 98), b: from(12, 98) }, { count: 160 }),
  ),
  recipe(
    'multiply-three-by-two',
    ['Cijferend keer: 24 × 136', 'Long multiplication: 24 × 136', 'Cijferend maal: 24 × 136'],
    [7, 8],
    sums(multiply, { a: from(12, 98), b: from(112, 998) }, { count: 140 }),
  ),
  recipe(
    'divide-tens',
    ['Deelsommen met tientallen: 240 : 6', 'Dividing tens: 240 : 6'],
    [5, 6],
    sums(
      divide,
      { a: from(80, 900, 10), b: from(2, 9) },
      { answer: { places: 0, min: 20, max: 90 }, count: 100 },
    ),
  ),
  recipe(
    'divide-two-by-one',
    ['Splitsend delen: 84 : 4', 'Splitting a division: 84 : 4'],
    [5, 6],
    sums(divide, { a: from(24, 99), b: from(2, 8) }, { answer: { places: 0, min: 11 } }),
  ),
  recipe(
    'divide-three-by-one',
    ['Delen: 396 : 6', 'Dividing: 396 : 6'],
    [6, 7],
    sums(divide, { a: from(112, 998), b: from(3, 9) }, { answer: { places: 0, min: 21 }, count: 160 }),
  ),
  improved(
    2,
    recipe(
      'long-division',
      ['Staartdelen: 952 : 14', 'Long division: 952 : 14', 'Cijferend delen: 952 : 14'],
      [7, 8],
      sums(
        divide,
        { a: from(204, 2990), b: tables(...longDivisors) },
        { answer: { places: 0, min: 11 }, count: 140 },
      ),
    ),
  ),
  recipe(
    'division-with-remainder',
    ['Delen met rest', 'Division with remainder'],
    [5, 6],
    sums(
      '{a}:{b}=_r',
      { a: from(7, 99), b: from(2, 9) },
      { rest: 'some', answer: { min: 1, max: 10 }, count: 160 },
    ),
  ),
  recipe(
    'division-with-remainder-large',
    ['Delen met rest boven de tafels', 'Division with remainder beyond the tables'],
    [6, 7],
    sums(
      '{a}:{b}=_r',
      { a: from(105, 998), b: from(3, 9) },
      { rest: 'some', answer: { min: 12 }, count: 140 },
    ),
  ),
  recipe(
    'multiply-divide-mixed',
    ['Keer en delen door elkaar', 'Multiplying and dividing mixed', 'Maal en gedeeld door elkaar'],
    [6, 7, 8],
    sums(multiply, { a: from(4, 40), b: from(6, 60) }, { answer: { max: 1000 }, count: 100 }),
    sums(divide, { a: from(48, 900), b: from(4, 15) }, { answer: { places: 0, min: 8 }, count: 100 }),
  ),
  recipe(
    'mean',
    ['Gemiddelde', 'Mean'],
    [8],
    sums(
      'mean({a},{b},{c})=_',
      { a: from(2, 10), b: from(4, 14), c: from(3, 20) },
      { answer: { places: 0 }, count: 80 },
    ),
    sums(
      'mean({a},{b},{c},{d})=_',
      { a: from(5, 25), b: from(10, 30), c: from(8, 40), d: from(5, 30) },
      { answer: { places: 0 }, count: 60 },
    ),
  ),
  recipe(
    'mean-missing',
    ['Welk getal ontbreekt in het gemiddelde?', 'What is missing from the mean?'],
    [8],
    sums(
      'mean({a},{b},_)={m}',
      { a: from(2, 12), b: from(4, 16), m: from(4, 14) },
      { answer: { places: 0, min: 1, max: 20 }, count: 100 },
    ),
  ),
];

/** Multiplying and dividing, beyond the single tables. */
export const multiplyDivideRecipes: readonly CollectionRecipe[] = [...tableGroups, ...byStrategy, ...large];
