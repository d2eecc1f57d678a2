import { describe, expect, it } from 'vitest';
import { placeOfFinding } from './place-of-finding';

describe('a check of a collection', () => {
  it('leads to the step that it is about', () => {
    expect(placeOfFinding({ code: 'few-on-step', step: 2 })).toBe('collection-step-2');
  });

  it('leads to the field that mends it where it is about no step', () => {
    expect(placeOfFinding({ code: 'no-title', step: null })).toBe('collection-title');
    expect(placeOfFinding({ code: 'no-game', step: null })).toBe('collection-years');
    expect(placeOfFinding({ code: 'too-few-sums', step: null })).toBe('collection-add');
  });
});
