import { expect, it } from 'vitest';
import { trackOf } from './on-track';

it('is on track from half of the begun goals on, and says nothing before there are some', () => {
  expect(trackOf([])).toBe('unknown');
  expect(trackOf(['not-begun', 'unsure'])).toBe('unknown');
  expect(trackOf(['reached', 'under-way', 'not-begun', 'not-begun'])).toBe('on-track');
  expect(trackOf(['nearly', 'under-way', 'under-way'])).toBe('behind');
  expect(trackOf(['nearly', 'unsure'])).toBe('on-track');
});
