import { expect, it } from 'vitest';
import { documentLanguage, languageTag } from './locale';

it('never tells others `be`, which is Belarusian to them', () => {
  expect(Object.values(languageTag)).toEqual(['nl-NL', 'nl-BE', 'en-GB']);
  expect(documentLanguage.be).toBe('nl');
});
