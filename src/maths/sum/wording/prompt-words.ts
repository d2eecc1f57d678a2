import type { Locale } from '../../locale';
import { isOne } from '../../number/plural';
import { minus, type Rational, rational, times } from '../../number/rational';
import { isMoment, type Unit } from '../../number/unit';
import { unitWord } from '../../number/unit-words';
import { writeNumber } from '../../number/write-number';
import type { HoleNode, Line } from '../sum';

interface SumWords {
  readonly of: string;
  readonly mean: string;
  readonly scale: string;
  readonly rest: string;
}

const dutch: SumWords = { of: 'van', mean: 'gemiddelde van', scale: 'schaal', rest: 'rest' };

/** The words of a written prompt. */
export const sumWords: Readonly<Record<Locale, SumWords>> = {
  nl: dutch,
  be: dutch,
  en: { of: 'of', mean: 'mean of', scale: 'scale', rest: 'remainder' },
};

const symbols: Partial<Readonly<Record<Unit, string>>> = {
  eur: '€',
  km2: 'km²',
  m2: 'm²',
  dm2: 'dm²',
  cm2: 'cm²',
  m3: 'm³',
  dm3: 'dm³',
  cm3: 'cm³',
};
const dutchSymbols = { h: 'uur', kmh: 'km/u' } as const;
const englishSymbols = { h: 'h', kmh: 'km/h' } as const;

/** How a unit is written behind a number; behind a hole (null) as of many. */
export function unitSymbol(unit: Unit, locale: Locale, count: Rational | null): string {
  if (unit === 'day' || unit === 'week') {
    return unitWord(unit, count !== null && isOne(count.num / count.den, locale), locale);
  }
  if (unit === 'h' || unit === 'kmh') {
    return (locale === 'en' ? englishSymbols : dutchSymbols)[unit];
  }
  return symbols[unit] ?? unit;
}

/** What an asked form is called, by language; Flemish says it as Dutch does. */
export const formHints = {
  nl: {
    decimal: 'kommagetal',
    fraction: 'breuk',
    mixed: 'helen en breuk',
    simplest: 'zo eenvoudig mogelijk',
    remainder: 'met rest',
    words: 'in woorden',
    face: 'zet de wijzers',
    near: 'afgerond op',
    estimate: 'schat per',
  },
  en: {
    decimal: 'decimal',
    fraction: 'fraction',
    mixed: 'mixed number',
    simplest: 'simplest form',
    remainder: 'with remainder',
    words: 'in words',
    face: 'set the hands',
    near: 'to the nearest',
    estimate: 'estimate by',
  },
} as const;

/** What is said for `face` where a clock is chosen among others: no hands are set then. */
const chosenFace = { nl: 'kies de klok', en: 'choose the clock' } as const;

/**
 * What kind of answer a hole asks for, where a child could not know; null where it is plain.
 *
 * @param isChosen whether the answer is one of a few that are shown
 * @param isEstimate whether the numbers are rounded first, which need not lead to the rounded outcome
 */
export function hintText(
  { unit, form, near }: Pick<HoleNode, 'unit' | 'form' | 'near'>,
  locale: Locale,
  isChosen = false,
  isEstimate = false,
): string | null {
  const language = locale === 'en' ? 'en' : 'nl';
  if (isChosen && unit === 'face') return chosenFace[language];
  const hints = formHints[language];
  if (form) return hints[form];
  if (near) return `${isEstimate ? hints.estimate : hints.near} ${writeNumber(near, locale)}`;
  return isMoment(unit) && unit !== 'clock' ? hints[unit] : null;
}

/** Where the hands of a clock point, so that it can be read without seeing it. */
export function handsText(minutes: number, locale: Locale): string {
  const hour = Math.floor(minutes / 60) % 12 || 12;
  const past = minutes % 60;
  const [between, long, short] =
    locale === 'en' ? ['between', 'long hand', 'short hand'] : ['tussen', 'grote wijzer', 'kleine wijzer'];
  const and = locale === 'en' ? 'and' : 'en';
  const at = past === 0 ? `${hour}` : `${between} ${hour} ${and} ${(hour % 12) + 1}`;
  return `${short} ${at}, ${long} ${past % 5 === 0 ? past / 5 || 12 : `${past} min`}`;
}

/** Where a place on a line is, so that it can be read without seeing it: tick 7 of 10. */
export function tickText({ min, max, step }: Line, at: Rational, locale: Locale): string {
  const part = step ?? times(minus(max, min), rational(1, 20));
  const ticks = (distance: Rational) => Math.round((distance.num * part.den) / (distance.den * part.num));
  const [tick, of] = locale === 'en' ? ['tick', 'of'] : ['streepje', 'van'];
  return `${tick} ${ticks(minus(at, min))} ${of} ${ticks(minus(max, min))}`;
}
