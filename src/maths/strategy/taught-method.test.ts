import { describe, expect, it } from 'vitest';
import type { Locale } from '../locale';
import { equationText, promptText } from '../sum/prompt';
import { parseSumOrThrow } from '../sum/read-sum';
import { describePicture } from './describe-picture';
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

  it.each([
    ['69=_(0..100,1)', ['60 + 10 = 70', '70 − 1 = 69']],
    ['57=_(0~100)', ['0 + 50 = 50', '50 + 10 = 60', '60 − 3 = 57']],
    ['60=_(40..100,10)', ['40 + 20 = 60']],
    ['-14=_(-20~20)', ['0 − 10 = −10', '−10 − 4 = −14']],
    ['1/4=_(0..2,1/4)', ['4 × 1/4 = 1', '1 × 1/4 = 1/4']],
  ])('finds %s by marks that a child sees or can think of', (id, equations) => {
    expect(exampleOf(id).equations.slice(0, -1)).toEqual(equations);
  });

  it('finds first what one centimetre of a map is, in each language', () => {
    const { equations, pictures, texts } = exampleOf('scale(5000,6cm)=_m');
    expect(equations.slice(1, 3)).toEqual(['5000 cm = 50 m', '6 × 50 = 300']);
    expect(new Set(pictures)).toEqual(new Set(['ratio-table']));
    expect(texts[0]).toBe('1 cm op de kaart is in het echt 5000 cm.');
    expect(exampleOf('scale(5000,6cm)=_m', 'be').texts[0]).toContain('in werkelijkheid');
    expect(exampleOf('scale(5000,6cm)=_m', 'en').texts[0]).toContain('on the map');
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
  it('has unlike fractions in the smallest pieces that both fit', () => {
    const { steps } = workedExample(parseSumOrThrow('2/3+1/4=_'));
    const said = steps.map(({ picture }) => describePicture(picture, 'nl', sayIn('nl'))).join(' ');
    expect(said).toContain('8 van 12');
    expect(said).not.toContain('36');
  });

  it('says where two numbers lie, and not that one is nearly the other', () => {
    const texts = exampleOf('22369?22370').texts.join(' ');
    expect(texts).toContain('verder op de lijn');
    expect(texts).not.toContain('bijna');
  });

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
