import { locales } from '../../locale';
import { type Unit, unitCodes } from '../../number/unit';
import { unitWord } from '../../number/unit-words';

/** How children write units besides their code and their words. */
const others: Readonly<Record<string, Unit>> = {
  '€': 'eur',
  euros: 'eur',
  eu: 'eur',
  cents: 'ct',
  c: 'ct',
  'km²': 'km2',
  'm²': 'm2',
  'dm²': 'dm2',
  'cm²': 'cm2',
  'm³': 'm3',
  'dm³': 'dm3',
  'cm³': 'cm3',
  'km^2': 'km2',
  'm^2': 'm2',
  'dm^2': 'dm2',
  'cm^2': 'cm2',
  'm^3': 'm3',
  'dm^3': 'dm3',
  'cm^3': 'cm3',
  lit: 'l',
  ltr: 'l',
  t: 'ton',
  kilo: 'kg',
  kilos: 'kg',
  gr: 'g',
  u: 'h',
  uren: 'h',
  hr: 'h',
  hrs: 'h',
  mins: 'min',
  sec: 's',
  secs: 's',
  procenten: '%',
  percenten: '%',
  'per cent': '%',
  'km/u': 'kmh',
  'km/h': 'kmh',
  kmu: 'kmh',
  'km per uur': 'kmh',
  'kilometer per uur': 'kmh',
  'km per hour': 'kmh',
  meters: 'm',
  liters: 'l',
};

const isWritten = (unit: Unit): boolean => unit !== 'clock' && unit !== 'face' && unit !== 'words';

function allSpellings(): ReadonlyMap<string, Unit> {
  const spellings = new Map<string, Unit>(Object.entries(others));
  for (const unit of unitCodes.filter(isWritten)) {
    const words = locales.flatMap((locale) => [unitWord(unit, true, locale), unitWord(unit, false, locale)]);
    for (const spelling of [unit, ...words]) spellings.set(spelling.toLowerCase(), unit);
    // Englishmen and Americans do not write the end of a metre alike.
    for (const word of words) spellings.set(word.toLowerCase().replace(/(met|lit)re/, '$1er'), unit);
  }
  return spellings;
}

const spellings = allSpellings();

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

const anyUnit = [...spellings.keys()]
  .sort((a, b) => b.length - a.length)
  .map(escaped)
  .join('|');

const unitBehind = new RegExp(`^(.*?[^\\p{L}])(${anyUnit})\\.?$`, 'iu');
const unitBefore = /^(€|eur|euro)\s*(.*)$/iu;

/** A number with the units that stand at it, first and last; text that names no unit stays with the number. */
export function splitUnits(text: string): { readonly number: string; readonly units: readonly Unit[] } {
  const [, before, afterSign = text] = unitBefore.exec(text) ?? [];
  const [, front = afterSign, behind] = unitBehind.exec(afterSign) ?? [];
  const named = [before, behind].flatMap((spelled) => {
    const unit = spelled === undefined ? undefined : spellings.get(spelled.toLowerCase());
    return unit === undefined ? [] : [unit];
  });
  return { number: front.trim(), units: named };
}
