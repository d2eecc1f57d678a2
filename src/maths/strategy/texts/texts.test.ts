import { describe, expect, it } from 'vitest';
import { parseSumOrThrow } from '../../sum/read-sum';
import { strategyText } from '../strategy-text';
import { workedExample } from '../worked-example';
import { mathsTexts, sayIn } from './say-in';

const said = (id: string, locale: 'nl' | 'be' | 'en') =>
  workedExample(parseSumOrThrow(id), undefined, undefined, locale === 'en' ? 'nl' : locale).steps.map(
    ({ text }) => strategyText(text, locale, sayIn(locale)),
  );

describe('the sentences of a worked example', () => {
  it.each([
    'is in stukjes van',
    'precies hele.',
    'de hele eruit',
    'de lossen',
    'stukken in 6',
    'Schakel de sprongen',
  ])('never say "%s", which is no Dutch', (broken) => {
    const found = (['nl', 'be'] as const).flatMap((locale) =>
      Object.values(mathsTexts[locale].step).filter((text) => text.includes(broken)),
    );
    expect(found).toEqual([]);
  });

  it('divide in English with the English sign', () => {
    expect(Object.values(mathsTexts.en.step).filter((text) => /\}\} : \{\{/.test(text))).toEqual([]);
  });

  it('say "maal" in Flanders wherever something is multiplied', () => {
    expect(Object.values(mathsTexts.be.step).filter((text) => /\bkeer\b/.test(text))).toEqual([]);
  });

  it('never say "1 times" in English', () => {
    expect(said('1955:17=_', 'en').join(' ')).not.toMatch(/\b1 times/);
  });

  it('count no steps of five where the long hand has passed none', () => {
    expect(said('7h03face=_clock', 'nl')[0]).toBe('De grote wijzer is 3 minuten voorbij de 12.');
    expect(said('7h01face=_clock', 'nl')[0]).toBe('De grote wijzer is 1 minuut voorbij de 12.');
    expect(said('7h03face=_clock', 'en')[0]).toBe('The long hand is 3 minutes past 12.');
  });

  it('do not call ten loose, nor a single step the first', () => {
    expect(said('10+10=_', 'nl')).toEqual(['Dubbel 10.']);
    expect(said('18-10=_', 'nl')).toEqual(['Spring 10 terug.']);
  });
});
