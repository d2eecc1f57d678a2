import { randomInt } from 'node:crypto';

const consonants = 'bdfghjklmnprstvwz';
const vowels = 'aeiou';
const oneOf = (letters: string) => letters.charAt(randomInt(letters.length));

/** A random password that can be read aloud and typed: six syllables and two digits, some 45 bits. */
export const speakablePassword = (): string =>
  `${Array.from({ length: 6 }, () => oneOf(consonants) + oneOf(vowels)).join('')}${randomInt(10, 100)}`;
