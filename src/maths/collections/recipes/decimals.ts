import type { CollectionRecipe } from '../make-collection';
import { decimals, from, oneOf, recipesOf, sums } from './recipe';

const recipe = recipesOf('decimals');
const both = ['{a}+{b}=_', '{a}-{b}=_'];

export const decimalRecipes: readonly CollectionRecipe[] = [
  recipe(
    'decimals-tenths',
    ['Tienden: 0,7 + 0,2', 'Tenths: 0.7 + 0.2'],
    [6],
    sums(
      both,
      { a: decimals(2, 19, 1, 1), b: decimals(1, 9, 1, 1) },
      { answer: { above: 0, max: 2 }, count: 100 },
    ),
  ),
  recipe(
    'add-decimals',
    [
      'Plus en min met kommagetallen',
      'Adding and subtracting decimals',
      'Optellen en aftrekken met kommagetallen',
    ],
    [6, 7],
    sums(both, { a: decimals(11, 99, 1, 1), b: decimals(1, 49, 1, 1) }, { answer: { above: 0 }, count: 100 }),
    sums(
      both,
      { a: decimals(105, 995, 5, 2), b: decimals(5, 495, 5, 2) },
      { answer: { above: 0 }, count: 60 },
    ),
  ),
  recipe(
    'decimals-hundredths',
    ['Honderdsten: 3,46 + 1,28', 'Hundredths: 3.46 + 1.28'],
    [7],
    sums(
      both,
      { a: decimals(111, 989, 1, 2), b: decimals(11, 489, 1, 2) },
      { answer: { above: 0 }, count: 160 },
    ),
  ),
  recipe(
    'decimals-uneven',
    ['Ongelijk lange kommagetallen: 5,61 + 23', 'Decimals of unlike length: 5.61 + 23'],
    [7, 8],
    sums(
      both,
      { a: decimals(51, 399, 1, 1), b: decimals(101, 489, 1, 2) },
      { answer: { above: 0 }, count: 80 },
    ),
    sums(both, { a: from(12, 60), b: decimals(101, 989, 1, 2) }, { answer: { above: 0 }, count: 60 }),
  ),
  recipe(
    'decimals-thousandths',
    ['Duizendsten: 1,375 + 0,25', 'Thousandths: 1.375 + 0.25'],
    [8],
    sums(
      both,
      { a: decimals(1005, 4995, 5, 3), b: decimals(105, 995, 5, 3) },
      { answer: { above: 0 }, count: 140 },
    ),
  ),
  recipe(
    'decimals-fill-to-one',
    ['Aanvullen tot een geheel getal', 'Making up to a whole number'],
    [6, 7],
    sums('{a}+_={b}', { a: decimals(2, 96, 1, 1), b: from(1, 10) }, { answer: { above: 0, max: 1 } }),
    sums('{a}+_=1', { a: decimals(5, 95, 5, 2) }),
  ),
  recipe(
    'decimals-times-10',
    ['Kommagetal keer 10, 100, 1000', 'Decimal times 10, 100, 1000', 'Kommagetal maal 10, 100, 1000'],
    [6, 7],
    sums('{a}*{b}=_', { a: decimals(11, 999, 4, 2), b: oneOf('10', '100', '1000') }, { count: 120 }),
  ),
  recipe(
    'decimals-divided-by-10',
    ['Delen door 10, 100, 1000 met komma', 'Dividing by 10, 100, 1000 into decimals'],
    [7, 8],
    sums('{a}:{b}=_', { a: from(3, 480), b: oneOf('10', '100', '1000') }, { count: 120 }),
  ),
  recipe(
    'decimals-times-whole',
    ['Heel getal keer kommagetal', 'Whole number times decimal', 'Natuurlijk getal maal kommagetal'],
    [7, 8],
    sums('{a}*{b}=_', { a: from(2, 9), b: decimals(11, 99, 1, 1) }, { count: 100 }),
    sums('{a}*{b}=_', { a: from(2, 8), b: decimals(15, 495, 10, 2) }, { count: 60 }),
  ),
  recipe(
    'decimals-times-decimals',
    ['Kommagetal keer kommagetal', 'Decimal times decimal', 'Kommagetal maal kommagetal'],
    [8],
    sums('{a}*{b}=_', { a: decimals(2, 39, 1, 1), b: decimals(2, 29, 1, 1) }, { count: 140 }),
  ),
  recipe(
    'decimals-divided-by-whole',
    [
      'Kommagetal delen door een heel getal',
      'Decimal divided by a whole number',
      'Kommagetal delen door een natuurlijk getal',
    ],
    [8],
    sums('{a}:{b}=_', { a: decimals(12, 960, 2, 1), b: from(2, 9) }, { answer: { places: 2 }, count: 140 }),
  ),
  recipe(
    'divide-by-decimals',
    ['Delen door een kommagetal', 'Dividing by a decimal'],
    [8],
    sums(
      '{a}:{b}=_',
      { a: from(1, 48), b: oneOf('0.1', '0.2', '0.25', '0.4', '0.5', '0.8', '1.2', '1.5', '2.5') },
      { answer: { places: 1 }, count: 140 },
    ),
  ),
  recipe(
    'whole-into-decimals',
    ['Delen tot achter de komma: 7 : 4', 'Dividing into decimals: 7 : 4'],
    [8],
    sums(
      '{a}:{b}=_dec',
      { a: from(1, 60), b: oneOf('2', '4', '5', '8', '10', '20') },
      { answer: { places: 3, whole: false }, count: 120 },
    ),
  ),
];
