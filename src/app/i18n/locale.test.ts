import { describe, expect, it } from 'vitest';
import { documentLanguage, languageTag, localeOfHost } from './locale';

describe('the locale of a host', () => {
  it.each([
    ['sumisland.uk', 'en'],
    ['www.sumisland.co.uk', 'en'],
    ['sommeneiland.nl', 'nl'],
    ['sommeneiland.be', 'be'],
    ['sommeneiland.example', 'nl'],
    ['localhost', 'nl'],
    ['127.0.0.1', 'nl'],
  ])('%s speaks %s', (host, locale) => {
    expect(localeOfHost(host)).toBe(locale);
  });

  it('never tells others `be`, which is Belarusian to them', () => {
    expect(Object.values(languageTag)).toEqual(['nl-NL', 'nl-BE', 'en-GB']);
    expect(documentLanguage.be).toBe('nl');
  });
});
