import { describe, expect, it } from 'vitest';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { besideRibbon, homeText, missText, sentenceOf } from './back-text';
import { legOf, tryOut } from './rules';

/** Returns the sentence with which a child hears of its answer to a sum of one operation. */
function told(id: string, given: number): string {
  const leg = legOf(parseSumOrThrow(id));
  const way = leg && tryOut(leg, given);
  if (leg === null || way === null) throw new Error(`${id} cannot be driven back from ${given}`);
  return sentenceOf('nl', leg, way);
}

describe('homeText', () => {
  const home = (id: string, given: number) => {
    const leg = legOf(parseSumOrThrow(id));
    const way = leg && tryOut(leg, given);
    return way && homeText('nl', leg, way);
  };

  it('tells where an answer leads in at most eight words', () => {
    expect(home('7+5=_', 13)).toBe('Terug kom je op 8, niet op 7.');
    expect(home('7+_=12', 4)?.split(' ').length).toBeLessThanOrEqual(8);
  });

  it('says nothing of the right answer, nor where hops are counted', () => {
    expect(home('7+5=_', 12)).toBeNull();
    expect(home('1*5=_', 10)).toBeNull();
  });
});

describe('missText', () => {
  /** Returns the ribbon after an answer, with what names its error. */
  const ribbon = (id: string, answered: string, correct: string, named: string | null = null) => {
    const sum = parseSumOrThrow(id);
    return missText('nl', legOf(sum), { sum, answered, correct }, { named, beside: named });
  };

  it('sends no child back where no way back is driven', () => {
    for (const [id, given, correct] of [
      ['5+3+4=_', '11', '12'],
      ['-3-4=_', '-1', '-7'],
      ['7*2=_', '99', '14'],
    ] as const) {
      expect(ribbon(id, given, correct)).toBe('De vlag staat bij het goede getal.');
      expect(ribbon(id, given, correct, 'Kijk naar het teken.')).toBe('Kijk naar het teken.');
    }
  });

  it('tells of a division with a remainder where it leads', () => {
    expect(ribbon('38:6=_r', '6r1', '6r2')).toBe('Zo kom je op 37, niet op 38.');
    expect(ribbon('38:6=_r', '5r8', '6r2')).toBe('In de rest 8 past 6 nog een keer.');
  });

  it('tells of a mean where its equal hops lead', () => {
    expect(ribbon('mean(4,6,8)=_', '7', '6')).toBe('Zo kom je op 21, niet op 18.');
  });

  it('sends a child back where hops are counted', () => {
    expect(ribbon('7*8=_', '48', '56')).toBe('Rijd maar eens terug.');
    expect(ribbon('7+5=_', '13', '12')).toBe('Terug kom je op 8, niet op 7.');
  });
});

describe('besideRibbon', () => {
  const told = (id: string, given: number, beside: string | null) => {
    const leg = legOf(parseSumOrThrow(id));
    const way = leg && tryOut(leg, given);
    return way && besideRibbon('nl', leg, way, beside);
  };

  it('says nothing where the ribbon names the error or the end of the way', () => {
    expect(told('46+6=_', 25, 'De cijfers staan andersom.')).toBeNull();
    expect(told('46+6=_', 53, null)).toBeNull();
  });

  it('tells what the way shows where the ribbon only sends the child back', () => {
    expect(told('7*8=_', 48, null)).toBe('48 is 6 keer 8. De start was 7.');
  });
});

describe('sentenceOf', () => {
  it('never says that a wrong answer comes back to the start, also where as much is left over as the start was', () => {
    // 48 = 1 × 41 + 7, and 7 is the start of 7 × 41.
    expect(told('7*41=_', 48)).toBe('48 : 41 komt niet uit. 7 keer 41 is geen 48.');
    expect(told('1*5=_', 1)).toBe('1 : 5 komt niet uit. 1 keer 5 is geen 1.');
    expect(told('7*8=_', 48)).toBe('48 is 6 keer 8. De start was 7.');
  });

  it('tells where the way back ends, beside the start', () => {
    expect(told('7+5=_', 13)).toBe('Terug kom je op 8. De start was 7.');
  });
});
