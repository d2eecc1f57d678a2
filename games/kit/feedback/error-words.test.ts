import { describe, expect, it } from 'vitest';
import { classify } from '@/maths/error-type/classify';
import { errorTypes } from '@/maths/error-type/error-type';
import { rational } from '@/maths/number/rational';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { errorInWords } from './error-words';

const whole = (value: number) => ({ kind: 'number', value: rational(value) }) as const;

describe('errorInWords', () => {
  it('returns the hint for the likeliest misconception', () => {
    expect(errorInWords(classify(parseSumOrThrow('7+5=_'), whole(11)), 'nl')).toBe(
      'Bijna: je zat er net naast.',
    );
    expect(errorInWords(classify(parseSumOrThrow('6*8=_'), whole(14)), 'en')).toBe(
      'That is what adding gives.',
    );
    expect(errorInWords(classify(parseSumOrThrow('6*8=_'), whole(54)), 'be')).toBe(
      'Dat hoort bij een maalsom vlakbij.',
    );
  });

  it('returns null for an unclassified error', () => {
    expect(errorInWords(['unclassified'], 'nl')).toBeNull();
    expect(errorInWords([], 'nl')).toBeNull();
  });

  it.each(['nl', 'be', 'en'] as const)('has one short sentence for each misconception in %s', (locale) => {
    for (const type of errorTypes.filter((each) => each !== 'unclassified')) {
      const sentence = errorInWords([type], locale) ?? '';
      expect(sentence, type).toMatch(/[.?]$/);
      expect(sentence.length, type).toBeLessThanOrEqual(46);
    }
  });
});
