import type { ValidationKey } from './route';

/* Rules of the public forms that page and server share; a page loads them without schemas. */

export const countries = ['nl', 'be'] as const;
export type Country = (typeof countries)[number];

/** Longest texts of a public form, in characters. */
export const longest = {
  name: 120,
  email: 254,
  street: 120,
  houseNumber: 12,
  city: 80,
  remarks: 2000,
  message: 4000,
} as const;

/** Most pupils that one application names: the largest school boards of both countries stay below it. */
export const mostPupils = 20_000;

/** Answers to "how did you hear of us". */
export const sources = ['colleague', 'search', 'webinar', 'friend', 'other'] as const;

/** Subjects of a message; the office sorts by them. */
export const contactTopics = ['sign-in', 'school', 'home', 'training', 'security', 'other'] as const;

const schoolCodes: Readonly<Record<Country, RegExp>> = {
  // BRIN, with the two digits of a location where a school has several.
  nl: /^\d{2}[A-Z]{2}(?:\d{2})?$/,
  // Institution number: six digits, often written without the zeros in front.
  be: /^\d{3,6}$/,
};

const postcodes: Readonly<Record<Country, RegExp>> = {
  nl: /^[1-9]\d{3} ?[A-Z]{2}$/,
  be: /^[1-9]\d{3}$/,
};

/** Writes a code or postcode as its register does: without outer spaces, in capitals. */
export const asRegistered = (typed: string): string => typed.trim().toUpperCase();

/** Returns what is wrong with a BRIN or institution number; it may be left empty. */
export function schoolCodeProblem(country: Country, typed: string): ValidationKey | undefined {
  const code = asRegistered(typed);
  if (code === '' || schoolCodes[country].test(code)) return undefined;
  return country === 'be' && !/^\d+$/.test(code) ? 'numbersOnly' : 'invalidFormat';
}

/** Returns what is wrong with a postcode. */
export function postcodeProblem(country: Country, typed: string): ValidationKey | undefined {
  const code = asRegistered(typed);
  if (code === '') return 'required';
  if (postcodes[country].test(code)) return undefined;
  return country === 'be' && !/^\d+$/.test(code) ? 'numbersOnly' : 'invalidFormat';
}
