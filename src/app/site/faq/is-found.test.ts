import { describe, expect, it } from 'vitest';
import { isFound } from './is-found';

describe('isFound', () => {
  it.each([
    ['', true],
    ['geinstalleerd', true],
    ['BROWSER  moet', true],
    ['browser tafels', false],
    ['href', false],
  ])('searches all words of %j without marks, capitals or tags', (search, found) => {
    expect(isFound(search, 'Moet er iets geïnstalleerd worden?', '<a href="/x">Een browser</a>')).toBe(found);
  });
});
