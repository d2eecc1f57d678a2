/** Writes a code as one form where programs have several: `99ZZ0` and `99ZZ00` are `99ZZ`, `12345` is `012345`. */
const canonical = (code: string): string =>
  /^\d{1,5}$/.test(code) ? code.padStart(6, '0') : code.replace(/^(\d{2}[A-Z]{2})0+$/, '$1');

/** Codes of the locations of a school: `99ZZ+99ZZ01`. */
export const codesOf = (code: string) => code.toUpperCase().split('+').map(canonical);

/** Whether two lists of codes have one in common. */
export const sharesCode = (one: string, other: string): boolean =>
  codesOf(one).some((code) => codesOf(other).includes(code));

/** What the locations of a Dutch school have in common; elsewhere each has a code of its own. */
const schoolOf = (code: string): string => /^\d{2}[A-Z]{2}/.exec(code)?.[0] ?? code;

/** Whether a file is of this school: of one of its locations at least, and a new one may come with it. */
export function isOfSchool(file: string, own: string): boolean {
  const schools = new Set(codesOf(own).map(schoolOf));
  return sharesCode(file, own) && codesOf(file).every((code) => schools.has(schoolOf(code)));
}

/** The one location a file is of; null when it does not say, or is of several. */
export const locationOf = (code: string | null): string | null => {
  const [only, ...others] = code === null ? [] : codesOf(code);
  return only === undefined || others.length > 0 ? null : only;
};

/** Whether something may be of this location, as far as it is known of both. */
export const mayBeOf =
  (location: string | null) =>
  (one: { readonly location: string | null }): boolean =>
    location === null || one.location === null || canonical(one.location) === canonical(location);

/** Whether something may be of one of the locations of a file. */
export function isOfFile(code: string | null): (one: { readonly location: string | null }) => boolean {
  const codes = new Set(code === null ? [] : codesOf(code));
  return ({ location }) => codes.size === 0 || location === null || codes.has(canonical(location));
}

/**
 * The key of a group in the file of its own location: where files of several come together and two have the same,
 * `src/edexml/joining/join-groups.ts` puts the location before it.
 */
export const keyAtHome = (key: string, location: string | null): string =>
  location !== null && key.toUpperCase().startsWith(`${location}/`) ? key.slice(location.length + 1) : key;
