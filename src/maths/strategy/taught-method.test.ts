import { describe, expect, it } from 'vitest';
import type { Locale } from '../locale';
import { equationText, promptText } from '../sum/prompt';
import { parseSumOrThrow } from '../sum/read-sum';
import { strategyText } from './strategy-text';
import { sayIn } from './texts/say-in';
import { workedExample } from './worked-example';

const exampleOf = (id: string, school: Locale = 'nl') => {
  const { strategy, steps } = workedExample(parseSumOrThrow(id), undefined, undefined, school);
  return {
    strategy,
    texts: steps.map(({ text }) => strategyText(text, school, sayIn(school))),
    equations: steps.map(({ equation }) => equationText(equation, school)),
    pictures: steps.map(({ picture }) => picture.kind),
  };
};

describe('the method that is taught', () => {
  it.each([
    ['920:8=_', 'nl', 'divide-by-bites'],
    ['920:8=_', 'be', 'long-division'],
    ['2944:46=_', 'nl', 'long-division'],
    ['2944:46=_', 'be', 'long-division'],
    ['346+278=_', 'nl', 'column'],
    ['623-278=_', 'be', 'column'],
  ] as const)('for %s in %s is %s', (id, school, strategy) => {
    expect(exampleOf(id, school).strategy).toBe(strategy);
  });

  it('carries and borrows in columns that are drawn', () => {
    for (const id of ['346+278=_', '623-278=_'])
      expect(new Set(exampleOf(id).pictures)).toEqual(new Set(['written']));
  });

  it('multiplies by two digits in two rows, the ones first', () => {
    expect(exampleOf('18*644=_').equations.slice(0, 2)).toEqual(['8 × 644 = 5152', '10 × 644 = 6440']);
  });

  it('takes bites that a child can find, and none that are the answer at once', () => {
    const { equations } = exampleOf('920:8=_');
    expect(equations).toEqual(expect.arrayContaining(['100 × 8 = 800', '10 × 8 = 80', '5 × 8 = 40']));
  });

  it('makes 15 % of 10 % and 5 %', () => {
    const { equations } = exampleOf('15%of60=_');
    expect(equations[0]).toBe('60 : 10 = 6');
    expect(equations).not.toContain('60 : 100 = 0,6');
  });

  it('counts 15 % on a line of 100 % by tens', () => {
    expect(exampleOf('15%=_(0..1,1/20)').equations.slice(0, 2)).toEqual(['1 × 10% = 10%', '10% + 5% = 15%']);
  });

  it('reads 10:40 as it is said in each country', () => {
    expect(exampleOf('10h40face=_words', 'nl').texts.join(' ')).toContain('10 minuten over half 11');
    expect(exampleOf('10h40face=_words', 'be').texts.join(' ')).toContain('Nog 20 minuten tot 11');
  });

  it('names the numerator and denominator where fractions are added', () => {
    expect(exampleOf('2/3+1/4=_').texts.join(' ')).toMatch(/noemer.*teller/);
  });

  it('ends at the mixed number that the fraction is, and not at the fraction again', () => {
    expect(exampleOf('11/9=_mix').texts.at(-1)).toBe('Zo kom je op 1 2/9.');
  });
});

describe('the picture of a way', () => {
  it('thinks of plus without taking away', () => {
    const { strategy, equations } = exampleOf('9-7=_');
    expect([strategy, equations]).toEqual(['turn-round', ['7 + 2 = 9', '9 − 7 = 2']]);
  });

  it('begins a near double with the smaller number only', () => {
    expect(exampleOf('5+6=_').equations).toEqual(['5 + 5 = 10', '10 + 1 = 11', '5 + 6 = 11']);
  });
});

describe('a prompt in English', () => {
  it('has commas and the sign of division', () => {
    expect(promptText(parseSumOrThrow('10000+25000=_'), 'en')).toBe('10,000 + 25,000 = ▢');
    expect(promptText(parseSumOrThrow('56:8=_'), 'en')).toBe('56 ÷ 8 = ▢');
  });
});
