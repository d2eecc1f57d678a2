import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Locale } from '@/maths/locale';
import { stampText } from './stamp-text';

type Words = Parameters<typeof stampText>[1];

/** Returns the key instead of its text. */
const t = ((key: string) => key) as unknown as Words['t'];
const words: Words = { t, locale: 'nl', gameSettings: [] };
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
  const titles = (['nl', 'be', 'en'] satisfies Locale[]).map(
    (locale) => stampText(stamp, { ...words, locale }).title,
  );
  expect(titles).toEqual([title.nl, title.be, title.en]);
  expect(stampText(stamp, words).about).toEqual(['Bellen prikken', 'gisteren']);
  const named = { game: 'bellenprikken', closed: true, years: null, without: [], title: { nl: 'Bellen' } };
  expect(stampText(stamp, { ...words, gameSettings: [named] }).about[0]).toBe('Bellen');
  expect(stampText({ ...stamp, day: '2026-11-02' }, words).about.at(-1)).toBe('maandag 2 november');
});

it('names a start test, and a round without details', () => {
  const round = { kind: 'round', day: '2026-11-02', game: null, title: null } as const;
  expect(stampText({ ...round, purpose: 'practice' }, words).title).toBe('savings.round');
  expect(stampText({ ...round, purpose: 'start-test' }, words).title).toBe('start.title');
});

it('writes a known sum with its answer and reads it aloud without', () => {
  const known = stampText({ kind: 'sum', day: '2026-11-02', sumId: '7*8=_' }, words);
  expect(known.title).toBe('7 × 8 = 56');
  expect(known.said).toMatch(/^7 keer 8, savings\.known/);
});
