import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageAt } from '../shared/testing/page';
import { ApiError } from './api-error';
import { call } from './call';
import { keyOf, pollEvery, queryClient } from './query';

const away = (seconds?: string) => ({
  status: 503,
  json: { code: 'database-unavailable', message: 'Even niet.' },
  ...(seconds !== undefined && { headers: { 'retry-after': seconds } }),
});

let page: ReturnType<typeof pageAt>;
beforeEach(() => {
  vi.useFakeTimers();
  page = pageAt('http://sommeneiland.nl/account/a/user/u/groepen');
});
afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Reads the groups as a screen does; the promise settles when React Query has them or gives up. */
const read = () => {
  const reading = queryClient.fetchQuery({
    queryKey: keyOf('listGroups'),
    queryFn: () => call('listGroups'),
  });
  return reading.catch((error: unknown) => error);
};
const triesAfter = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms);
  return page.asked.length;
};

describe('a read that failed temporarily', () => {
  it('is retried when the server said, and not before', async () => {
    page.answer('GET /api/groups', away('5'));
    const reading = read();
    expect(await triesAfter(4999)).toBe(1);
    expect(await triesAfter(1)).toBe(2);
    page.answer('GET /api/groups', { json: { groups: [] } });
    expect(await triesAfter(4999)).toBe(2);
    expect(await triesAfter(1)).toBe(3);
    expect(await reading).toEqual({ groups: [] });
  });

  it.each([
    ['says nothing', undefined],
    ['gives a date', 'Wed, 21 Oct 2026 07:28:00 GMT'],
  ])('is retried after 1 and 2 s when the server %s', async (_, header) => {
    page.answer('GET /api/groups', away(header));
    const reading = read();
    expect(await triesAfter(999)).toBe(1);
    expect(await triesAfter(1)).toBe(2);
    expect(await triesAfter(1999)).toBe(2);
    expect(await triesAfter(1)).toBe(3);
    expect(await reading).toMatchObject({ status: 503, message: 'Even niet.' });
  });

  it('shows its error at once when the server asks for a long pause', async () => {
    page.answer('GET /api/groups', away('60'));
    expect(await read()).toMatchObject({ status: 503, retryAfter: 60_000 });
    expect(await triesAfter(120_000)).toBe(1);
  });

  it('is not retried when the server refused it', async () => {
    page.answer('GET /api/groups', { status: 422, json: {}, headers: { 'retry-after': '1' } });
    expect(await read()).toMatchObject({ status: 422 });
    expect(await triesAfter(60_000)).toBe(1);
  });
});

describe('a polling screen', () => {
  const interval = (error: unknown) => pollEvery(700)({ state: { error } });

  it('keeps its interval, and pauses when the server asks for it', () => {
    expect(interval(null)).toBe(700);
    expect(interval(new ApiError(503, {}))).toBe(700);
    expect(interval(new ApiError(503, {}, 5000))).toBe(5000);
  });
});
