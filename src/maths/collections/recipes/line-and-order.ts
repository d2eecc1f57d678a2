import type { CollectionRecipe } from '../make-collection';
import { from, recipe } from './recipe';

/** The number line, comparing, ordering and estimating. */
export const lineRecipes: readonly CollectionRecipe[] = [
  recipe(
    'line-to-100',
    'Getallenlijn tot 100',
    'Number line to 100',
    [4, 5],
    [
      { patterns: ['{a}=_(0..100,1)', '{a}(0..100,1)=_'], values: { a: from(3, 97) }, count: 120 },
      { patterns: ['{a}=_(0~100)'], values: { a: from(4, 96) } },
    ],
  ),
  recipe(
    'line-to-1000',
    'Getallenlijn tot 1000',
    'Number line to 1000',
    [5, 6],
    [
      { patterns: ['{a}=_(0..1000,10)', '{a}(0..1000,10)=_'], values: { a: from(30, 970, 10) }, count: 80 },
      { patterns: ['{a}=_(0~1000)'], values: { a: from(40, 960, 5) }, count: 80 },
    ],
  ),
  recipe(
    'line-fractions',
    'Breuken op de lijn',
    'Fractions on the line',
    [6, 7],
    [
      { patterns: ['{a}=_(0..1,1/12)'], values: { a: { denominators: [2, 3, 4, 6, 12] } } },
      { patterns: ['{a}=_(0~1)', '{a}=_(0~2)'], values: { a: { denominators: [2, 3, 4, 5, 6, 8, 10] } } },
    ],
  ),
  recipe(
    'line-decimals',
    'Kommagetallen op de lijn',
    'Decimals on the line',
    [6, 7],
    [
      { patterns: ['{a}=_(0..1,1/10)', '{a}(0..1,1/10)=_'], values: { a: from(1, 9, 1, 1) } },
      { patterns: ['{a}=_(0..10,1/10)', '{a}=_(0~10)'], values: { a: from(3, 97, 1, 1) }, count: 100 },
    ],
  ),
  recipe(
    'compare-to-20',
    'Vergelijken tot 20',
    'Comparing to 20',
    [3, 4],
    [
      { patterns: ['{a}?{b}'], values: { a: from(1, 20), b: from(1, 20) }, count: 60 },
      { patterns: ['{a}+{b}?{c}'], values: { a: from(2, 9), b: from(2, 9), c: from(4, 18) }, count: 80 },
    ],
  ),
  recipe(
    'compare-to-100',
    'Vergelijken tot 100',
    'Comparing to 100',
    [4, 5],
    [
      {
        patterns: ['{a}+{b}?{c}', '{a}-{b}?{c}'],
        values: { a: from(21, 89), b: from(11, 59), c: from(20, 100, 10) },
        answer: { min: -1 },
        count: 140,
      },
    ],
  ),
  recipe(
    'compare-fractions',
    'Breuken vergelijken',
    'Comparing fractions',
    [6, 7, 8],
    [
      {
        patterns: ['{a}?{b}'],
        values: { a: { denominators: [2, 3, 4, 5, 6, 8] }, b: { denominators: [2, 3, 4, 5, 6, 8] } },
        count: 140,
      },
    ],
  ),
  recipe(
    'order-decimals',
    'Kommagetallen ordenen',
    'Ordering decimals',
    [6, 7],
    [
      { patterns: ['{a}=_'], values: { a: from(5, 995, 5, 2) }, count: 120 },
      { patterns: ['{a}=_'], values: { a: from(1, 99, 1, 1) }, count: 60 },
    ],
  ),
  recipe(
    'estimate',
    'Schatten en afronden',
    'Estimating and rounding',
    [6, 7, 8],
    [
      { patterns: ['{a}=_~10', '{a}=_~100'], values: { a: from(104, 996) }, count: 80 },
      {
        patterns: ['{a}+{b}=_~100', '{a}-{b}=_~100'],
        values: { a: from(310, 990), b: from(105, 290) },
        count: 80,
      },
    ],
  ),
];
