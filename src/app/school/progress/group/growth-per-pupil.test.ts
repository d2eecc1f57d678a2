import { expect, it } from 'vitest';
import { growthPerPupil } from './growth-per-pupil';

it('adds up the facts of the weeks and shares them over all pupils of the group', () => {
  const growth = [
    { week: '2026-11-02', facts: 4 },
    { week: '2026-11-16', facts: 6 },
  ];
  const years = [{ pupils: [{}, {}, {}] }, { pupils: [{}] }];
  expect(growthPerPupil({ growth, years })).toEqual([
    { week: '2026-11-02', value: 1 },
    { week: '2026-11-16', value: 2.5 },
  ]);
});
