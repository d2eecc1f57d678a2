import { inTier } from '@tests/unit/tier';
import { describe, expect, it } from 'vitest';
import { standardCollections } from '@/maths/collections/standard-collections';
import { sumsOf } from '@/maths/collections/sum-collection';
import { locales } from '@/maths/locale';
import { optionsFor } from '@/maths/round/choice/options';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { hasShape } from '@/maths/sum/shape/shapes-of';
import type { Disguise } from './disguise';
import game from './game';
import { disguisesFor } from './notations';
import { numberWords } from './number-words';
import { spokenDisguise } from './spoken';
import { partsOf } from './whole-forms';

const worn = (id: string, values: readonly string[], position = 0) => {
  const options = values.map((value, at) => ({ id: `${at}`, value }));
  return [...disguisesFor(parseSumOrThrow(id), options, position, 'nl').values()];
};
const kindsOf = (disguises: readonly Disguise[]) => new Set(disguises.map(({ kind }) => kind));
const texts = (disguises: readonly Disguise[]) => disguises.map((each) => spokenDisguise(each, 'nl'));

/** Sums of each collection of which the masks are looked at. */
const looked = inTier(3, 12);

/** Sums that the game takes, as many of each collection, from other places in each. */
const taken = [
  ...new Set(
    standardCollections.flatMap((collection, turn) => {
      const sums = sumsOf(collection)
        .map(parseSumOrThrow)
        .filter((sum) => hasShape(sum, game.takes.choose ?? []));
      return Array.from(
        { length: looked },
        (_, at) => sums[(turn * 13 + at * 29) % sums.length] ?? [],
      ).flat();
    }),
  ),
];

describe('disguisesFor', () => {
  it('gives numbers to a hundred at least five notations', () => {
    expect(kindsOf(worn('48+37=_', ['85', '75', '95', '84', '15', '11'])).size).toBeGreaterThanOrEqual(5);
  });

  it('gives the same task the same notations again', () => {
    const values = ['85', '75', '95', '84', '15', '11'];
    expect(worn('48+37=_', values, 3)).toEqual(worn('48+37=_', values, 3));
  });

  it('shows no time in the notation of its sum', () => {
    const masks = worn('6h30face=_words', ['6h20words', '6h30words', '5h30words', '4h40words']);
    expect(kindsOf(masks)).toEqual(new Set(['plain', 'words']));
  });

  it('shows two times twelve hours apart in digits', () => {
    const masks = worn('19h05+65min=_clock', ['20h10', '8h10', '19h10']);
    expect(texts(masks).slice(0, 2)).toEqual(['20:10', '8:10']);
  });

  it('leaves out the unit of a sum that asks for another one', () => {
    for (let position = 0; position < 8; position++)
      for (const text of texts(worn('1.5m=_cm', ['150', '160', '1500', '151', '15', '170'], position)))
        expect(text).not.toMatch(/ m$/);
  });

  it.each([
    ['3/4=_%', ['75', '34', '3', '25', '70', '43']],
    ['_%of20=10', ['50', '200', '5', '10', '2', '40']],
    ['1/10=_%', ['10', '1', '100', '0.1', '11', '90']],
  ])('shows each percentage of %s with its sign, or out of a hundred', (id, values) => {
    for (let position = 0; position < 8; position++)
      for (const text of texts(worn(id, values, position)))
        expect(text).toMatch(/%|procent|van de 100|100 hokjes/);
  });

  it('tells whole answers to percentages as whole numbers', () => {
    const masks = worn('25%of480=_', ['120', '110', '150', '12', '480', '455']);
    expect(kindsOf(masks).size).toBeGreaterThanOrEqual(5);
    expect(texts(masks).join(' ')).not.toContain('tienden');
  });

  it.each([
    ['1/2=_/8', ['4', '6', '2', '8', '1', '5']],
    ['1/6=_/6', ['1', '7', '6', '2', '5', '3']],
  ])('shows a numerator of %s as a number, not as a part', (id, values) => {
    for (let position = 0; position < 8; position++)
      for (const text of texts(worn(id, values, position))) expect(text).not.toMatch(/\/|Balken/);
  });

  it('does not show a number as the sum itself', () => {
    for (let position = 0; position < 8; position++)
      expect(texts(worn('30+7=_', ['37', '73', '307', '36'], position))).not.toContain('30 + 7');
  });

  it('shows a fraction in at least five notations', () => {
    const masks = worn('4/5-1/2=_', ['3/10', '2/7', '1/5', '7/10', '1/10', '1/3']);
    expect(
      new Set(masks.map((mask) => `${mask.kind} ${spokenDisguise(mask, 'nl').replace(/\d+/g, '')}`)).size,
    ).toBeGreaterThanOrEqual(5);
  });

  it('shows the simplest form of a fraction in no more parts than it has', () => {
    for (let position = 0; position < 8; position++)
      for (const text of texts(worn('6/10=_low', ['3/5', '1/2', '2/5', '4/5', '1/4', '2/3'], position)))
        expect(text).not.toMatch(/\/(?:[689]|1\d)|,|%|10/);
  });

  it('keeps the wholes of a fraction apart or within it, as is asked', () => {
    for (let position = 0; position < 8; position++) {
      const apart = texts(worn('11/4=_mix', ['2 3/4', '2 1/4', '1 3/4', '3 1/4', '2 1/2'], position));
      for (const text of apart) expect(text).not.toMatch(/^\d+\/\d+$/);
      const within = texts(worn('2 3/4=_frac', ['11/4', '9/4', '7/4', '13/4', '5/2'], position));
      for (const text of within) expect(text).not.toMatch(/^\d \d+\/\d+$/);
    }
  });

  it('does not write a fraction as what is asked', () => {
    for (let position = 0; position < 8; position++) {
      expect(texts(worn('1/4+_=1', ['3/4', '1/2', '2/3', '5/12'], position)).join()).not.toContain('1 −');
      expect(texts(worn('5*1/6=_', ['5/6', '1/6', '6/5', '5'], position)).join()).not.toContain('×');
    }
  });

  it.each([
    ['13h10-10h40=_min', ['150', '130', '140', '90', '250', '155'], ['2:30 uur', '2 1/2 uur']],
    ['7m*8m=_m2', ['56', '15', '54', '57', '30', '63'], ['60 m² − 4 m²', '50 m² + 6 m²']],
    ['2.5m+40cm=_cm', ['290', '65', '254', '280', '250', '29'], ['29 dm', '2 m + 9 dm']],
    ['2300dm2=_m2', ['23', '230', '2.3', '24', '22', '25'], ['30 m² − 7 m²', '20 m² + 3 m²']],
    ['3.785+0.32=_', ['4.105', '3.817', '4.005', '4.115'], ['4 105/1000', '4 + 0,105', '4,1 + 0,005']],
    ['190eur-50%of190eur=_eur', ['95', '190', '94', '50'], ['vijfennegentig euro', '€ 90 + € 5']],
    ['3*7.90eur=_eur', ['23.70', '24.20', '237', '23.80'], ['2370 cent', '€ 23 + € 0,70']],
  ] as const)('tells the answer to %s in other units and in parts', (id, values, expected) => {
    const seen = Array.from({ length: 12 }, (_, position) => texts(worn(id, values, position))[0]);
    for (const text of expected) expect(seen).toContain(text);
  });

  it('writes no measure in two parts that is too long to read', () => {
    for (let position = 0; position < 8; position++) {
      const masks = worn('12dm2=_cm2', ['1200', '120', '12000', '1260', '1300'], position);
      for (const mask of masks)
        if (mask.kind === 'rows') for (const line of mask.lines) expect(line.length).toBeLessThanOrEqual(8);
    }
  });

  it('shows the three signs in three notations', () => {
    expect(kindsOf(worn('48+37?90', ['<', '=', '>'])).size).toBe(3);
  });

  it('gives each option of every sum a notation, and never plain digits alone', {
    timeout: inTier(90_000, 600_000),
  }, () => {
    expect(taken.length).toBeGreaterThan(100);
    const poor: string[] = [];
    for (const [position, sum] of taken.entries()) {
      const options = optionsFor(sum, 6, position + 1);
      for (const locale of locales) {
        const masks = disguisesFor(sum, options, position, locale);
        expect(masks.size, sum.id).toBe(options.length);
        const said = [...masks.values()].map((each) => spokenDisguise(each, locale));
        expect(new Set(said).size, `${sum.id}: ${said.join(' | ')}`).toBe(options.length);
        expect(said.join(' '), sum.id).not.toMatch(/undefined|NaN/);
        if (kindsOf([...masks.values()]).size < 2) poor.push(`${sum.id}: ${said.join(' | ')}`);
      }
    }
    expect(poor).toEqual([]);
  });
});

describe('the words of a mask', () => {
  const said = (id: string, values: readonly string[], locale: 'nl' | 'en') =>
    Array.from({ length: 12 }, (_, position) => {
      const options = values.map((value, at) => ({ id: `${at}`, value }));
      const masks = disguisesFor(parseSumOrThrow(id), options, position, locale).values();
      return [...masks].map((each) => spokenDisguise(each, locale));
    }).flat();

  it('name a unit in its right number, and no parts of it', () => {
    const values = ['1', '2', '9', '0.5', '12', '21'];
    expect(said('24h=_day', values, 'nl').join()).not.toMatch(/(?:9|\d\d) dag\b/);
    expect(said('24h=_day', values, 'en')).toContain('10 days − 9 days');
    expect(said('24h=_day', values, 'en').join()).not.toContain('tenths');
  });

  it('name one and more of a thing', () => {
    expect(said('0.3-0.2=_', ['0.1', '0.5', '0.2', '1'], 'nl')).toContain('1 tiende');
    expect(said('0.3-0.2=_', ['0.1', '0.5', '0.2', '1'], 'en')).toContain('5 tenths');
    expect(said('2eur-0.70eur=_eur', ['1.30', '2.70', '1.70', '0.30'], 'en')).toContain('1 euro 30 ct');
    const full = (count: number) => spokenDisguise({ kind: 'bars', parts: 6, full: count }, 'nl');
    expect([full(1), full(2)]).toEqual([
      'Balken van 6 stukken: 1 stuk gekleurd',
      'Balken van 6 stukken: 2 stukken gekleurd',
    ]);
    expect(spokenDisguise({ kind: 'blocks', hundreds: 0, tens: 1, ones: 9 }, 'en')).toMatch(
      /1 ten and 9 ones/,
    );
  });
});

describe('numberWords', () => {
  it.each([
    [0, 'nl', ['nul']],
    [23, 'nl', ['drieën-', 'twintig']],
    [45, 'nl', ['vijfen-', 'veertig']],
    [61, 'nl', ['eenenzestig']],
    [100, 'nl', ['honderd']],
    [245, 'nl', ['tweehonderd-', 'vijfen-', 'veertig']],
    [45, 'en', ['forty-five']],
    [245, 'en', ['two hundred', 'and forty-five']],
  ] as const)('writes %i in %s', (number, locale, lines) => {
    expect(numberWords(number, locale)).toEqual(lines);
  });
});

describe('partsOf', () => {
  it('splits a number by its digits, in at most two parts', () => {
    expect(partsOf(305)).toEqual([300, 5]);
    expect(partsOf(83_176)).toEqual([80_000, 3176]);
  });
});
