import type { Locale } from '../locale';
import type { Unit } from './unit';

/** The word of one and of more, as said aloud. */
type Words = readonly [one: string, more: string];

const same = (word: string): Words => [word, word];

const dutch: Readonly<Record<Unit, Words>> = {
  '%': same('procent'),
  eur: same('euro'),
  ct: same('cent'),
  km: same('kilometer'),
  hm: same('hectometer'),
  m: same('meter'),
  dm: same('decimeter'),
  cm: same('centimeter'),
  mm: same('millimeter'),
  km2: same('vierkante kilometer'),
  ha: same('hectare'),
  m2: same('vierkante meter'),
  dm2: same('vierkante decimeter'),
  cm2: same('vierkante centimeter'),
  m3: same('kubieke meter'),
  dm3: same('kubieke decimeter'),
  cm3: same('kubieke centimeter'),
  l: same('liter'),
  dl: same('deciliter'),
  cl: same('centiliter'),
  ml: same('milliliter'),
  ton: same('ton'),
  kg: same('kilogram'),
  g: same('gram'),
  mg: same('milligram'),
  week: ['week', 'weken'],
  day: ['dag', 'dagen'],
  h: same('uur'),
  min: ['minuut', 'minuten'],
  s: ['seconde', 'seconden'],
  kmh: same('kilometer per uur'),
  clock: same('uur'),
  face: same('uur'),
  words: same('uur'),
};

const plural = (word: string): Words => [word, `${word}s`];

const english: Readonly<Record<Unit, Words>> = {
  '%': same('percent'),
  eur: plural('euro'),
  ct: plural('cent'),
  km: plural('kilometre'),
  hm: plural('hectometre'),
  m: plural('metre'),
  dm: plural('decimetre'),
  cm: plural('centimetre'),
  mm: plural('millimetre'),
  km2: plural('square kilometre'),
  ha: plural('hectare'),
  m2: plural('square metre'),
  dm2: plural('square decimetre'),
  cm2: plural('square centimetre'),
  m3: plural('cubic metre'),
  dm3: plural('cubic decimetre'),
  cm3: plural('cubic centimetre'),
  l: plural('litre'),
  dl: plural('decilitre'),
  cl: plural('centilitre'),
  ml: plural('millilitre'),
  ton: plural('tonne'),
  kg: plural('kilogram'),
  g: plural('gram'),
  mg: plural('milligram'),
  week: plural('week'),
  day: plural('day'),
  h: plural('hour'),
  min: plural('minute'),
  s: plural('second'),
  kmh: ['kilometre an hour', 'kilometres an hour'],
  clock: same("o'clock"),
  face: same("o'clock"),
  words: same("o'clock"),
};

/** Flemish schools say percent, in titles and sentences alike. */
const flemish: Partial<Readonly<Record<Unit, Words>>> = { '%': same('percent') };

/** A unit as it is said: `centimeter`, `minuten`. */
export const unitWord = (unit: Unit, isOne: boolean, locale: Locale): string =>
  ((locale === 'be' && flemish[unit]) || (locale === 'en' ? english : dutch)[unit])[isOne ? 0 : 1];
