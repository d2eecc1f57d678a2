import { expect, it } from 'vitest';
import { wholeSums } from './whole-sums';

it.each([
  ['Keersommen met tientallen: 60 × 4', 'Keersommen met tientallen: 60\u00a0×\u00a04'],
  ['13 + 3, 13 + 6 en 1 + ▢ = 5', '13\u00a0+\u00a03, 13\u00a0+\u00a06 en 1\u00a0+\u00a0▢\u00a0=\u00a05'],
  ['Klok: vijf minuten', 'Klok: vijf minuten'],
])('keeps the sums of "%s" together and breaks nowhere else', (text, whole) => {
  expect(wholeSums(text)).toBe(whole);
});
