import type { PatternGenerator } from '../generate/pattern-generator';
import type { CollectionRecipe } from './make-collection';

const from = (min: number, max: number, step = 1, places = 0) => ({ min, max, step, places });
const price = (min: number, max: number) => ({ min, max, step: 5, places: 2, money: true });
const oneOf = (...texts: string[]) => ({ oneOf: texts });

const recipe = (
  key: string,
  nl: string,
  en: string,
  years: readonly number[],
  generators: readonly PatternGenerator[],
  be?: string,
): CollectionRecipe => ({
  key,
  version: 1,
  title: be === undefined ? { nl, en } : { nl, en, be },
  years,
  generators,
});

const tens = from(10, 90, 10);
const twoDigits = from(11, 89);

/** The first collections of each domain beyond the facts. */
export const domainRecipes: readonly CollectionRecipe[] = [
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
  recipe(
    'money-change',
    'Wisselgeld',
    'Giving change',
    [5, 6],
    [
      {
        patterns: ['{a}eur-{b}eur=_eur'],
        values: { a: oneOf('2', '5', '10', '20', '50'), b: price(5, 4995) },
        answer: { above: 0, max: 10 },
        count: 140,
      },
    ],
  ),
  recipe(
    'money-add',
    'Geld optellen',
    'Adding money',
    [4, 5],
    [
      {
        patterns: ['{a}eur+{b}eur=_eur'],
        values: { a: from(1, 20), b: from(1, 20) },
        answer: { max: 30 },
        count: 60,
      },
      {
        patterns: ['{a}eur+{b}eur=_eur'],
        values: { a: price(5, 995), b: price(5, 995) },
        answer: { max: 20 },
        count: 80,
      },
      {
        patterns: ['{a}eur=_ct', '{b}ct=_eur'],
        values: { a: price(5, 500), b: from(5, 500, 5) },
        count: 60,
      },
    ],
  ),
  recipe(
    'measures-length',
    'Lengtematen omrekenen',
    'Converting lengths',
    [5, 6, 7],
    [
      {
        patterns: ['{a}m=_cm', '{a}m=_dm', '{a}dm=_cm', '{a}cm=_mm', '{a}km=_m'],
        values: { a: from(1, 20) },
      },
      {
        patterns: ['{a}m=_cm', '{a}km=_m', '{a}dm=_cm', '{a}cm=_mm'],
        values: { a: from(5, 95, 5, 1) },
        answer: { places: 0 },
        count: 50,
      },
      { patterns: ['{a}cm=_m', '{a}m=_km', '{a}mm=_cm'], values: { a: from(50, 3000, 50) }, count: 60 },
    ],
  ),
  recipe(
    'measures-volume-mass',
    'Inhoud en gewicht omrekenen',
    'Converting volume and mass',
    [5, 6, 7],
    [
      {
        patterns: ['{a}l=_dl', '{a}l=_cl', '{a}l=_ml', '{a}dl=_cl', '{a}kg=_g', '{a}ton=_kg'],
        values: { a: from(1, 12) },
      },
      {
        patterns: ['{a}l=_dl', '{a}l=_ml', '{a}kg=_g'],
        values: { a: from(5, 95, 5, 1) },
        answer: { places: 0 },
        count: 50,
      },
    ],
  ),
  recipe(
    'area',
    'Oppervlakte',
    'Area',
    [6, 7],
    [{ patterns: ['{a}m*{b}m=_m2', '{a}cm*{b}cm=_cm2'], values: { a: from(2, 12), b: from(2, 12) } }],
  ),
  recipe(
    'clock-hours',
    'Klok: hele en halve uren',
    'Clock: hours and half hours',
    [3, 4],
    [
      {
        patterns: ['{t}face=_clock', '{t}face=_words', '{t}=_face', '{t}words=_face'],
        values: { t: { from: 60, to: 750, every: 30 } },
      },
    ],
    'Klok: hele en halve uren',
  ),
  recipe(
    'clock-five-minutes',
    'Klok: vijf minuten',
    'Clock: five minutes',
    [4, 5],
    [
      {
        patterns: ['{t}face=_clock', '{t}=_words', '{t}words=_clock', '{t}=_face'],
        values: { t: { from: 60, to: 775, every: 5 } },
        count: 200,
      },
    ],
  ),
  recipe(
    'clock-later',
    'Hoe laat is het dan?',
    'What time is it then?',
    [5, 6],
    [
      {
        patterns: ['{t}+{d}min=_clock', '{t}-{d}min=_clock'],
        values: { t: { from: 480, to: 1260, every: 5 }, d: from(5, 90, 5) },
        count: 160,
      },
    ],
  ),
  recipe(
    'clock-duration',
    'Hoe lang duurt het?',
    'How long does it take?',
    [5, 6, 7],
    [
      {
        patterns: ['{u}-{t}=_min'],
        values: { t: { from: 480, to: 1080, every: 5 }, u: { from: 500, to: 1260, every: 5 } },
        answer: { min: 10, max: 180 },
        count: 120,
      },
      { patterns: ['{d}h=_min', '{d}min=_s'], values: { d: from(1, 12) } },
      {
        patterns: ['{d}h=_min'],
        values: { d: oneOf('1/2', '1/4', '3/4', '1 1/2', '2 1/2', '1 1/4', '1 3/4', '0.5', '1.5', '2.5') },
      },
    ],
  ),
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
