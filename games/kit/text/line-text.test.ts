import { describe, expect, it } from 'vitest';
import { rational } from '@/maths/number/rational';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { estimateOnLine, lineText } from './line-text';

const text = (id: string, value: ReturnType<typeof rational>) => lineText(value, parseSumOrThrow(id), 'nl');

describe('lineText', () => {
  it('writes percentages as percentages, also on a line from 0 to 1', () => {
    expect(text('35%=_(0~1)', rational(1))).toBe('100 %');
    expect(text('35%=_(0~1)', rational(7, 20))).toBe('35 %');
  });

  it('keeps the unit of the answer', () => {
    expect(text('1m-35cm=_cm', rational(100))).toBe('100 cm');
    expect(text('3eur+_eur=5eur', rational(5))).toBe('€ 5');
  });

  it('writes plain numbers, fractions and decimals as the sum does', () => {
    expect(text('1-2/5=_', rational(3, 5))).toBe('3/5');
    expect(text('1-0.4=_', rational(3, 5))).toBe('0,6');
    expect(text('100-35=_', rational(65))).toBe('65');
  });
});

describe('estimateOnLine', () => {
  it('rounds as people say it, and says nothing of odd fractions', () => {
    const ends = { min: rational(0), max: rational(100) };
    expect(estimateOnLine(rational(633, 10), ends, parseSumOrThrow('100-35=_'), 'nl')).toBe('63');
    expect(estimateOnLine(rational(17, 50), ends, parseSumOrThrow('1-2/5=_'), 'nl')).toBeNull();
  });
});
