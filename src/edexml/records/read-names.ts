import { cleanText, cutTo } from '../bytes/clean-text';
import { maxFieldLength } from '../limits';
import type { NoteCode } from '../result';
import type { NameField } from './records';

export interface Names {
  readonly firstName: string;
  readonly lastName: string | null;
  readonly sortName: string | null;
  readonly notes: readonly NoteCode[];
}

const maxFirstName = 64;
const maxLastName = 200;

/**
 * Reads the names of a record; null when it names nobody. First name: the call name, otherwise the first given name,
 * the initials, or the surname. The sort name is the surname without its prefix.
 */
export function readNames(fields: ReadonlyMap<string, string>): Names | null {
  const read = (field: NameField) => cleanText(fields.get(field));
  const surname = read('achternaam');
  const prefix = read('voorvoegsel') ?? read('tussenvoegsel');
  const first =
    read('roepnaam') ??
    read('voornamen')?.split(' ')[0] ??
    read('voorletters-1') ??
    read('voorletters') ??
    null;
  const lastName = surname === null ? null : prefix === null ? surname : `${prefix} ${surname}`;
  const firstName = first ?? lastName;
  if (firstName === null) return null;

  const notes: NoteCode[] = [];
  if (first === null) notes.push('only-surname');
  const tooLong = [...fields.values()].some((value) => value.length > maxFieldLength);
  if (tooLong || firstName.length > maxFirstName || (lastName?.length ?? 0) > maxLastName) {
    notes.push('name-cut');
  }
  return {
    firstName: cutTo(firstName, maxFirstName),
    lastName: first === null || lastName === null ? null : cutTo(lastName, maxLastName),
    sortName: surname === null ? null : cutTo(surname, maxLastName),
    notes,
  };
}
