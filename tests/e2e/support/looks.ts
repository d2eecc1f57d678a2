import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { type Locale, locales } from '@/app/constants';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** How a screen can be looked at. */
export interface Look {
  readonly dark: boolean;
  readonly locale: Locale;
  readonly size: Size;
}

/** What children look at, in CSS px: phones, a Chromebook, a tablet both ways, a digital board, and a Chromebook at twice its size. */
const childSizes: readonly Size[] = [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
  { width: 1366, height: 768 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 3840, height: 2160 },
  { width: 683, height: 384 },
];

const desk = { width: 1280, height: 720 };
const phone = { width: 360, height: 740 };

const all: readonly Look[] = locales.flatMap((locale) =>
  [desk, phone].flatMap((size) => [false, true].map((dark) => ({ dark, locale, size }))),
);

/** Settled once a run, by the process that starts the workers: a commit meanwhile changes the name of no test. */
function commitNumber(): number {
  process.env.SN_COMMIT_NUMBER ??= `${askCommit()}`;
  return Number(process.env.SN_COMMIT_NUMBER);
}

function askCommit(): number {
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

/** Whose pages are looked at: those of the demo, or of a school that came of a file and where nobody practised. */
export const schools = ['demo', 'imported'] as const;
export type School = (typeof schools)[number];

/** The schools in which the screen at this place of a list is tested: in turn, and both in the full tier. */
export const schoolsFor = (place: number): readonly School[] =>
  process.env.TIER === 'full'
    ? schools
    : schools.filter((_, index) => index === (Math.floor(commit / all.length) + place) % schools.length);

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

/** Looks of one page that stands: only its size changes. */
export interface ChildLook extends Look {
  readonly sizes: readonly Size[];
}

/**
 * The same for a screen of a child, whose devices are others: in the full tier all looks in all sizes, else one look in
 * one size, which neighbours do not share and which is the same at each commit.
 */
export function childLooksFor(place: number): readonly ChildLook[] {
  const looks = locales.flatMap((locale) =>
    [false, true].map((dark) => ({ dark, locale, size: desk, sizes: childSizes })),
  );
  if (process.env.TIER === 'full') return looks;
  const size = childSizes[(place * 3) % childSizes.length] ?? phone;
  return looks
    .filter((_, index) => index === (place * 5) % looks.length)
    .map((look) => ({ ...look, size, sizes: [size] }));
}
