import type { Page } from '@playwright/test';
import { type Locale, locales } from '@/maths/locale';
import { dayNumber } from './turns';

/** A size of the screen, CSS px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A combination of theme, language and size. */
export interface Look {
  readonly dark: boolean;
  readonly locale: Locale;
  readonly size: Size;
}

/**
 * Screen sizes of children, CSS px: phones, a Chromebook, a tablet both ways, a desk, a digital board, and a Chromebook
 * at twice its size.
 */
const childSizes: readonly Size[] = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 1366, height: 768 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
  { width: 683, height: 384 },
];

const desk = { width: 1280, height: 720 };
const phone = { width: 360, height: 740 };

const all: readonly Look[] = locales.flatMap((locale) =>
  [desk, phone].flatMap((size) => [false, true].map((dark) => ({ dark, locale, size }))),
);

/**
 * Returns the looks for the screen with this index: one that rotates with the day of the commit, chosen so that neighbours differ
 * in theme, language and size; all of them with `TIER=full`.
 */
export const looksFor = (place: number): readonly Look[] =>
  process.env.TIER === 'full'
    ? all
    : all.filter((_, index) => index === (dayNumber + place * 5) % all.length);

/** Schools in which pages are tested: the demo, and one that was imported and where nobody has practised. */
export const schools = ['demo', 'imported'] as const;
export type School = (typeof schools)[number];

/** Returns the schools for the screen with this index: alternating, or both in the full tier. */
export const schoolsFor = (place: number): readonly School[] =>
  process.env.TIER === 'full'
    ? schools
    : schools.filter((_, index) => index === (Math.floor(dayNumber / all.length) + place) % schools.length);

export const nameOf = ({ dark, locale, size }: Look): string =>
  `${dark ? 'dark' : 'light'}, ${locale}, ${size.width} px`;

/** Sets the look; must be called before the page is opened. */
export async function take(page: Page, { dark, locale, size }: Look): Promise<void> {
  await page.setViewportSize(size);
  await page.addInitScript(
    ([theme, chosen]) => {
      localStorage.setItem('dark-theme', theme);
      localStorage.setItem('locale', chosen);
    },
    [String(dark), locale] as const,
  );
}

/**
 * Returns the looks for the visit of a child with this index: one that differs from that of its neighbours and does not
 * depend on the day; all in the full tier. The size is that of each of its screens.
 */
export function childLooksFor(visit: number): readonly Look[] {
  const looks = locales.flatMap((locale) => [false, true].map((dark) => ({ dark, locale, size: desk })));
  return process.env.TIER === 'full'
    ? looks
    : looks.filter((_, index) => index === (visit * 5) % looks.length);
}

/**
 * Returns the sizes for the screen of a child with this index: one that differs from its neighbours'; all in the full
 * tier.
 */
export const childSizesFor = (place: number): readonly Size[] =>
  process.env.TIER === 'full'
    ? childSizes
    : childSizes.filter((_, index) => index === (place * 3) % childSizes.length);
