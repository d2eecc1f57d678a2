import { afterEach, expect } from 'vitest';
import { takeLeaks } from '@/server/testing/log-watch';

/* Servers under test log everything; a line with something a person typed fails the test that wrote it. */
afterEach(() => {
  expect(takeLeaks(), 'what a log may never hold').toEqual([]);
});
