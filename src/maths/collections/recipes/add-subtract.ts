import type { CollectionRecipe } from '../make-collection';
import { from, improved, oneOf, recipesOf, sums } from './recipe';

const recipe = recipesOf('add-subtract');
const tens = from(10, 90, 10);
const digits = from(1, 9);
const add = '{a}+{b}=_';
const subtract = '{a}-{b}=_';

/** To 20, by strategy. */
const toTwenty: readonly CollectionRecipe[] = [
  improved(
    2,
    recipe('strategy-doubles', ['Dubbelen', 'Doubles'], [3, 4], sums('{a}+{a}=_', { a: from(1, 9) })),
  ),
  improved(
    2,
    recipe(
      'strategy-halves',
      ['De helft eraf', 'Taking half away'],
      [3, 4],
      sums('{half}=_', {
        half: oneOf('2-1', '4-2', '6-3', '8-4', '10-5', '12-6', '14-7', '16-8', '18-9'),
      }),
    ),
  ),
  improved(
    2,
    recipe(
      'strategy-near-doubles',
      ['Bijna dubbel', 'Near doubles'],
      [3, 4],
      sums('{sum}=_', {
        sum: oneOf(...['3+4', '4+3', '4+5', '5+4', '5+6', '6+5', '6+7', '7+6', '7+8', '8+7']),
      }),
    ),
  ),
  improved(
    2,
    recipe(
      'strategy-nine',
      ['Negen erbij, negen eraf', 'Plus nine, minus nine'],
      [3, 4],
      sums(['{a}+9=_', '9+{a}=_'], { a: from(2, 8) }),
      sums('{b}-9=_', { b: from(11, 17) }),
    ),
  ),
  recipe(
    'strategy-friends',
    ['Vriendjes van tien', 'Friends of ten', 'Splitsingen van tien'],
    [3, 4],
    sums(['{a}+_=10', '_+{a}=10', '10-{a}=_'], { a: digits }),
  ),
  improved(
    2,
    recipe(
      'strategy-fill-ten',
      ['Eerst naar de tien', 'First to ten', 'Brug over tien: eerst naar tien'],
      [3, 4],
      sums(['8+{a}=_', '{a}+8=_'], { a: from(3, 6) }),
      sums(['7+{a}=_', '{a}+7=_'], { a: from(4, 5) }),
      sums('{a}-{b}=_', { a: oneOf('11', '13', '15'), b: from(3, 8) }, { carries: 'some' }),
    ),
  ),
  recipe(
    'three-numbers-to-20',
    ['Drie getallen tot 20', 'Three numbers to 20'],
    [3, 4],
    sums(
      ['{a}+{b}+{c}=_', '{a}+{b}-{c}=_'],
      { a: digits, b: digits, c: digits },
      { answer: { min: 1, max: 20 }, count: 120 },
    ),
  ),
  recipe(
    'balance-to-20',
    ['Evenveel aan beide kanten', 'As much on both sides'],
    [3, 4, 5],
    sums('{a}+_={b}+{c}', { a: digits, b: digits, c: digits }, { answer: { min: 1, max: 10 }, count: 120 }),
  ),
  recipe(
    'repeated-addition',
    ['Sprongen van 2, 5 en 10', 'Jumps of 2, 5 and 10'],
    [3],
    sums(['{a}+{a}+{a}=_', '{a}+{a}+{a}+{a}=_', '{a}+{a}=_'], { a: oneOf('2', '5', '10') }),
  ),
];

/** To 100. */
const toHundred: readonly CollectionRecipe[] = [
  recipe(
    'round-tens',
    ['Tientallen: 30 + 40', 'Tens: 30 + 40'],
    [4],
    sums(add, { a: tens, b: tens }, { answer: { max: 100 } }),
    sums(subtract, { a: from(20, 100, 10), b: tens }, { answer: { min: 10 } }),
  ),
  recipe(
    'tens-and-ones',
    ['Tiental en eenheden: 34 + 5', 'Tens and ones: 34 + 5'],
    [4],
    sums(
      [add, subtract],
      { a: from(21, 98), b: from(1, 8) },
      { carries: 'none', answer: { min: 20, max: 99 }, count: 120 },
    ),
  ),
  recipe(
    'add-tens-to-100',
    ['Tientallen erbij en eraf: 34 + 20', 'Adding and taking tens: 34 + 20'],
    [4],
    sums(
      [add, subtract],
      { a: from(11, 99), b: from(10, 80, 10) },
      { answer: { min: 1, max: 100 }, count: 120 },
    ),
  ),
  recipe(
    'add-to-100',
    [
      'Plussommen tot 100, niet over het tiental',
      'Adding to 100 without crossing a ten',
      'Optellen tot 100 zonder brug',
    ],
    [4],
    sums(add, { a: from(11, 89), b: from(11, 88) }, { carries: 'none', answer: { max: 100 }, count: 140 }),
  ),
  recipe(
    'add-to-100-over-ten',
    ['Plussommen tot 100, over het tiental', 'Adding to 100, crossing a ten', 'Optellen tot 100 met brug'],
    [4, 5],
    sums(
      add,
      { a: from(12, 89), b: from(2, 9) },
      { carries: 'some', answer: { min: 21, max: 99 }, count: 80 },
    ),
    sums(add, { a: from(12, 79), b: from(12, 79) }, { carries: 'some', answer: { max: 99 }, count: 120 }),
  ),
  recipe(
    'subtract-to-100',
    [
      'Minsommen tot 100, niet over het tiental',
      'Subtracting to 100 without crossing a ten',
      'Aftrekken tot 100 zonder brug',
    ],
    [4],
    sums(subtract, { a: from(22, 99), b: from(11, 88) }, { carries: 'none', answer: { min: 1 }, count: 140 }),
  ),
  recipe(
    'subtract-to-100-over-ten',
    [
      'Minsommen tot 100, over het tiental',
      'Subtracting to 100, crossing a ten',
      'Aftrekken tot 100 met brug',
    ],
    [4, 5],
    sums(subtract, { a: from(21, 98), b: from(2, 9) }, { carries: 'some', answer: { min: 12 }, count: 80 }),
    sums(subtract, { a: from(31, 98), b: from(12, 79) }, { carries: 'some', answer: { min: 2 }, count: 120 }),
  ),
  recipe(
    'add-subtract-to-100',
    ['Plus en min tot 100', 'Adding and subtracting to 100', 'Optellen en aftrekken tot 100'],
    [4, 5, 6],
    sums([add, subtract], { a: from(12, 99), b: from(3, 79) }, { answer: { min: 2, max: 100 }, count: 240 }),
  ),
  recipe(
    'missing-to-100',
    ['Puntsommen tot 100', 'Missing numbers to 100', 'Puntoefeningen tot 100'],
    [4, 5],
    sums(
      ['{a}+_={b}', '_+{a}={b}', '{b}-_={a}'],
      { a: from(11, 79), b: from(30, 100) },
      { answer: { min: 2, max: 60 }, count: 160 },
    ),
  ),
  recipe(
    'fill-to-100',
    ['Aanvullen tot 100', 'Making up to 100'],
    [4, 5],
    sums(['{a}+_=100', '100-{a}=_'], { a: from(11, 99) }, { count: 120 }),
  ),
  improved(
    2,
    recipe(
      'strategy-compensate',
      ['Compenseren: 48 + 29', 'Compensating: 48 + 29'],
      [4, 5],
      sums(
        add,
        { a: from(14, 68), b: oneOf('19', '29', '39') },
        { carries: 'some', answer: { max: 100 }, count: 80 },
      ),
      sums(
        subtract,
        { a: from(34, 98), b: oneOf('19', '29', '39', '49') },
        { carries: 'some', answer: { min: 14 }, count: 80 },
      ),
    ),
  ),
  recipe(
    'strategy-complement',
    ['Aanvullen bij min: 72 − 68', 'Counting up: 72 − 68'],
    [4, 5],
    sums(
      subtract,
      { a: from(31, 99), b: from(24, 96) },
      { carries: 'some', answer: { min: 2, max: 9 }, count: 100 },
    ),
  ),
  improved(
    2,
    recipe(
      'chains-to-100',
      ['Drie getallen tot 100', 'Three numbers to 100'],
      [4, 5],
      sums(
        ['{a}+{b}+{c}=_', '{a}+{b}-{c}=_'],
        { a: from(12, 60), b: from(5, 40), c: from(4, 39) },
        { answer: { min: 5, max: 100 }, count: 95 },
      ),
      sums(
        '{a}-{b}+{c}=_',
        { a: from(41, 90), b: from(5, 40), c: from(4, 39) },
        { answer: { min: 5, max: 100 }, count: 45 },
      ),
    ),
  ),
];

export const addSubtractRecipes: readonly CollectionRecipe[] = [...toTwenty, ...toHundred];
