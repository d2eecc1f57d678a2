import type { CollectionRecipe } from '../make-collection';
import { from, recipesOf, sums } from './recipe';

const recipe = recipesOf('add-subtract');
const add = '{a}+{b}=_';
const subtract = '{a}-{b}=_';

/** To 1000 and beyond. */
export const beyondHundredRecipes: readonly CollectionRecipe[] = [
  recipe(
    'round-hundreds',
    ['Honderdtallen en tientallen: 300 + 450', 'Hundreds and tens: 300 + 450'],
    [5],
    sums(
      [add, subtract],
      { a: from(100, 900, 50), b: from(50, 500, 50) },
      { answer: { min: 50, max: 1000 }, count: 120 },
    ),
  ),
  recipe(
    'add-to-1000',
    [
      'Plussommen tot 1000, zonder onthouden',
      'Adding to 1000 without carrying',
      'Optellen tot 1000 zonder brug',
    ],
    [5],
    sums(
      add,
      { a: from(111, 777), b: from(111, 777) },
      { carries: 'none', answer: { max: 999 }, count: 120 },
    ),
  ),
  recipe(
    'add-to-1000-carry',
    ['Plussommen tot 1000, met onthouden', 'Adding to 1000 with carrying', 'Optellen tot 1000 met brug'],
    [5, 6],
    sums(
      add,
      { a: from(118, 780), b: from(105, 780) },
      { carries: 'some', answer: { max: 1000 }, count: 160 },
    ),
  ),
  recipe(
    'subtract-to-1000',
    [
      'Minsommen tot 1000, zonder lenen',
      'Subtracting to 1000 without borrowing',
      'Aftrekken tot 1000 zonder brug',
    ],
    [5],
    sums(
      subtract,
      { a: from(222, 999), b: from(111, 888) },
      { carries: 'none', answer: { min: 10 }, count: 120 },
    ),
  ),
  recipe(
    'subtract-to-1000-borrow',
    ['Minsommen tot 1000, met lenen', 'Subtracting to 1000 with borrowing', 'Aftrekken tot 1000 met brug'],
    [5, 6],
    sums(
      subtract,
      { a: from(300, 1000), b: from(105, 890) },
      { carries: 'some', answer: { min: 20 }, count: 160 },
    ),
  ),
  recipe(
    'add-subtract-to-1000',
    ['Plus en min tot 1000', 'Adding and subtracting to 1000', 'Optellen en aftrekken tot 1000'],
    [5, 6],
    sums(
      [add, subtract],
      { a: from(120, 980), b: from(15, 890) },
      { answer: { min: 10, max: 1000 }, count: 240 },
    ),
  ),
  recipe(
    'missing-to-1000',
    ['Puntsommen tot 1000', 'Missing numbers to 1000', 'Puntoefeningen tot 1000'],
    [5, 6],
    sums(
      ['{a}+_={b}', '{b}-_={a}'],
      { a: from(110, 890, 10), b: from(200, 1000, 10) },
      { answer: { min: 20, max: 600 }, count: 140 },
    ),
  ),
  recipe(
    'fill-to-1000',
    ['Aanvullen tot 1000', 'Making up to 1000'],
    [5, 6],
    sums(['{a}+_=1000', '1000-{a}=_'], { a: from(105, 995, 5) }, { count: 140 }),
  ),
  recipe(
    'add-subtract-to-10000',
    ['Plus en min tot 10 000', 'Adding and subtracting to 10,000', 'Optellen en aftrekken tot 10 000'],
    [6, 7],
    sums(
      [add, subtract],
      { a: from(1100, 9000, 50), b: from(150, 5000, 50) },
      { answer: { min: 100, max: 10_000 }, count: 120 },
    ),
    sums(
      [add, subtract],
      { a: from(1203, 8990), b: from(1004, 4990) },
      { answer: { min: 100, max: 10_000 }, count: 120 },
    ),
  ),
  recipe(
    'add-subtract-to-100000',
    ['Plus en min tot 100 000', 'Adding and subtracting to 100,000', 'Optellen en aftrekken tot 100 000'],
    [6, 7],
    sums(
      [add, subtract],
      { a: from(11_000, 90_000, 500), b: from(1500, 50_000, 500) },
      { answer: { min: 1000, max: 100_000 }, count: 120 },
    ),
    sums(
      [add, subtract],
      { a: from(10_120, 89_990), b: from(5004, 49_990) },
      { answer: { min: 1000, max: 100_000 }, count: 100 },
    ),
  ),
  recipe(
    'add-subtract-to-1000000',
    [
      'Plus en min tot 1 000 000',
      'Adding and subtracting to 1,000,000',
      'Optellen en aftrekken tot 1 000 000',
    ],
    [7, 8],
    sums(
      [add, subtract],
      { a: from(110_000, 900_000, 5000), b: from(15_000, 500_000, 5000) },
      { answer: { min: 10_000, max: 1_000_000 }, count: 120 },
    ),
    sums(
      [add, subtract],
      { a: from(101_200, 899_900, 100), b: from(50_400, 499_900, 100) },
      { answer: { min: 10_000, max: 1_000_000 }, count: 100 },
    ),
  ),
  recipe(
    'below-zero',
    ['Onder nul', 'Below zero'],
    [8],
    sums(
      [subtract, '-{a}+{b}=_', '-{a}-{b}=_'],
      { a: from(1, 20), b: from(1, 20) },
      { answer: { min: -20, max: 20 }, count: 140 },
    ),
  ),
  recipe(
    'order-of-operations',
    ['Volgorde van bewerkingen', 'Order of operations'],
    [7, 8],
    sums(
      ['{a}+{b}*{c}=_', '{a}*{b}-{c}=_', '({a}+{b})*{c}=_'],
      { a: from(2, 12), b: from(2, 9), c: from(2, 9) },
      { answer: { min: 1, max: 200 }, count: 160 },
    ),
  ),
];
