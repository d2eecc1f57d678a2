import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import type { AllAccountsDb } from '../../platform/db/database';
import { describeOnBoth } from '../../testing/database';
import { type Bucket, charge, chargeAll, purgeEmptyBuckets, refund, requireBudget } from './throttle';

const start = new Date('2026-11-23T08:00:00Z');
const at = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const bucketOf = (burst: number, seconds: number): Bucket => ({
  name: randomUUID(),
  budget: { burst, every: seconds * 1000 },
});

describeOnBoth('a budget', (open) => {
  let db: AllAccountsDb;
  beforeAll(async () => {
    db = (await open()).db;
  });
  const charged = async (bucket: Bucket, now: Date, times: number) => {
    const all = await Promise.all(Array.from({ length: times }, () => charge(db, bucket, now)));
    return all.filter(Boolean).length;
  };

  it('allows its burst at once and then one try per interval, however much is tried between', async () => {
    const bucket = bucketOf(3, 10);
    const given: number[] = [];
    for (const second of [0, 5, 10, 19, 20, 50, 1000]) given.push(await charged(bucket, at(second), 5));
    expect(given).toEqual([3, 0, 1, 0, 1, 3, 3]);
  });

  it('allows a refunded try again', async () => {
    const bucket = bucketOf(2, 10);
    await charged(bucket, start, 2);
    await refund(db, [bucket]);
    expect(await charged(bucket, start, 5)).toBe(1);
  });

  it('charges all buckets of a set or none', async () => {
    const narrow = bucketOf(5, 10);
    const wide = bucketOf(1, 10);
    expect(await chargeAll(db, [narrow, wide], start)).toBeUndefined();
    expect(await chargeAll(db, [narrow, wide], start)).toEqual(wide);
    expect(await charged(narrow, start, 9)).toBe(4);
  });

  it('charges the next set when one is full, and reports the shortest wait when all are', async () => {
    const first = bucketOf(1, 30);
    const second = bucketOf(1, 90);
    const ways = [[first], [second]];
    expect(await requireBudget(db, ways, start)).toEqual([first]);
    expect(await requireBudget(db, ways, start)).toEqual([second]);
    await expect(requireBudget(db, ways, at(10))).rejects.toMatchObject({
      code: 'sign-in-throttled',
      details: { values: { seconds: 20 } },
    });
  });

  it('charges shared buckets correctly when many calls come at once', async () => {
    const shared = bucketOf(40, 10);
    const all = await Promise.all(
      Array.from({ length: 30 }, async () => {
        const way = [bucketOf(1, 10), shared];
        const full = await chargeAll(db, way, start);
        await refund(db, way);
        return full;
      }),
    );
    expect(all.filter(Boolean)).toEqual([]);
    expect(await charged(shared, start, 50)).toBe(40);
  });

  it('is deleted once it is empty', async () => {
    const bucket = bucketOf(2, 10);
    await charged(bucket, start, 2);
    const kept = async () =>
      (await db.selectFrom('rate_limit').where('bucket', '=', bucket.name).select('count').execute()).length;
    await purgeEmptyBuckets(db, at(19));
    expect(await kept()).toBe(1);
    await purgeEmptyBuckets(db, at(20));
    expect(await kept()).toBe(0);
  });
});
