import type { Locale } from '../../locale';
import { type Unit, unitCodes } from '../../number/unit';
import { unitWord } from '../../number/unit-words';

type Replacement = readonly [RegExp, string | ((...parts: string[]) => string)];

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Units behind a number or a hole, longest word first: `vierkante meter` before `meter`. */
const unitsOf = (locale: Locale): Replacement[] =>
  unitCodes
    .filter((unit) => !['clock', 'face', 'words'].includes(unit))
    .flatMap((unit) => [true, false].map((isOne) => [unitWord(unit, isOne, locale), unit] as const))
    .sort(([a], [b]) => b.length - a.length)
    .map(([word, unit]: readonly [string, Unit]) => [
      new RegExp(`(?<=[\\d_]) (?:of an? )?${escaped(word)}(?![a-z])`, 'g'),
      unit,
    ]);

const partsIn = (names: readonly string[], plural: string): Replacement[] =>
  names.map((name, place) => [
    new RegExp(`(\\d+) ${name}${plural}(?![a-z])`, 'g'),
    (_: string, num = '') => `${num}/${[3, 4, 5, 6, 7, 8, 9, 10, 12, 100][place]}`,
  ]);

const dutchParts = 'derde vierde vijfde zesde zevende achtste negende tiende twaalfde honderdste'.split(' ');
const englishParts = 'third quarter fifth sixth seventh eighth ninth tenth twelfth hundredth'.split(' ');

/** Marks a list of the mean, so that its last `and` is no plus and its commas stay. */
const meanOf = (_: string, list = ''): string => `mean(${list.replace(/, | en | and /g, ';')})`;

/** What stands in a prompt only: the sign that is asked for, and the form of the answer. */
const dutchPrompt: readonly Replacement[] = [
  [/ is kleiner dan, gelijk aan of groter dan /g, '?'],
  [/ is ongeveer hoeveel, (?:afgerond op|schat per) (\S+)$/g, '=_~$1'],
  [/, kommagetal$/g, 'dec'],
  [/, breuk$/g, 'frac'],
  [/, helen en breuk$/g, 'mix'],
  [/, zo eenvoudig mogelijk$/g, 'low'],
  [/, met rest$/g, 'r'],
];

const englishPrompt: readonly Replacement[] = [
  [/ is less than, equal to or greater than /g, '?'],
  [/ is about how many, (?:to the nearest|estimate by) (\S+)$/g, '=_~$1'],
  [/, decimal$/g, 'dec'],
  [/, fraction$/g, 'frac'],
  [/, mixed number$/g, 'mix'],
  [/, simplest form$/g, 'low'],
  [/, with remainder$/g, 'r'],
  [/ over /g, '/'],
];

const dutch = (times: string, locale: Locale): Replacement[] => [
  ...dutchPrompt,
  [/het gemiddelde van (.+?) is /g, (_, list = '') => `${meanOf(_, list)}=`],
  [/schaal 1 op ([\d ]+), (.+?) is /g, (_, factor = '', of = '') => `scale(${factor}@${of})=`],
  [/hoeveel/g, '_'],
  [/een half/g, '1/2'],
  [/een kwart (?=uur)/g, '1/4 '],
  [/driekwart (?=uur)/g, '3/4 '],
  [/(\d+) halven/g, '$1/2'],
  ...partsIn(dutchParts, ''),
  [/(\d+) (\d+)(?:ste|de)(?![a-z])/g, '$1/$2'],
  [/(\d+) en (?=\d+\/\d)/g, '$1&'],
  // Behind the fractions, so that a unit always stands behind a digit.
  ...unitsOf(locale),
  [/haakje openen/g, '('],
  [/haakje sluiten/g, ')'],
  [/ is kleiner dan /g, '<'],
  [/ is groter dan /g, '>'],
  [/ is ongeveer /g, '~'],
  [/ staat tot | gedeeld door /g, ':'],
  [/ als | is /g, '='],
  [/ rest /g, 'r'],
  [/ plus /g, '+'],
  [/(?<![a-z\d])min /g, '-'],
  [new RegExp(` ${times} `, 'g'), '*'],
  [/ van /g, 'of'],
  [/(\d),(?=\d)/g, '$1.'],
];

const english: Replacement[] = [
  ...englishPrompt,
  [/(\d),(?=\d{3}(?!\d))/g, '$1'],
  [/the mean of (.+?) is /g, (_, list = '') => `${meanOf(_, list)}=`],
  [/scale 1 to (\d+), (.+?) is /g, (_, factor = '', of = '') => `scale(${factor}@${of})=`],
  [/how many/g, '_'],
  [/half an hour/g, '1/2 hour'],
  [/a quarter(?: of an hour| hours)/g, '1/4 hour'],
  [/a half/g, '1/2'],
  [/(\d+) halves/g, '$1/2'],
  ...partsIn(englishParts, 's?'),
  [/(\d+) (\d+)(?:st|nd|rd|th)s?(?![a-z])/g, '$1/$2'],
  [/(\d+) and (?=\d+\/\d)/g, '$1&'],
  ...unitsOf('en'),
  [/open bracket/g, '('],
  [/close bracket/g, ')'],
  [/ is less than /g, '<'],
  [/ is greater than /g, '>'],
  [/ is about /g, '~'],
  [/ is to | divided by /g, ':'],
  [/ as | is /g, '='],
  [/ remainder /g, 'r'],
  [/ plus /g, '+'],
  [/(?<![a-z])minus /g, '-'],
  [/ times /g, '*'],
  [/ of /g, 'of'],
];

const rules: Readonly<Record<Locale, readonly Replacement[]>> = {
  nl: dutch('keer', 'nl'),
  be: dutch('maal', 'be'),
  en: english,
};
const apply = (text: string, [from, to]: Replacement): string =>
  typeof to === 'string' ? text.replace(from, to) : text.replace(from, to);

/** A spoken prompt or equation back in the notation of sums, by the words of its language only. */
export function readSpoken(spoken: string, locale: Locale): string {
  const joined = spoken
    .replace(/(\d)\u00a0(?=\d{3})/g, '$1')
    .replace(/\u00a0/g, ' ')
    .replace(/(\d):(?=\d\d)/g, '$1h')
    .replace(/\?$/, '');
  return rules[locale]
    .reduce(apply, joined)
    .replace(/ /g, '')
    .replace(/&/g, ' ')
    .replace(/[;@]/g, ',')
    .replace('~0.1', '~1/10');
}
