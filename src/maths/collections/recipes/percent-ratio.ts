import type { CollectionRecipe } from '../make-collection';
import { from, oneOf, parts, recipesOf, sums } from './recipe';

const recipe = recipesOf('percent-ratio');
const of = '{a}of{b}=_';
const round = oneOf('50%', '25%', '75%', '20%', '40%', '60%', '80%', '10%', '30%', '70%', '90%', '5%', '1%');

export const percentRecipes: readonly CollectionRecipe[] = [
  recipe(
    'percent-anchors',
    ['50, 25, 10 en 1 procent', '50, 25, 10 and 1 percent', '50, 25, 10 en 1 percent'],
    [7],
    sums(of, { a: oneOf('50%', '25%', '10%'), b: from(20, 400, 20) }),
    sums('1%of{b}=_', { b: from(100, 2000, 100) }),
  ),
  recipe(
    'percent-of',
    ['Procenten van een getal', 'Percentage of a number', 'Percent van een getal'],
    [7, 8],
    sums(
      of,
      { a: oneOf('50%', '25%', '10%', '1%', '20%', '75%', '5%'), b: from(20, 800, 20) },
      { answer: { places: 0 }, count: 160 },
    ),
  ),
  recipe(
    'percent-any',
    [
      'Elk procent: eerst 1 of 10 procent',
      'Any percentage by way of 1 or 10',
      'Elk percent: eerst 1 of 10 percent',
    ],
    [8],
    sums(
      of,
      {
        a: oneOf('3%', '12%', '15%', '35%', '45%', '60%', '65%', '85%', '90%', '110%', '2%', '150%'),
        b: from(20, 900, 20),
      },
      { answer: { places: 1 }, count: 160 },
    ),
  ),
  recipe(
    'which-percent',
    ['Hoeveel procent is het?', 'What percentage is it?', 'Hoeveel percent is het?'],
    [8],
    sums(
      '_%of{b}={a}',
      { a: from(1, 150), b: oneOf('10', '20', '25', '40', '50', '80', '100', '200', '300') },
      { answer: { places: 0, max: 99, min: 1 }, count: 140 },
    ),
  ),
  recipe(
    'percent-whole',
    ['Hoeveel is 100 procent?', 'How much is 100 percent?', 'Hoeveel is 100 percent?'],
    [8],
    sums(
      '{a}of_={b}',
      { a: oneOf('50%', '25%', '10%', '20%', '75%', '5%', '1%'), b: from(2, 90) },
      { answer: { places: 0, max: 1000 }, count: 120 },
    ),
  ),
  recipe(
    'discount',
    ['Korting', 'Discount'],
    [7, 8],
    sums(
      '{b}eur-{a}of{b}eur=_eur',
      { a: oneOf('10%', '20%', '25%', '50%', '30%', '15%'), b: from(10, 200, 5) },
      { answer: { places: 2 }, count: 120 },
    ),
  ),
  recipe(
    'fraction-decimal-percent',
    ['Breuk, kommagetal, procent', 'Fraction, decimal, percent', 'Breuk, kommagetal, percent'],
    [7, 8],
    sums(['{a}=_%', '{a}=_dec'], { a: parts([2, 4, 5, 10, 20, 25]) }, { answer: { places: 2 } }),
    sums(['{a}=_frac', '{a}=_dec'], { a: round }),
    sums(['{a}=_frac', '{a}=_%'], {
      a: oneOf('0.5', '0.25', '0.75', '0.2', '0.4', '0.6', '0.8', '0.1', '0.3', '0.7', '0.9', '0.05', '0.01'),
    }),
  ),
  recipe(
    'ratio',
    ['Verhoudingen', 'Ratio'],
    [7, 8],
    sums(
      ['{a}:{b}=_:{c}', '{a}:{b}={c}:_'],
      { a: from(1, 9), b: from(2, 10), c: from(4, 60) },
      { rising: ['a', 'b', 'c'], answer: { places: 0, min: 2, max: 60 }, count: 120 },
    ),
  ),
  recipe(
    'ratio-from-one',
    ['Verhoudingstabel met één', 'Ratio from one'],
    [6, 7],
    sums(['1:{a}={b}:_', '{a}:1=_:{b}'], { a: from(2, 12), b: from(2, 12) }, { count: 100 }),
  ),
  recipe(
    'scale',
    ['Schaal', 'Scale'],
    [6, 7, 8],
    sums('scale({s},{a}cm)=_m', { s: oneOf('100', '200', '500', '1000'), a: from(2, 30) }, { count: 70 }),
    sums(
      'scale({s},{a}cm)=_km',
      { s: oneOf('10000', '25000', '50000', '100000', '200000'), a: from(2, 24) },
      { answer: { places: 2 }, count: 70 },
    ),
  ),
  recipe(
    'speed',
    ['Snelheid en afstand', 'Speed and distance'],
    [8],
    sums(
      ['{v}kmh*{t}h=_km'],
      { v: from(4, 120, 4), t: oneOf('2', '3', '1/2', '1/4', '1.5', '2.5') },
      { answer: { places: 0 }, count: 80 },
    ),
    sums(
      '{d}km:{t}h=_kmh',
      { d: from(10, 360, 10), t: oneOf('2', '3', '4') },
      { answer: { places: 0 }, count: 60 },
    ),
  ),
];
