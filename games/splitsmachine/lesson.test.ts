import { describe, expect, it } from 'vitest';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { missIn } from './lesson';
import { planOf } from './rules';

describe('missIn', () => {
  it.each([
    ['10=5+_', 4, 'Jouw 6 + 4 is ook 10.'],
    ['10-6=_', 3, 'Jouw 7 + 3 is ook 10.'],
    ['6+4=_', 11, 'Jouw 6 + 5 is 11.'],
    ['6+4=_', 5, 'Jij hebt 5: dat is minder dan 6.'],
    ['24:6=_', 0, 'Er is nog geen bakje.'],
  ])('says of %s with %i what is so', (id, count, said) => {
    expect(missIn(planOf(parseSumOrThrow(id)), count, 'nl')).toBe(said);
  });
});
