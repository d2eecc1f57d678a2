import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DatabaseUnavailable } from '../db/database-unavailable';
import { databaseAway } from '../testing/database-away';
import type { writeAnswers } from './write-answers';
import { writeTogether } from './write-together';

describe('answers of a class that come while the database is away', () => {
  const { db } = databaseAway(() => Promise.reject(new DatabaseUnavailable('timeout')));
  const writeAll = vi.fn<typeof writeAnswers>();
  const write = (child: number) =>
    writeTogether(db, 'school', { pupilId: `child-${child}`, rows: [] } as never, writeAll);
  const outcomes = async (children: number) =>
    (await Promise.allSettled(Array.from({ length: children }, (_, child) => write(child)))).map((each) =>
      each.status === 'rejected' ? each.reason : each.value,
    );

  beforeEach(() => {
    writeAll.mockReset();
  });

  it('are all refused for now by the first that finds out, and asked for anew afterwards', async () => {
    writeAll.mockRejectedValue(new DatabaseUnavailable('timeout'));
    expect(await outcomes(30)).toEqual(Array.from({ length: 30 }, () => expect.any(DatabaseUnavailable)));
    expect(writeAll).toHaveBeenCalledTimes(1);
    await expect(write(1)).rejects.toThrow(DatabaseUnavailable);
    expect(writeAll).toHaveBeenCalledTimes(2);
  });

  it('go one by one when the fault is of one of them', async () => {
    writeAll.mockImplementation(async (_db, _account, writes) => {
      if (writes.some(({ pupilId }) => pupilId === 'child-2')) throw new Error('23505');
      return new Set(writes.map(({ pupilId }) => pupilId));
    });
    expect(await outcomes(4)).toEqual([true, true, expect.any(Error), true]);
  });

  it('are all told when the database goes away while they are written one by one', async () => {
    writeAll.mockImplementation(async (_db, _account, writes) => {
      if (writes.length > 1) throw new Error('23505');
      if (writes.some(({ pupilId }) => pupilId !== 'child-0')) throw new DatabaseUnavailable('timeout');
      return new Set(writes.map(({ pupilId }) => pupilId));
    });
    const away = expect.any(DatabaseUnavailable);
    expect(await outcomes(5)).toEqual([true, away, away, away, away]);
  });
});
