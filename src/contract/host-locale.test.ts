import { describe, expect, it } from 'vitest';
import { localeOfHost } from './host-locale';

describe('the locale of a host', () => {
  it.each([
    ['sumisland.uk', 'en'],
    ['www.sumisland.co.uk', 'en'],
    ['sommeneiland.nl', 'nl'],
    ['sommeneiland.be', 'be'],
    ['sommeneiland.example', 'nl'],
    ['localhost', 'nl'],
    ['127.0.0.1', 'nl'],
    ['school.be:8443', 'be'],
  ])('of %s is %s', (host, locale) => {
    expect(localeOfHost(host)).toBe(locale);
  });
});
