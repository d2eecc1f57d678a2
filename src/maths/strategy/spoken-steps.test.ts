import { describe, expect, it } from 'vitest';
import { standardCollections } from '../collections/standard-collections';
import { sumsOf } from '../collections/sum-collection';
import { type Locale, locales } from '../locale';
import { parseSumOrThrow } from '../sum/read-sum';
import { equationSpeech } from '../sum/wording/equation-speech';
import { readSpoken } from '../sum/wording/read-spoken.test-support';
import { saysItself } from '../sum/wording/says-itself.test-support';
import { describePicture } from './describe-picture';
import { hasEquation, stepSpeech } from './step-speech';
import { strategyText } from './strategy-text';
import { sayIn } from './texts/say-in';
import { workedExample } from './worked-example';

const schools = ['nl', 'be'] as const;
const steps = [...new Set(standardCollections.flatMap(sumsOf))].flatMap((id) =>
  schools.flatMap((school) => workedExample(parseSumOrThrow(id), undefined, undefined, school).steps),
);
const equations = [...new Set(steps.filter(hasEquation).map(({ equation }) => equation))];

/** Hands and words of a clock are said in other numbers than they are written in. */
const isTold = (equation: string): boolean => /face|words/.test(equation);

describe('a worked example, read back from what is said', () => {
  it.each(locales)('says each equation as it is written (%s)', (locale) => {
    const wrong = equations.filter((equation) => !isTold(equation) && !saysItself(equation, locale));
    expect(wrong.slice(0, 20).map((each) => [each, equationSpeech(each, locale)])).toEqual([]);
  });

  it('is read back from its words only', () => {
    expect(readSpoken('3 vierde van 20 is 16', 'nl')).toBe('3/4of20=16');
    expect(readSpoken('the mean of 4, 6 and 8 is 6', 'en')).toBe('mean(4,6,8)=6');
    expect(readSpoken('schaal 1 op 50\u00a0000, 1 centimeter is 0,5 kilometer', 'be')).toBe(
      'scale(50000,1cm)=0.5km',
    );
  });

  it.each(locales)('says no sign that voices pass over (%s)', (locale) => {
    const say = sayIn(locale);
    const silent = steps
      .map((step) => stepSpeech(step, locale, say))
      .filter((text) => /\s[+−×÷=≈]\s/.test(text));
    expect(silent.slice(0, 20)).toEqual([]);
  });

  it('says a sign as it is taught in that country', () => {
    const [turned] = workedExample(parseSumOrThrow('10*1=_')).steps;
    const said = (locale: Locale) => (turned ? stepSpeech(turned, locale, sayIn(locale)) : '');
    expect(said('nl')).toContain('10 keer 1 is evenveel als 1 keer 10');
    expect(said('be')).toContain('10 maal 1');
    expect(said('en')).toContain('10 times 1');
  });

  it('says of a table what is asked in it', () => {
    const pictures = workedExample(parseSumOrThrow('1:5=_:20')).steps.map(({ picture }) => picture);
    const table = pictures.find(({ kind }) => kind === 'ratio-table');
    expect(table && describePicture(table, 'nl', sayIn('nl'))).toBe('Verhoudingstabel: 1, ?; 5, 20');
  });

  it('says sentence and equation, and no equation that only repeats a place on a line', () => {
    const [first, ...others] = workedExample(parseSumOrThrow('37=_(0..100,1)')).steps;
    const say = sayIn('nl');
    expect(first && stepSpeech(first, 'nl', say)).toBe(
      'Zoek de streepjes ernaast: tussen 30 en 40. 30 plus 10 is 40.',
    );
    expect(others.map((step) => stepSpeech(step, 'nl', say)).at(-1)).toBe('Dus zo is het.');
    const [arrow] = workedExample(parseSumOrThrow('37(0..100,1)=_')).steps.slice(-1);
    expect(arrow && stepSpeech(arrow, 'nl', say)).toBe('Dus zo is het.');
  });

  it('has the same numbers in the sentence in each language', () => {
    // Hours are named otherwise, Flemish names the denominator alone, five is a word in English, and a result may be
    // a time in words.
    const told = new Set([
      'halfHour',
      'quarterPast',
      'quarterTo',
      'minutesPastHalf',
      'minutesToHalf',
      'fiveFirst',
      'sameParts',
      'result',
    ]);
    const numbers = (locale: Locale, text: (typeof steps)[number]['text']) =>
      [
        // One language may say a number twice.
        ...new Set(
          (strategyText(text, locale, sayIn(locale)).match(/\d[\d\u00a0.,]*\d|\d/g) ?? []).map((number) =>
            number.replace(/\D/g, ''),
          ),
        ),
      ]
        .sort()
        .join(' ');
    const texts = [...new Map(steps.map(({ text }) => [JSON.stringify(text), text])).values()];
    const other = texts.filter((text) => {
      if (told.has(text.name)) return false;
      const [first, ...rest] = locales.map((locale) => numbers(locale, text));
      return rest.some((each) => each !== first);
    });
    expect(other.slice(0, 10).map((text) => strategyText(text, 'en', sayIn('en')))).toEqual([]);
  });
});
