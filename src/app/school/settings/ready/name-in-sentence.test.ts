import { expect, it } from 'vitest';
import { nameInSentence } from './name-in-sentence';

it.each([
  ['table-7', 'Tafel van 7', 'de tafel van 7'],
  ['tables-1-2-5-10', 'Tafels van 1, 2, 5 en 10', 'de tafels van 1, 2, 5 en 10'],
  ['tables-all', 'Alle tafels door elkaar', 'alle tafels door elkaar'],
  ['add-to-20', 'Plussommen tot 20', 'Plussommen tot 20'],
])('names %s inside a sentence with what it is', (key, title, name) => {
  expect(nameInSentence(key, title, (tables) => `de ${tables}`)).toBe(name);
});
