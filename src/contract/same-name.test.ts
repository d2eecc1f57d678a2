import { expect, it } from 'vitest';
import { isSameName } from './same-name';

it('takes a name with other spaces and another way to store its accents, and no other name', () => {
  expect(isSameName('  De   Zwaluw ', 'De Zwaluw')).toBe(true);
  expect(isSameName('Zo\u0065\u0308', 'Zoë')).toBe(true);
  expect(isSameName('de zwaluw', 'De Zwaluw')).toBe(false);
  expect(isSameName('', 'De Zwaluw')).toBe(false);
});
