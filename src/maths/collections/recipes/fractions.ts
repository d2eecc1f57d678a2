import type { CollectionRecipe } from '../make-collection';
import { from, oneOf, recipe } from './recipe';

/** Decimals, fractions, percentages and ratio. */
export const fractionRecipes: readonly CollectionRecipe[] = [
  recipe(
    'add-decimals',
    'Plus en min met kommagetallen',
    'Adding and subtracting decimals',
    [6, 7],
    [
      {
        patterns: ['{a}+{b}=_', '{a}-{b}=_'],
        values: { a: from(11, 99, 1, 1), b: from(1, 49, 1, 1) },
        answer: { min: 0 },
        count: 100,
      },
      {
        patterns: ['{a}+{b}=_', '{a}-{b}=_'],
        values: { a: from(105, 995, 5, 2), b: from(5, 495, 5, 2) },
        answer: { min: 0 },
        count: 60,
      },
    ],
    'Optellen en aftrekken met kommagetallen',
  ),
  recipe(
    'fractions-same-denominator',
    'Breuken optellen en aftrekken, gelijke noemers',
    'Adding and subtracting fractions, same denominators',
    [6, 7],
    [2, 3, 4, 5, 6, 8, 10].map((den) => ({
      patterns: ['{a}+{b}=_', '{a}-{b}=_'],
      values: { a: { denominators: [den], lowest: false }, b: { denominators: [den], lowest: false } },
      answer: { above: 0, max: 1 },
      count: 16,
    })),
  ),
  recipe(
    'equal-fractions',
    'Gelijke breuken',
    'Equal fractions',
    [6, 7],
    [
      {
        patterns: ['{a}=_/{b}'],
        values: {
          a: { denominators: [2, 3, 4, 5, 6] },
          b: oneOf('4', '6', '8', '9', '10', '12', '15', '20', '24'),
        },
        answer: { places: 0, min: 1 },
      },
    ],
    'Gelijkwaardige breuken',
  ),
  recipe(
    'part-of',
    'Deel van een getal',
    'Fraction of a number',
    [6, 7],
    [
      {
        patterns: ['{a}of{b}=_'],
        values: { a: { denominators: [2, 3, 4, 5, 6, 8, 10] }, b: from(6, 120, 2) },
        answer: { places: 0 },
        count: 140,
      },
    ],
    'Breuk van een getal',
  ),
  recipe(
    'fraction-decimal-percent',
    'Breuk, kommagetal, procent',
    'Fraction, decimal, percent',
    [7, 8],
    [
      {
        patterns: ['{a}=_%', '{a}=_dec'],
        values: { a: { denominators: [2, 4, 5, 10, 20, 25] } },
        answer: { places: 2 },
      },
      {
        patterns: ['{a}=_frac'],
        values: {
          a: oneOf(
            '0.5',
            '0.25',
            '0.75',
            '0.2',
            '0.4',
            '0.6',
            '0.8',
            '0.1',
            '0.3',
            '0.7',
            '0.9',
            '50%',
            '25%',
            '75%',
            '20%',
            '40%',
            '60%',
            '80%',
            '10%',
            '30%',
            '70%',
            '90%',
            '5%',
          ),
        },
      },
      {
        patterns: ['{a}=_dec'],
        values: { a: oneOf('50%', '25%', '75%', '20%', '40%', '10%', '1%', '5%', '12%', '80%') },
      },
    ],
    'Breuk, kommagetal, percent',
  ),
  recipe(
    'percent-of',
    'Procenten van een getal',
    'Percentage of a number',
    [7, 8],
    [
      {
        patterns: ['{a}of{b}=_'],
        values: { a: oneOf('50%', '25%', '10%', '1%', '20%', '75%', '5%'), b: from(20, 800, 20) },
        answer: { places: 0 },
        count: 160,
      },
    ],
    'Percent van een getal',
  ),
  recipe(
    'ratio',
    'Verhoudingen',
    'Ratio',
    [7, 8],
    [
      {
        patterns: ['{a}:{b}=_:{c}', '{a}:{b}={c}:_'],
        values: { a: from(1, 9), b: from(2, 10), c: from(4, 60) },
        rising: ['a', 'b'],
        answer: { places: 0, min: 2, max: 60 },
        count: 120,
      },
    ],
  ),
];
