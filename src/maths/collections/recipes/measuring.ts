import type { CollectionRecipe } from '../make-collection';
import { decimals, from, improved, oneOf, price, recipesOf, sums, times } from './recipe';

const money = recipesOf('money');
const measure = recipesOf('measures');
const clock = recipesOf('clock');
const small = from(1, 20);

const moneyRecipes: readonly CollectionRecipe[] = [
  money(
    'coins-to-20',
    ['Munten en briefjes tot € 20', 'Coins and notes to €20'],
    [3, 4],
    sums(
      ['{a}eur+{b}eur=_eur', '{a}eur+{b}eur+{c}eur=_eur'],
      { a: oneOf('1', '2', '5', '10'), b: oneOf('1', '2', '5', '10'), c: oneOf('1', '2', '5') },
      { answer: { max: 20 } },
    ),
  ),
  money(
    'euros-and-cents',
    ['Euro en cent', 'Euros and cents'],
    [5, 6],
    sums(['{a}eur=_ct', '{b}ct=_eur'], { a: price(5, 500), b: from(5, 500, 5) }, { count: 100 }),
  ),
  money(
    'money-add',
    ['Geld optellen', 'Adding money'],
    [5, 6],
    sums('{a}eur+{b}eur=_eur', { a: small, b: small }, { answer: { max: 30 }, count: 60 }),
    sums('{a}eur+{b}eur=_eur', { a: price(5, 995), b: price(5, 995) }, { answer: { max: 20 }, count: 80 }),
  ),
  money(
    'money-fill',
    ['Aanvullen tot hele euro’s', 'Making up to whole euros'],
    [5, 6],
    sums(
      '{a}eur+_eur={b}eur',
      { a: price(15, 1985), b: oneOf('1', '2', '5', '10', '20') },
      { answer: { above: 0, max: 5 }, count: 120 },
    ),
  ),
  money(
    'money-change',
    ['Wisselgeld', 'Giving change'],
    [5, 6],
    sums(
      '{a}eur-{b}eur=_eur',
      { a: oneOf('2', '5', '10', '20', '50'), b: price(5, 4995) },
      { answer: { above: 0, max: 10 }, count: 140 },
    ),
  ),
  money(
    'money-multiply',
    ['Meer van hetzelfde kopen', 'Buying several'],
    [6, 7],
    sums('{a}*{b}eur=_eur', { a: from(2, 9), b: price(15, 995) }, { answer: { max: 50 }, count: 120 }),
  ),
  money(
    'money-divide',
    ['Eerlijk delen met geld', 'Sharing money'],
    [6, 7],
    sums('{b}eur:{a}=_eur', { a: from(2, 8), b: price(50, 4000) }, { answer: { places: 2 }, count: 120 }),
  ),
];

const measureRecipes: readonly CollectionRecipe[] = [
  measure(
    'metres-and-centimetres',
    ['Meter en centimeter', 'Metres and centimetres'],
    [4, 5],
    sums(['{a}m=_cm', '{b}cm=_m'], { a: small, b: from(100, 2000, 100) }),
    sums('{a}m+{b}cm=_cm', { a: from(1, 5), b: from(5, 95, 5) }, { count: 40 }),
  ),
  measure(
    'measures-length',
    ['Lengtematen omrekenen', 'Converting lengths'],
    [6, 7],
    sums(['{a}m=_cm', '{a}m=_dm', '{a}dm=_cm', '{a}cm=_mm', '{a}km=_m'], { a: small }),
    sums(
      ['{a}m=_cm', '{a}km=_m', '{a}dm=_cm', '{a}cm=_mm'],
      { a: decimals(5, 95, 5, 1) },
      { answer: { places: 0 }, count: 50 },
    ),
    sums(['{a}cm=_m', '{a}m=_km', '{a}mm=_cm'], { a: from(50, 3000, 50) }, { count: 60 }),
  ),
  improved(
    2,
    measure(
      'litres',
      ['Liter, deciliter, centiliter', 'Litres, decilitres, centilitres'],
      [5, 6],
      sums(['{a}l=_dl', '{a}l=_cl', '{a}dl=_cl', '{a}l=_ml'], { a: from(1, 12) }),
      sums(['{a}dl=_l', '{b}cl=_l', '{a}cl=_dl'], { a: from(10, 120, 10), b: from(100, 1200, 100) }),
    ),
  ),
  improved(
    2,
    measure(
      'kilograms',
      ['Kilogram en gram', 'Kilograms and grams'],
      [5, 6],
      sums('{a}kg=_g', { a: small }),
      sums('{a}g=_kg', { a: from(1000, 20_000, 1000) }),
    ),
  ),
  measure(
    'measures-volume-mass',
    ['Inhoud en gewicht omrekenen', 'Converting volume and mass'],
    [6, 7],
    sums(['{a}l=_dl', '{a}l=_cl', '{a}l=_ml', '{a}dl=_cl', '{a}kg=_g', '{a}ton=_kg'], { a: from(1, 12) }),
    sums(
      ['{a}l=_dl', '{a}l=_ml', '{a}kg=_g'],
      { a: decimals(5, 95, 5, 1) },
      { answer: { places: 0 }, count: 50 },
    ),
  ),
  measure(
    'measures-mixed',
    ['Maten optellen', 'Adding measures'],
    [6, 7],
    sums(
      ['{a}m+{b}cm=_cm', '{a}m-{b}cm=_cm', '{a}l+{b}dl=_dl', '{a}kg+{b}g=_g'],
      { a: decimals(15, 95, 5, 1), b: from(20, 90, 10) },
      { answer: { above: 0 }, count: 120 },
    ),
  ),
  measure(
    'perimeter',
    ['Omtrek', 'Perimeter'],
    [5, 6, 7],
    sums(['2*({a}cm+{b}cm)=_cm', '2*({a}m+{b}m)=_m'], { a: from(2, 15), b: from(2, 15) }, { count: 100 }),
    sums('4*{a}cm=_cm', { a: from(2, 25) }),
  ),
  measure(
    'area',
    ['Oppervlakte', 'Area'],
    [6, 7],
    sums(['{a}m*{b}m=_m2', '{a}cm*{b}cm=_cm2'], { a: from(2, 12), b: from(2, 12) }, { count: 140 }),
  ),
  measure(
    'area-missing-side',
    ['Welke zijde ontbreekt?', 'Which side is missing?'],
    [7, 8],
    sums(
      ['{c}m2:{a}m=_m', '{a}m*_m={c}m2'],
      { a: from(2, 12), c: from(6, 144) },
      { answer: { places: 0, min: 2, max: 12 }, count: 120 },
    ),
  ),
  measure(
    'area-units',
    ['Oppervlaktematen omrekenen', 'Converting areas'],
    [7, 8],
    sums(['{a}m2=_dm2', '{a}dm2=_cm2', '{a}ha=_m2', '{a}km2=_ha'], { a: small }),
    sums(['{a}dm2=_m2', '{a}cm2=_dm2'], { a: from(50, 2500, 50) }, { answer: { places: 2 } }),
  ),
  measure(
    'volume',
    ['Inhoud van een balk', 'Volume of a box'],
    [8],
    sums(
      ['{a}m*{b}m*{c}m=_m3', '{a}cm*{b}cm*{c}cm=_cm3'],
      { a: from(2, 10), b: from(2, 8), c: from(2, 6) },
      { count: 140 },
    ),
  ),
  measure(
    'volume-units',
    ['Inhoudsmaten: liter en dm³', 'Volumes: litres and dm³'],
    [8],
    sums(['{a}dm3=_l', '{a}m3=_l', '{a}l=_dm3', '{a}l=_cm3', '{a}m3=_dm3', '{a}dm3=_cm3'], {
      a: from(1, 15),
    }),
  ),
];

const clockRecipes: readonly CollectionRecipe[] = [
  improved(
    2,
    clock(
      'clock-hours',
      ['Klok: hele en halve uren', 'Clock: hours and half hours'],
      [3, 4],
      sums(['{t}face=_words', '{t}words=_face'], { t: times(60, 750, 30) }),
    ),
  ),
  improved(
    2,
    clock(
      'clock-quarters',
      ['Klok: kwartieren', 'Clock: quarters'],
      [4],
      sums(['{t}face=_words', '{t}words=_face'], { t: times(60, 765, 15) }),
    ),
  ),
  clock(
    'clock-five-minutes',
    ['Klok: vijf minuten', 'Clock: five minutes'],
    [4, 5],
    sums(
      ['{t}face=_clock', '{t}=_words', '{t}words=_clock', '{t}=_face'],
      { t: times(60, 775, 5) },
      { count: 200 },
    ),
  ),
  clock(
    'clock-minutes',
    ['Klok: op de minuut', 'Clock: to the minute'],
    [5, 6],
    sums(['{t}face=_clock', '{t}=_face'], { t: times(60, 779, 1) }, { count: 160 }),
  ),
  clock(
    'clock-afternoon',
    ['Digitale klok: middag en avond', 'Digital clock: afternoon and evening'],
    [5, 6],
    sums(['{t}=_words', '{t}=_face'], { t: times(780, 1435, 5) }, { count: 140 }),
  ),
  clock(
    'clock-later',
    ['Hoe laat is het dan?', 'What time is it then?'],
    [5, 6],
    sums(
      ['{t}+{d}min=_clock', '{t}-{d}min=_clock'],
      { t: times(480, 1260, 5), d: from(5, 90, 5) },
      { count: 160 },
    ),
  ),
  clock(
    'clock-hours-later',
    ['Uren later en eerder', 'Hours later and earlier'],
    [4, 5],
    sums(
      ['{t}+{d}h=_clock', '{t}-{d}h=_clock', '{t}+30min=_clock', '{t}+15min=_clock'],
      { t: times(420, 1080, 15), d: from(1, 5) },
      { count: 120 },
    ),
  ),
  clock(
    'clock-duration',
    ['Hoe lang duurt het?', 'How long does it take?'],
    [5, 6, 7],
    sums(
      '{u}-{t}=_min',
      { t: times(480, 1080, 5), u: times(500, 1260, 5) },
      { answer: { min: 10, max: 180 }, count: 140 },
    ),
  ),
  clock(
    'time-units',
    ['Uren, minuten, seconden', 'Hours, minutes, seconds'],
    [5, 6, 7],
    sums(['{d}h=_min', '{d}min=_s', '{d}day=_h', '{d}week=_day'], { d: from(1, 12) }),
    sums('{d}h=_min', {
      d: oneOf('1/2', '1/4', '3/4', '1 1/2', '2 1/2', '1 1/4', '1 3/4', '0.5', '1.5', '2.5', '0.25'),
    }),
    sums(['{m}min=_h', '{m}s=_min'], { m: from(60, 600, 30) }),
  ),
];

/** Money, measures and the clock. */
export const measuringRecipes: readonly CollectionRecipe[] = [
  ...moneyRecipes,
  ...measureRecipes,
  ...clockRecipes,
];
