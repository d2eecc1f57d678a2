import { describe, expect, it } from 'vitest';
import { standardCollections } from '../collections/standard-collections';
import { sumsOf } from '../collections/sum-collection';
import { locales } from '../locale';
import { equals } from '../number/rational';
import { promptParts, promptText } from './prompt';
import { parseSumOrThrow } from './read-sum';
import { readWrittenSum } from './written-sum';

describe('a sum that somebody writes', () => {
  it.each([
    ['7 x 8', '7*8=_'],
    ['7×8', '7*8=_'],
    ['7 + ? = 12', '7+_=12'],
    ['7+5=', '7+5=_'],
    ['84 : 4', '84:4=_'],
    ['38:6', '38:6=_r'],
    ['0,5 + 0,25', '0.5+0.25=_'],
    ['1 3/4 + 1/2', '1 3/4+1/2=_'],
    ['3/4 van 20', '3/4of20=_'],
    ['25 % van 80', '25%of80=_'],
    ['25% of 80', '25%of80=_'],
    ['€ 5 − € 3,75', '5eur-3.75eur=_eur'],
    ['1,5 m = ? cm', '1.5m=_cm'],
    ['8:30 + 45 min', '8h30+45min=_clock'],
    ['9:15 - 8:30', '9h15-8h30=_min'],
    ['11:00 + 5 uur = ?', '11h00+5h=_clock'],
    ['half vier = ?', '3h30words=_clock'],
    ['24 ? 30', '24?30'],
    ['30 + 20 ? 80', '30+20?80'],
    ['0,5 m > 40 cm', '0.5m?40cm'],
    ['1 3/4 ? 2', '1 3/4?2'],
    ['gemiddelde van 4, 6 en 8', 'mean(4,6,8)=_'],
    ['Het gemiddelde van 4,6,8 = ?', 'mean(4,6,8)=_'],
    ['mean of 2.5, 3.5', 'mean(2.5,3.5)=_'],
    ['gemiddelde van 9, 7, ? = 6', 'mean(9,7,_)=6'],
    ['schaal 1 : 50 000, 4 cm = ? km', 'scale(50000,4cm)=_km'],
    ['schaal 1 op 100, 2,5 cm = ? m', 'scale(100,2.5cm)=_m'],
    ['37 = ? (0 – 100)', '37=_(0~100)'],
    ['3/4 op de lijn van 0 tot 2', '3/4=_(0~2)'],
    ['11 000 + 10 500', '11000+10500=_'],
    ['487 ≈ ? (afgerond op 100)', '487=_~100'],
    ['9 × 410 ≈ ? (schat per 100)', '9*410=_~100'],
    ['3/2 = ? (helen en breuk)', '3/2=_mix'],
    ['60 km/u × 2 uur = ? km', '60kmh*2h=_km'],
  ])('reads %s', (written, id) => {
    expect(readWrittenSum(written)?.id).toBe(id);
  });

  it('reads thousands with a comma in English only', () => {
    expect(readWrittenSum('10,000 + 25,000', 'en')?.id).toBe('10000+25000=_');
    expect(readWrittenSum('1,125 + 2', 'nl')?.id).toBe('1.125+2=_');
  });

  it('reads every sum of the standard collections in its own notation', () => {
    const sums = standardCollections.flatMap(sumsOf);
    expect(sums.filter((id) => readWrittenSum(id)?.id !== id)).toEqual([]);
  });

  it.each(['', 'hallo', '7 +', '3/0 + 1', '<script>'])('refuses %j', (written) => {
    expect(readWrittenSum(written)).toBeNull();
  });
});

const sums = [...new Set(standardCollections.flatMap(sumsOf))].map(parseSumOrThrow);

/** A clock face and an arrow on a line are drawn: nobody can type them. */
const isDrawn = (id: string): boolean =>
  promptParts(parseSumOrThrow(id), 'nl').some(
    (part) => part.kind === 'clock' || (part.kind === 'line' && part.at !== null),
  );

describe('every sum of every collection', () => {
  it('is opened by its id', () => {
    expect(sums.filter(({ id }) => readWrittenSum(id)?.id !== id).map(({ id }) => id)).toEqual([]);
  });

  it.each(locales)('is read from its own prompt, unless that is a picture (%s)', (locale) => {
    const other = sums.filter((sum) => {
      const prompt = promptText(sum, locale);
      const read = readWrittenSum(prompt, locale);
      // Two lines with other ticks look the same in writing, and so do 3/10 and 0,3 read from one.
      return !read || promptText(read, locale) !== prompt || !equals(read.answer, sum.answer);
    });
    expect(other.filter(({ id }) => !isDrawn(id)).map(({ id }) => id)).toEqual([]);
  });
});
