import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { type Locale, locales } from '@/app/constants';

/** How a screen can be looked at. */
export interface Look {
  readonly dark: boolean;
  readonly locale: Locale;
  readonly size: { readonly width: number; readonly height: number };
}

const desk = { width: 1280, height: 720 };
const phone = { width: 360, height: 740 };

const all: readonly Look[] = locales.flatMap((locale) =>
  [desk, phone].flatMap((size) => [false, true].map((dark) => ({ dark, locale, size }))),
);

function commitNumber(): number {
  try {
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim();
    return createHash('sha256').update(commit).digest().readUInt32BE(0);
  } catch {
    return 0; // an unpacked archive has no history: then always the same
  }
}

const commit = commitNumber();

/**
 * The looks in which the screen at this place of a list is tested: one, another at each commit, so that neighbours
 * differ in all of theme, language and size; with `TIER=full` every one there is.
 */
export const looksFor = (place: number): readonly Look[] =>
  process.env.TIER === 'full' ? all : all.filter((_, index) => index === (commit + place * 5) % all.length);

export const nameOf = ({ dark, locale, size }: Look): string =>
  `${dark ? 'dark' : 'light'}, ${locale}, ${size.width} px`;

/** To be called before the page is opened. */
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
