import type { CollectionRecipe } from '../make-collection';
import { from, oneOf, price, recipe } from './recipe';

/** Money, measures and the clock. */
export const measuringRecipes: readonly CollectionRecipe[] = [
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
];
