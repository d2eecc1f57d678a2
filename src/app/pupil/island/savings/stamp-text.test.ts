import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Locale } from '@/maths/locale';
import { stampText } from './stamp-text';

/** Returns the key instead of its text. */
const t = ((key: string) => key) as unknown as Parameters<typeof stampText>[1];
const title = { nl: 'Tafels tot 5', en: 'Tables to 5', be: 'Maaltafels tot 5' };

beforeEach(() => vi.stubGlobal('location', { hostname: 'school.example.nl' }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('names collection, game and day in each language', () => {
  vi.useFakeTimers({ now: new Date('2026-11-18T10:00:00'), toFake: ['Date'] });
  const stamp = {
    kind: 'round',
    day: '2026-11-17',
    purpose: 'practice',
    game: 'bellenprikken',
    title,
  } as const;
  const titles = (['nl', 'be', 'en'] satisfies Locale[]).map((locale) => stampText(stamp, t, locale).title);
  expect(titles).toEqual([title.nl, title.be, title.en]);
  expect(stampText(stamp, t, 'nl').about).toEqual(['Bellen prikken', 'gisteren']);
  expect(stampText({ ...stamp, day: '2026-11-02' }, t, 'nl').about.at(-1)).toBe('maandag 2 november');
});

it('names a start test, and a round without details', () => {
  const round = { kind: 'round', day: '2026-11-02', game: null, title: null } as const;
  expect(stampText({ ...round, purpose: 'practice' }, t, 'nl').title).toBe('savings.round');
  expect(stampText({ ...round, purpose: 'start-test' }, t, 'nl').title).toBe('start.title');
});

it('writes a known sum with its answer and reads it aloud without', () => {
  const words = stampText({ kind: 'sum', day: '2026-11-02', sumId: '7*8=_' }, t, 'nl');
  expect(words.title).toBe('7 × 8 = 56');
  expect(words.said).toMatch(/^7 keer 8, savings\.known/);
});
