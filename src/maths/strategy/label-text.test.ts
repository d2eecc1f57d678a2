import { describe, expect, it } from 'vitest';
import { labelText } from './label-text';

const text = (label: string, locale: 'nl' | 'en') => labelText(label, locale);

describe('a label of a picture', () => {
  it('writes the size of a jump as the language does, and keeps its sign', () => {
    expect(text('+0.5', 'nl')).toBe('+0,5');
    expect(text('−1.2', 'nl')).toBe('−1,2');
    expect(text('+0.5', 'en')).toBe('+0.5');
    expect(text('+3', 'nl')).toBe('+3');
  });

  it('writes numbers and equations likewise', () => {
    expect(text('1.7', 'nl')).toBe('1,7');
    expect(text('6*8', 'nl')).toBe('6 × 8');
  });
});
