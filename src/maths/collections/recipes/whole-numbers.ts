import type { CollectionRecipe } from '../make-collection';
import { from, recipe } from './recipe';

const tens = from(10, 90, 10);
const twoDigits = from(11, 89);

/** Whole numbers beyond the facts. */
export const wholeNumberRecipes: readonly CollectionRecipe[] = [
  recipe(
    'add-to-100',
    'Plussommen tot 100, niet over het tiental',
    'Adding to 100 without crossing a ten',
    [4],
    [
      { patterns: ['{a}+{b}=_'], values: { a: tens, b: tens }, answer: { min: 30, max: 100 } },
      {
        patterns: ['{a}+{b}=_'],
        values: { a: twoDigits, b: from(1, 8) },
        carries: 'none',
        answer: { min: 21, max: 100 },
        count: 60,
      },
      {
        patterns: ['{a}+{b}=_'],
        values: { a: twoDigits, b: twoDigits },
        carries: 'none',
        answer: { min: 21, max: 100 },
        count: 80,
      },
    ],
    'Optellen tot 100 zonder brug',
  ),
  recipe(
    'add-to-100-over-ten',
    'Plussommen tot 100, over het tiental',
    'Adding to 100, crossing a ten',
    [4, 5],
    [
      {
        patterns: ['{a}+{b}=_'],
        values: { a: from(12, 89), b: from(2, 9) },
        carries: 'some',
        answer: { min: 21, max: 99 },
        count: 80,
      },
      {
        patterns: ['{a}+{b}=_'],
        values: { a: from(12, 79), b: from(12, 79) },
        carries: 'some',
        answer: { min: 21, max: 99 },
        count: 120,
      },
    ],
    'Optellen tot 100 met brug',
  ),
  recipe(
    'subtract-to-100',
    'Minsommen tot 100, niet over het tiental',
    'Subtracting to 100 without crossing a ten',
    [4],
    [
      { patterns: ['{a}-{b}=_'], values: { a: from(20, 100, 10), b: tens }, answer: { min: 10 } },
      {
        patterns: ['{a}-{b}=_'],
        values: { a: from(21, 99), b: from(11, 88) },
        carries: 'none',
        answer: { min: 1 },
        count: 120,
      },
    ],
    'Aftrekken tot 100 zonder brug',
  ),
  recipe(
    'subtract-to-100-over-ten',
    'Minsommen tot 100, over het tiental',
    'Subtracting to 100, crossing a ten',
    [4, 5],
    [
      {
        patterns: ['{a}-{b}=_'],
        values: { a: from(21, 98), b: from(2, 9) },
        carries: 'some',
        answer: { min: 12 },
        count: 80,
      },
      {
        patterns: ['{a}-{b}=_'],
        values: { a: from(31, 98), b: from(12, 79) },
        carries: 'some',
        answer: { min: 2 },
        count: 120,
      },
    ],
    'Aftrekken tot 100 met brug',
  ),
  recipe(
    'add-subtract-to-1000',
    'Plus en min tot 1000',
    'Adding and subtracting to 1000',
    [5],
    [
      {
        patterns: ['{a}+{b}=_', '{a}-{b}=_'],
        values: { a: from(100, 900, 50), b: from(50, 500, 50) },
        answer: { min: 50, max: 1000 },
        count: 80,
      },
      {
        patterns: ['{a}+{b}=_', '{a}-{b}=_'],
        values: { a: from(120, 880, 4), b: from(110, 490, 7) },
        answer: { min: 10, max: 1000 },
        count: 120,
      },
    ],
    'Optellen en aftrekken tot 1000',
  ),
  recipe(
    'division-with-remainder',
    'Delen met rest',
    'Division with remainder',
    [5, 6],
    [
      {
        patterns: ['{a}:{b}=_r'],
        values: { a: from(7, 99), b: from(2, 9) },
        rest: 'some',
        answer: { min: 1, max: 10 },
        count: 160,
      },
    ],
  ),
  recipe(
    'mean',
    'Gemiddelde',
    'Mean',
    [8],
    [
      {
        patterns: ['mean({a},{b},{c})=_'],
        values: { a: from(2, 10), b: from(4, 14), c: from(3, 20) },
        answer: { places: 0 },
        count: 100,
      },
    ],
  ),
];
