import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DatabaseUnavailable } from '../../platform/db/database-unavailable';
import { forTenant } from '../../platform/db/tenant/for-tenant';
import { databaseAway } from '../../testing/faults/database-away';
import { writeInBatch } from './batch-writer';
import type { writeAnswers } from './write-answers';

describe('writeInBatch while the database is away', () => {
  const { db } = databaseAway(() => Promise.reject(new DatabaseUnavailable('timeout')));
  const writeAll = vi.fn<typeof writeAnswers>();
  const write = (child: number) =>
    writeInBatch(
      forTenant(db, 'school'),
      'school',
      { pupilId: `child-${child}`, rows: [] } as never,
      writeAll,
    );
  const outcomes = async (children: number) =>
    (await Promise.allSettled(Array.from({ length: children }, (_, child) => write(child)))).map((each) =>
      each.status === 'rejected' ? each.reason : each.value,
    );

  beforeEach(() => {
    writeAll.mockReset();
  });

  it('rejects all waiting answers at the first failure, and writes again afterwards', async () => {
    writeAll.mockRejectedValue(new DatabaseUnavailable('timeout'));
    expect(await outcomes(30)).toEqual(Array.from({ length: 30 }, () => expect.any(DatabaseUnavailable)));
    expect(writeAll).toHaveBeenCalledTimes(1);
    await expect(write(1)).rejects.toThrow(DatabaseUnavailable);
    expect(writeAll).toHaveBeenCalledTimes(2);
  });

  it('writes answers one by one when one of them is invalid', async () => {
    writeAll.mockImplementation(async (_db, writes) => {
      if (writes.some(({ pupilId }) => pupilId === 'child-2')) throw new Error('23505');
      return new Set(writes.map(({ pupilId }) => pupilId));
    });
    expect(await outcomes(4)).toEqual([true, true, expect.any(Error), true]);
  });

  it('rejects the rest when the database goes away while writing one by one', async () => {
    writeAll.mockImplementation(async (_db, writes) => {
      if (writes.length > 1) throw new Error('23505');
      if (writes.some(({ pupilId }) => pupilId !== 'child-0')) throw new DatabaseUnavailable('timeout');
      return new Set(writes.map(({ pupilId }) => pupilId));
    });
    const away = expect.any(DatabaseUnavailable);
    expect(await outcomes(5)).toEqual([true, away, away, away, away]);
  });
});
