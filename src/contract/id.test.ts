import { expect, it } from 'vitest';
import { Id } from './auth';

it('an id is parsed to lower case, as the database writes it', () => {
  expect(Id.parse('0199F3A0-7B1C-7D2E-8F3A-4B5C6D7E8F90')).toBe('0199f3a0-7b1c-7d2e-8f3a-4b5c6d7e8f90');
});
