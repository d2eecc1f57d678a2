import type { CollectionRecipe } from '../make-collection';
import { from, oneOf, parts, recipesOf, sums } from './recipe';

const recipe = recipesOf('fractions');
const friendly = [2, 3, 4, 5, 6, 8, 10];
const mixed = oneOf(
  '1 1/2',
  '1 1/4',
  '1 3/4',
  '2 1/2',
  '2 1/3',
  '2 2/3',
  '1 2/5',
  '3 1/4',
  '1 5/6',
  '2 3/8',
  '3 3/5',
  '1 3/10',
);

/** Pairs of denominators of which one goes into the other. */
const related: readonly (readonly [number, number])[] = [
  [2, 4],
  [2, 6],
  [3, 6],
  [4, 8],
  [5, 10],
  [2, 8],
  [3, 9],
  [2, 10],
  [4, 12],
];
const unlike: readonly (readonly [number, number])[] = [
  [2, 3],
  [3, 4],
  [2, 5],
  [4, 5],
  [3, 5],
  [4, 6],
  [6, 8],
  [5, 6],
];

export const fractionRecipes: readonly CollectionRecipe[] = [
  recipe(
    'half-and-quarter-of',
    ['De helft en een kwart van', 'Half and a quarter of'],
    [5],
    sums(
      '{a}of{b}=_',
      { a: oneOf('1/2', '1/4', '3/4'), b: from(4, 80, 2) },
      { answer: { places: 0 }, count: 80 },
    ),
  ),
  recipe(
    'unit-fraction-of',
    ['Eén deel van een getal', 'One part of a number', 'Stambreuk van een getal'],
    [5, 6],
    sums(
      '{a}of{b}=_',
      { a: oneOf('1/2', '1/3', '1/4', '1/5', '1/6', '1/8', '1/10'), b: from(6, 120, 2) },
      { answer: { places: 0 }, count: 120 },
    ),
  ),
  recipe(
    'part-of',
    ['Deel van een getal', 'Fraction of a number', 'Breuk van een getal'],
    [6, 7],
    sums('{a}of{b}=_', { a: parts(friendly), b: from(6, 120, 2) }, { answer: { places: 0 }, count: 140 }),
  ),
  recipe(
    'part-of-whole',
    ['Van welk getal is dit een deel?', 'What is the whole?'],
    [7, 8],
    sums(
      '{a}of_={b}',
      { a: parts([2, 3, 4, 5, 8, 10]), b: from(3, 60) },
      { answer: { places: 0, max: 120 }, count: 120 },
    ),
  ),
  recipe(
    'equal-fractions',
    ['Gelijke breuken', 'Equal fractions', 'Gelijkwaardige breuken'],
    [6, 7],
    sums(
      '{a}=_/{b}',
      { a: parts([2, 3, 4, 5, 6]), b: oneOf('4', '6', '8', '9', '10', '12', '15', '20', '24') },
      { answer: { places: 0, min: 1 } },
    ),
    sums('{a}={b}/_', { a: parts([2, 3, 4, 5]), b: from(2, 9) }, { answer: { places: 0, max: 24 } }),
  ),
  recipe(
    'simplify-fractions',
    ['Vereenvoudigen', 'Simplifying'],
    [6, 7],
    sums(
      '{a}=_low',
      { a: parts([4, 6, 8, 9, 10, 12, 15, 16, 20], 'reducible') },
      { answer: { denominator: 8 } },
    ),
  ),
  recipe(
    'fractions-same-denominator',
    ['Breuken optellen en aftrekken, gelijke noemers', 'Adding and subtracting fractions, same denominators'],
    [6, 7],
    ...[2, 3, 4, 5, 6, 8, 10].map((den) =>
      sums(
        ['{a}+{b}=_', '{a}-{b}=_'],
        { a: parts([den], 'any'), b: parts([den], 'any') },
        { answer: { above: 0, max: 1 }, count: 16 },
      ),
    ),
  ),
  recipe(
    'fractions-to-one',
    ['Aanvullen tot één hele', 'Making up to one'],
    [6, 7],
    sums(['1-{a}=_', '{a}+_=1'], { a: parts(friendly) }),
  ),
  recipe(
    'mixed-numbers',
    ['Helen eruit halen', 'Mixed numbers', 'Gemengde getallen'],
    [6, 7],
    sums('{a}=_mix', {
      a: oneOf(
        '3/2',
        '5/2',
        '7/2',
        '4/3',
        '5/3',
        '8/3',
        '5/4',
        '7/4',
        '9/4',
        '11/4',
        '6/5',
        '8/5',
        '13/5',
        '7/6',
        '11/6',
        '9/8',
        '15/8',
        '13/10',
        '21/10',
      ),
    }),
    sums('{a}=_frac', { a: mixed }),
  ),
  recipe(
    'fractions-related',
    [
      'Breuken optellen en aftrekken, verwante noemers',
      'Adding and subtracting fractions, related denominators',
    ],
    [7, 8],
    ...related.map(([x, y]) =>
      sums(
        ['{a}+{b}=_', '{b}-{a}=_', '{a}-{b}=_'],
        { a: parts([x]), b: parts([y]) },
        { answer: { above: 0 } },
      ),
    ),
  ),
  recipe(
    'fractions-unlike',
    [
      'Breuken optellen en aftrekken, ongelijke noemers',
      'Adding and subtracting fractions, unlike denominators',
    ],
    [8],
    ...unlike.map(([x, y]) =>
      sums(
        ['{a}+{b}=_', '{b}-{a}=_', '{a}-{b}=_'],
        { a: parts([x]), b: parts([y]) },
        { answer: { above: 0 } },
      ),
    ),
  ),
  recipe(
    'mixed-numbers-add',
    ['Gemengde getallen optellen en aftrekken', 'Adding and subtracting mixed numbers'],
    [8],
    sums(
      ['{a}+{b}=_', '{a}-{b}=_'],
      { a: mixed, b: oneOf('1/2', '1/4', '3/4', '1 1/2', '1 1/4') },
      { answer: { above: 0, denominator: 12 } },
    ),
  ),
  recipe(
    'whole-times-fraction',
    ['Heel getal keer breuk', 'Whole number times fraction', 'Natuurlijk getal maal breuk'],
    [7, 8],
    sums(['{a}*{b}=_', '{b}*{a}=_'], { a: from(2, 10), b: parts([2, 3, 4, 5, 6, 8]) }, { count: 120 }),
  ),
  recipe(
    'fraction-times-fraction',
    ['Breuk keer breuk', 'Fraction times fraction', 'Breuk maal breuk'],
    [8],
    sums('{a}*{b}=_', { a: parts([2, 3, 4, 5]), b: parts([2, 3, 4, 5, 6]) }, { count: 120 }),
  ),
  recipe(
    'divide-by-fraction',
    ['Delen door een breuk', 'Dividing by a fraction'],
    [8],
    sums(
      '{a}:{b}=_',
      { a: from(1, 12), b: oneOf('1/2', '1/3', '1/4', '1/5', '2/3', '3/4') },
      { answer: { places: 0 } },
    ),
    sums(
      '{a}:{b}=_',
      { a: oneOf('1/2', '3/4', '2/3', '4/5', '9/10', '5/6'), b: oneOf('2', '3', '1/4', '1/2', '1/6') },
      { answer: { denominator: 20 } },
    ),
  ),
  recipe(
    'fraction-divided-by-whole',
    [
      'Breuk delen door een heel getal',
      'Dividing a fraction by a whole number',
      'Breuk delen door een natuurlijk getal',
    ],
    [8],
    sums(
      '{a}:{b}=_',
      { a: parts([2, 3, 4, 5, 6, 8]), b: from(2, 6) },
      { answer: { denominator: 40 }, count: 80 },
    ),
  ),
];
