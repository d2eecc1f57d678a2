import { expect, it } from 'vitest';
import { languageTag } from '@/maths/locale';
import { documentLanguage } from './locale';

it('never uses `be` as a language tag, which means Belarusian', () => {
  expect(Object.values(languageTag)).toEqual(['nl-NL', 'nl-BE', 'en-GB']);
  expect(documentLanguage.be).toBe('nl');
});
