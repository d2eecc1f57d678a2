import { describe, expect, it } from 'vitest';
import { rational } from '@/maths/number/rational';
import { sumOf as sum } from '@/maths/sum/read-sum';
import {
  aroundHole,
  nameOf,
  saidLike,
  shown,
  spokenName,
  valueIn,
  withAnswer,
  worthOf,
  writtenLike,
} from './notation';

describe('a sum in writing', () => {
  it('stands around its hole with the signs of a schoolbook', () => {
    expect(aroundHole(sum('7*8=_'), 'nl')).toEqual({ before: '7 × 8 =', after: '' });
    expect(aroundHole(sum('10=7+_'), 'nl')).toEqual({ before: '10 = 7 +', after: '' });
    expect(aroundHole(sum('_-5=7'), 'nl')).toEqual({ before: '', after: '− 5 = 7' });
  });

  it('takes an answer into the hole', () => {
    expect(withAnswer(sum('10=7+_'), '3', 'nl')).toBe('10 = 7 + 3');
  });

  it('writes numbers as the language does', () => {
    expect(shown('3/4', 'nl')).toBe('3/4');
    expect(shown('56', 'en')).toBe('56');
  });
});

describe('a number of a game world', () => {
  it('is read out of whatever way a sum writes its answer', () => {
    expect(valueIn('19/10', sum('1.7+0.2=_'))).toEqual(rational(19, 10));
    expect(valueIn('1.9', sum('1.7+0.2=_'))).toEqual(rational(19, 10));
    expect(valueIn('1 1/4', sum('3/4+1/2=_'))).toEqual(rational(5, 4));
    expect(valueIn(null, sum('6+4=_'))).toBeNull();
  });

  it('is written as the sum writes its answer', () => {
    expect(writtenLike(rational(1, 10), sum('1.7+0.2=_'), 'nl')).toBe('0,1');
    expect(writtenLike(rational(1, 4), sum('1/2+1/4=_'), 'nl')).toBe('1/4');
    expect(writtenLike(rational(5), sum('6+4=_'), 'nl')).toBe('5');
    expect(writtenLike(rational(570), sum('9h15+15min=_words'), 'nl')).toBe('9:30');
  });
});

describe('a sum as a thing in a game wears it', () => {
  it('leaves the question after it out, and keeps a hole that is elsewhere', () => {
    expect(nameOf(sum('6+4=_'), 'nl')).toBe('6 + 4');
    expect(nameOf(sum('1.5m=_cm'), 'nl')).toBe('1,5 m');
    expect(nameOf(sum('10=7+_'), 'nl')).toBe('10 = 7 + ?');
    expect(nameOf(sum('10=_+3'), 'nl')).toBe('10 = ? + 3');
    expect(nameOf(sum('7+_=12'), 'nl')).toBe('7 + ? = 12');
    expect(nameOf(sum('_-5=7'), 'nl')).toBe('? − 5 = 7');
  });

  it('is worth its answer, in its unit', () => {
    expect(worthOf(sum('6+4=_'), 'nl')).toBe('10');
    expect(worthOf(sum('10=7+_'), 'nl')).toBe('3');
    expect(worthOf(sum('10=_+3'), 'nl')).toBe('7');
    expect(worthOf(sum('1.5m=_cm'), 'nl')).toBe('150 cm');
  });

  it('is read aloud without the question', () => {
    expect(spokenName(sum('6+4=_'), 'nl')).toBe('6 plus 4');
    expect(spokenName(sum('9h15+30min=_clock'), 'nl')).toBe('9:15 plus 30 minuten');
    expect(spokenName(sum('7+_=12'), 'nl')).toBe('7 plus hoeveel is 12');
    expect(spokenName(sum('10=_+3'), 'nl')).toBe('10 is hoeveel en 3');
  });
});

describe('a number that was set by feel', () => {
  const ends = (max: number) => ({ min: rational(0), max: rational(max) });

  it('is said in hundredths on a short line, whole on a long one', () => {
    expect(saidLike(rational(327, 1000), ends(1), sum('0.5+0.25=_'), 'nl')).toBe('0,33');
    expect(saidLike(rational(1234, 100), ends(100), sum('37=_(0~100)'), 'nl')).toBe('12');
  });

  it('is not said where fractions are asked', () => {
    expect(saidLike(rational(17, 50), ends(1), sum('1/4+1/4=_'), 'nl')).toBeNull();
  });
});
