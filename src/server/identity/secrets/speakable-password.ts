import { randomInt } from 'node:crypto';

const consonants = 'bdfghjklmnprstvwz';
const vowels = 'aeiou';
const oneOf = (letters: string) => letters.charAt(randomInt(letters.length));

/** A random password that can be read aloud and typed: six syllables and two digits, some 45 bits. */
export const speakablePassword = (): string =>
  `${Array.from({ length: 6 }, () => oneOf(consonants) + oneOf(vowels)).join('')}${randomInt(10, 100)}`;

/**
 * A word that a child of seven can read and type: three syllables. Behind the class code some 18 bits, of which a
 * guesser gets sixteen tries on the first day.
 */
export const speakableWord = (): string =>
  Array.from({ length: 3 }, () => oneOf(consonants) + oneOf(vowels)).join('');
