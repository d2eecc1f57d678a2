import { describe, expect, it } from 'vitest';
import { readyStatus } from './read-status';

describe('readyStatus', () => {
  it.each([
    [200, 'ready', { server: true, database: true, storage: true }],
    [200, 'ready, storage low', { server: true, database: true, storage: false }],
    [503, 'database-unavailable', { server: true, database: false, storage: null }],
    [502, 'Bad Gateway', { server: false, database: null, storage: null }],
    [200, '<!doctype html>', { server: false, database: null, storage: null }],
  ])('reads %i %s', (status, body, expected) => {
    expect(readyStatus(status, body)).toEqual(expected);
  });
});
