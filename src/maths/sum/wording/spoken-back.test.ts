import { describe, expect, it } from 'vitest';
import { standardCollections } from '../../collections/standard-collections';
import { sumsOf } from '../../collections/sum-collection';
import { equals } from '../../number/rational';
import { type Unit, unitCodes } from '../../number/unit';
import { unitWord } from '../../number/unit-words';
import { promptSpeech } from '../prompt';
import { parseSumOrThrow, readSum } from '../read-sum';
import type { Sum } from '../sum';

type Language = 'nl' | 'en';

/** Written out here again, so that a slip in the product's own list is seen. */
const parts: Readonly<Record<Language, readonly (readonly [word: string, den: number])[]>> = {
  nl: [
    ['halven', 2],
    ['derde', 3],
    ['vierde', 4],
    ['vijfde', 5],
    ['zesde', 6],
    ['zevende', 7],
    ['achtste', 8],
    ['negende', 9],
    ['tiende', 10],
    ['twaalfde', 12],
    ['honderdste', 100],
  ],
  en: [
    ['halves', 2],
    ['thirds?', 3],
    ['quarters?', 4],
    ['fifths?', 5],
    ['sixths?', 6],
    ['sevenths?', 7],
    ['eighths?', 8],
    ['ninths?', 9],
    ['tenths?', 10],
    ['twelfths?', 12],
    ['hundredths?', 100],
  ],
};

const hours: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  nl: [
    [/een kwart (?=uur)/g, '1/4 '],
    [/driekwart (?=uur)/g, '3/4 '],
  ],
  en: [
    [/half an hour/g, '1/2h'],
    [/a quarter(?: of an hour| hours)/g, '1/4h'],
    [/3 quarters? (?:of an hour|hours)/g, '3/4h'],
  ],
};

const words: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  nl: [
    [/ is kleiner dan, gelijk aan of groter dan /g, '?'],
    [/ is ongeveer hoeveel, afgerond op (\S+)$/g, '=_~$1'],
    [/het gemiddelde van (.+?) is /g, 'mean($1)='],
    [/schaal 1 op (\d+), (\S+) is /g, 'scale($1,$2)='],
    [/, kommagetal$/g, 'dec'],
    [/, breuk$/g, 'frac'],
    [/, helen en breuk$/g, 'mix'],
    [/, zo eenvoudig mogelijk$/g, 'low'],
    [/, met rest$/g, 'r'],
    [/haakje openen /g, '('],
    [/ haakje sluiten/g, ')'],
    [/ procent van /g, '%of'],
    [/ van /g, 'of'],
    [/ gedeeld door /g, ':'],
    [/ plus /g, '+'],
    [/ keer /g, '*'],
    [/(^|[^\d]) ?min /g, '$1-'],
    [/ min /g, '-'],
    [/hoeveel/g, '_'],
    [/ is /g, '='],
  ],
  en: [
    [/ is less than, equal to or greater than /g, '?'],
    [/ is about how many, to the nearest (\S+)$/g, '=_~$1'],
    [/the mean of (.+?) is /g, 'mean($1)='],
    [/scale 1 to (\d+), (\S+) is /g, 'scale($1,$2)='],
    [/, decimal$/g, 'dec'],
    [/, fraction$/g, 'frac'],
    [/, mixed number$/g, 'mix'],
    [/, simplest form$/g, 'low'],
    [/, with remainder$/g, 'r'],
    [/open bracket /g, '('],
    [/ close bracket/g, ')'],
    [/ percent of /g, '%of'],
    [/ of /g, 'of'],
    [/ divided by /g, ':'],
    [/ over /g, '/'],
    [/ plus /g, '+'],
    [/ times /g, '*'],
    [/(^|[^\d]) ?minus /g, '$1-'],
    [/ minus /g, '-'],
    [/how many/g, '_'],
    [/ is /g, '='],
  ],
};

const spokenUnits = (language: Language): (readonly [word: string, unit: Unit])[] =>
  unitCodes
    .filter((unit) => !['clock', 'face', 'words'].includes(unit))
    .flatMap((unit) => [true, false].map((one) => [unitWord(unit, one, language), unit] as const))
    .sort(([a], [b]) => b.length - a.length);

/** What is heard, as a sum: numbers, fractions and units first, then the words between them. */
function heard(spoken: string, language: Language): string {
  const bare = spoken.replace(/\?$/, '').replace(/\u00a0/g, '');
  // A comma within a number first: behind it the others stand between numbers.
  let text = language === 'nl' ? bare.replace(/(\d),(?=\d)/g, '$1.') : bare.replace(/(\d),(?=\d{3})/g, '$1');
  for (const [pattern, to] of hours[language]) text = text.replace(pattern, to);
  const and = language === 'nl' ? 'en' : 'and';
  text = text.replace(language === 'nl' ? /een half/g : /a half/g, '1/2');
  for (const [word, den] of parts[language])
    text = text.replace(new RegExp(`(\\d+) ${word}(?= |,|$)`, 'g'), `$1/${den}`);
  text = text.replace(/(\d+) (\d+)(?:ste|de|st|nd|rd|th)s?(?= |,|$)/g, '$1/$2');
  text = text.replace(new RegExp(`(\\d+) ${and} (\\d+/\\d+)`, 'g'), '$1§$2');
  for (const [word, unit] of spokenUnits(language))
    text = text.replace(new RegExp(`(\\d|hoeveel|how many) (?:of an? )?${word}(?= |,|$)`, 'gu'), `$1${unit}`);
  for (const [pattern, to] of words[language]) text = text.replace(pattern, to);
  return text
    .replace('~0.1', '~1/10')
    .replace(new RegExp(`, | ${and} `, 'g'), ',')
    .replace(/ /g, '')
    .replace(/§/g, ' ');
}

/** Plain numbers and ratios have a test of their own; lines and clock faces are said in their own ways. */
const isRead = ({ id, kind }: Sum): boolean =>
  /[a-z%/?~]/.test(id) &&
  !/\(-?\d+(?:\.\.|~)|face|words|\dh\d\d|clock/.test(id) &&
  !(kind === 'percent' && /:.*=.*:/.test(id));

describe('a sum with fractions, units and forms, read back from what is said', () => {
  const sums = [...new Set(standardCollections.flatMap(sumsOf))].map(parseSumOrThrow).filter(isRead);

  it.each(['nl', 'en'] as const)('is the sum that is shown (%s)', (language) => {
    const isHeard = (sum: Sum) => {
      const found = readSum(heard(promptSpeech(sum, language), language));
      return (
        found !== null && equals(found.answer, sum.answer) && found.answerSpec.unit === sum.answerSpec.unit
      );
    };
    const other = sums.filter((sum) => !isHeard(sum));
    expect(
      other
        .slice(0, 12)
        .map((sum) => [sum.id, promptSpeech(sum, language), heard(promptSpeech(sum, language), language)]),
    ).toEqual([]);
    expect(sums.length).toBeGreaterThan(4_000);
  });
});
