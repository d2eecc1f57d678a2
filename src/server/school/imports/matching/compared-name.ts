import { cleanText, nameForComparing } from '@/edexml/bytes/clean-text';
import { fullName } from '../../../shared/names';
import type { KnownPupil } from './school-state';

type Named = Pick<KnownPupil, 'firstName' | 'lastName'>;

/** A full name without the differences that do not count: case, spaces, kinds of apostrophe. */
export const compared = (firstName: string, lastName: string | null): string =>
  nameForComparing(fullName({ first_name: firstName, last_name: lastName, sort_name: null }));

/** Whether two names are the same to the eye: a file is read without double spaces and invisible signs. */
export const sameName = (one: Named, other: Named) =>
  cleanText(one.firstName) === cleanText(other.firstName) &&
  cleanText(one.lastName) === cleanText(other.lastName);

/** Words of a surname that tell families apart: `van` and `de` do not. */
const familyWords = (name: string) => name.split(/[\s-]/).filter((word) => word.length > 3);

const sharesWord = (one: string, other: string): boolean =>
  one.includes(other) ||
  other.includes(one) ||
  familyWords(one).some((word) => familyWords(other).includes(word));

/**
 * Whether one number with these two names may be of two children: schools give a number of a child who left to a sibling.
 * A surname that changed in part is a correction.
 */
export function mayBeOtherChild(one: Named, other: Named): boolean {
  if (compared(one.firstName, one.lastName) === compared(other.firstName, other.lastName)) return false;
  if (nameForComparing(one.firstName) !== nameForComparing(other.firstName)) return true;
  if (one.lastName === null || other.lastName === null) return false;
  return !sharesWord(nameForComparing(one.lastName), nameForComparing(other.lastName));
}

/** Whether neither part of the name is the same. */
export const hasOtherName = (one: Named, other: Named): boolean =>
  one.firstName !== other.firstName &&
  one.lastName !== other.lastName &&
  compared(one.firstName, one.lastName) !== compared(other.firstName, other.lastName);
