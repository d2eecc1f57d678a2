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

  it('leaves out percentages and the fraction of 3/4 = ▢%', () => {
    for (const text of texts(worn('3/4=_%', ['75', '34', '3', '25', '70', '43'], 1)))
      expect(text).not.toBe('3/4');
  });

  it('tells whole answers to percentages as whole numbers', () => {
    const masks = worn('25%of480=_', ['120', '110', '150', '12', '480', '455']);
    expect(kindsOf(masks).size).toBeGreaterThanOrEqual(5);
    expect(texts(masks).join(' ')).not.toContain('tienden');
  });

  it('writes no bare whole number for a percentage of several hundred', () => {
    for (let position = 0; position < 8; position++)
      for (const text of texts(worn('_%of50=45', ['90', '500', '45', '95', '5', '50'], position)))
        expect(text).not.toMatch(/^\d+$/);
  });

  it('does not show a number as the sum itself', () => {
    for (let position = 0; position < 8; position++)
      expect(texts(worn('30+7=_', ['37', '73', '307', '36'], position))).not.toContain('30 + 7');
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
