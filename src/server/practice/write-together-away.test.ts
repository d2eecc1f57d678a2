import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DatabaseUnavailable } from '../db/database-unavailable';
import { databaseAway } from '../testing/database-away';
import { writeAnswers } from './write-answers';
import { writeTogether } from './write-together';

vi.mock('./write-answers');

describe('answers of a class that come while the database is away', () => {
  const { db } = databaseAway(() => Promise.reject(new DatabaseUnavailable('timeout')));
  const write = (child: number) =>
    writeTogether(db, 'school', { pupilId: `child-${child}`, rows: [] } as never);
  const outcomes = async (children: number) =>
    (await Promise.allSettled(Array.from({ length: children }, (_, child) => write(child)))).map((each) =>
      each.status === 'rejected' ? each.reason : each.value,
    );

  beforeEach(() => {
    vi.mocked(writeAnswers).mockReset();
  });

  it('are all refused for now by the first that finds out, and asked for anew afterwards', async () => {
    vi.mocked(writeAnswers).mockRejectedValue(new DatabaseUnavailable('timeout'));
    expect(await outcomes(30)).toEqual(Array.from({ length: 30 }, () => expect.any(DatabaseUnavailable)));
    expect(writeAnswers).toHaveBeenCalledTimes(1);
    await expect(write(1)).rejects.toThrow(DatabaseUnavailable);
    expect(writeAnswers).toHaveBeenCalledTimes(2);
  });

  it('go one by one when the fault is of one of them', async () => {
    vi.mocked(writeAnswers).mockImplementation(async (_db, _account, writes) => {
      if (writes.some(({ pupilId }) => pupilId === 'child-2')) throw new Error('23505');
      return new Set(writes.map(({ pupilId }) => pupilId));
    });
    expect(await outcomes(4)).toEqual([true, true, expect.any(Error), true]);
  });
});
