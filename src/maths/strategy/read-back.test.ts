import { describe, expect, it } from 'vitest';
import { standardCollections } from '../collections/standard-collections';
import { sumsOf } from '../collections/sum-collection';
import { type Locale, locales } from '../locale';
import { promptSpeech } from '../sum/prompt';
import { parseSumOrThrow, readSum } from '../sum/read-sum';
import type { Sum } from '../sum/sum';
import { describePicture } from './describe-picture';
import { flawsIn } from './example-flaws';
import { strategyOf } from './names/strategy-name';
import type { StrategyName } from './names/strategy-names';
import { readPicture, showsAnswer } from './read-back.test-support';
import { strategyText } from './strategy-text';
import { sayIn } from './texts/say-in';
import { workedExample } from './worked-example';

const sums = [...new Set(standardCollections.flatMap(sumsOf))].map(parseSumOrThrow);

const schools = ['nl', 'be'] as const;

const tongues = locales.map((locale) => ({ locale, say: sayIn(locale) }));

/** Numbers in a text, as they stand, so that a comma or a point of another language makes no difference. */
const numbersSaid = (text: string): string =>
  (text.match(/\d[\d\u00a0.,]*\d|\d/g) ?? []).map((number) => number.replace(/\D/g, '')).join(' ');

function flawsOfPictures(sum: Sum, school: Locale): string[] {
  const { steps } = workedExample(sum, undefined, undefined, school);
  const contradictions = steps.flatMap(({ picture }) => readPicture(picture).problems);
  const last = steps.at(-1);
  const isShown = sum.answerSpec.form === 'relation' || (last && showsAnswer(sum, last.picture));
  return [...contradictions, ...(isShown ? [] : ['the last picture does not show the answer'])].map(
    (flaw) => `${sum.id} (${school}): ${flaw}`,
  );
}

function flawsOfSpeech(sum: Sum): string[] {
  const { steps } = workedExample(sum);
  return steps.flatMap(({ picture, text }) => {
    const described = tongues.map(({ locale, say }) => numbersSaid(describePicture(picture, locale, say)));
    const isAlike = described.every((said) => said === described[0]);
    // A list without anything in it leaves a colon before the end, as of no rows in `Rijen van 3: .`.
    const empty = tongues
      .map(({ locale, say }) => describePicture(picture, locale, say))
      .filter((said) => /:\s*(?:[.;,]|$)/.test(said));
    const singular = tongues.map(({ locale, say }) => strategyText(text, locale, say));
    const wrong = singular.filter((said) =>
      /\b1 (?:stukken|stappen|delen|groepjes|dagen|weken|vakjes|eenheden|pieces|steps|parts|days|weeks)\b/.test(
        said,
      ),
    );
    return [...(isAlike ? [] : [`${sum.id}: ${described.join(' | ')}`]), ...wrong, ...empty];
  });
}

type Signs = readonly (readonly [RegExp, string])[];

/** Returns the words of Dutch and Flemish, which differ in two, with the sign that each stands for. */
const dutchSigns = (times: RegExp, percentOf: RegExp): Signs => [
  [/haakje openen/g, '('],
  [/haakje sluiten/g, ')'],
  [/staat tot|gedeeld door/g, ':'],
  [/ als | is /g, '='],
  [/plus| en /g, '+'],
  [/min/g, '-'],
  [times, '*'],
  [percentOf, '%of'],
  [/hoeveel/g, '_'],
  [/,/g, '.'],
];

/** The words of a spoken sum back in signs, so that it can be read as a sum. */
const signsOf: Readonly<Record<Locale, Signs>> = {
  nl: dutchSigns(/keer/g, / procent van/g),
  be: dutchSigns(/maal/g, / percent van/g),
  en: [
    [/open bracket/g, '('],
    [/close bracket/g, ')'],
    [/ is to |divided by/g, ':'],
    [/ as | is /g, '='],
    [/plus| and /g, '+'],
    [/minus/g, '-'],
    [/times/g, '*'],
    [/ percent of/g, '%of'],
    [/how many/g, '_'],
    [/(?<=\d),(?=\d{3})/g, ''],
  ],
};

const readSpeech = (spoken: string, locale: Locale): string =>
  signsOf[locale]
    .reduce((text, [words, sign]) => text.replace(words, sign), spoken)
    .replace(/[?\s\u00a0]/g, '');

/** Numbers, signs and brackets only: no fraction words, units, lines or hints. */
const isPlain = (sum: Sum): boolean => /^[\d.+\-*:=_()]+$/.test(sum.id) || /^\d+%of\d+=_$/.test(sum.id);

describe('a worked example, read back from its pictures', () => {
  it.each(schools)('agrees with itself and ends with the answer, as taught in %s', (school) => {
    expect(sums.flatMap((sum) => flawsOfPictures(sum, school)).slice(0, 20)).toEqual([]);
  });

  it('is true as Flemish schools teach it, too', () => {
    expect(
      sums
        .filter(
          (sum) =>
            strategyOf(sum, 'be') !== strategyOf(sum) || sum.kind === 'remainder' || sum.kind === 'clock',
        )
        .flatMap((sum) => flawsIn(sum, workedExample(sum, undefined, undefined, 'be')))
        .slice(0, 20),
    ).toEqual([]);
  });

  it('builds its picture up, but for one in a hundred', () => {
    const several = sums.map((sum) => workedExample(sum).steps).filter(({ length }) => length > 1);
    const still = several.filter(
      (steps) => new Set(steps.map(({ picture }) => JSON.stringify(picture))).size === 1,
    );
    expect(still.length / several.length).toBeLessThan(0.01);
  });

  it('says the same numbers in each language, and one of something in the singular', () => {
    expect(sums.flatMap(flawsOfSpeech).slice(0, 20)).toEqual([]);
  });

  it('has no step below zero before such numbers are taught', () => {
    const early = standardCollections.filter(
      ({ key, years }) => Math.max(...years) < 8 && !key.includes('below'),
    );
    const below = early
      .flatMap(sumsOf)
      .filter((id) =>
        workedExample(parseSumOrThrow(id)).steps.some(({ equation }) => /(?:^|[=+*:(])-\d/.test(equation)),
      );
    expect(below).toEqual([]);
  });
});

describe('a sum, read back from what is said', () => {
  it.each(locales)('is the sum that is shown (%s)', (locale) => {
    const other = sums
      .filter(isPlain)
      .filter((sum) => readSum(readSpeech(promptSpeech(sum, locale), locale))?.id !== sum.id);
    expect(other.slice(0, 10).map((sum) => [sum.id, promptSpeech(sum, locale)])).toEqual([]);
  });
});

describe('a collection that is named after a strategy', () => {
  const named: readonly (readonly [key: string, ...strategies: StrategyName[]])[] = [
    ['strategy-doubles', 'double'],
    ['strategy-halves', 'double'],
    ['strategy-near-doubles', 'near-double'],
    ['strategy-nine', 'nine-is-ten-less-one'],
    ['strategy-friends', 'friends'],
    ['strategy-fill-ten', 'fill-ten'],
    ['strategy-compensate', 'compensate'],
    ['strategy-complement', 'fill-up'],
    ['strategy-table-doubles', 'double-the-product', 'times-two'],
    ['strategy-one-group-more', 'one-group-more'],
    ['strategy-one-group-less', 'one-group-less'],
    ['add-to-1000-carry', 'column'],
    ['subtract-to-1000-borrow', 'column'],
    ['multiply-three-by-two', 'long-product'],
    ['long-division', 'long-division'],
  ];

  it.each(named)('%s shows it', (key, ...strategies) => {
    const collection = standardCollections.find((each) => each.key === key);
    const ids = collection ? sumsOf(collection) : [];
    for (const school of schools) {
      const shown = ids.filter((id) => strategies.includes(strategyOf(parseSumOrThrow(id), school)));
      expect(shown.length / ids.length, school).toBeGreaterThanOrEqual(0.95);
    }
  });
});
