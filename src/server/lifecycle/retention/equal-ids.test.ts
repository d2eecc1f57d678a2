import { expect, it } from 'vitest';
import { describeOnDatabase } from '../../testing/database';
import { testServer } from '../../testing/server';
import { rowsOfSchool } from '../../testing/twins/school-rows';
import { makeTwins, type TwinSchool } from '../../testing/twins/twin-school';
import { eraseTrash } from '../erasure/erase-pupil';
import { eraseSchool, retainedOfSchool } from './erase-school';

describeOnDatabase('erasing at one of two schools with equal ids', (open) => {
  it('takes the trash, and then all of it, and leaves every row of the other', async () => {
    const database = await open();
    const { db } = database;
    const server = testServer({ database });
    const [one, other] = await makeTwins(database, server);
    const rowsOf = async ({ accountId }: TwinSchool) =>
      Object.fromEntries(
        [...(await rowsOfSchool(db, accountId))].map(([table, rows]) => [table, [...rows].sort()]),
      );
    const before = await rowsOf(other);
    await db
      .updateTable('pupil')
      .set({ trashed_at: new Date(0) })
      .where('account_id', '=', one.accountId)
      .where('pupil_id', 'in', one.pupils.inTrash)
      .execute();
    await eraseTrash(db, server.now());
    expect((await rowsOf(one)).pupil).toHaveLength((before.pupil ?? []).length - one.pupils.inTrash.length);
    expect(await rowsOf(other)).toEqual(before);

    await eraseSchool(server.services, one.accountId);
    const left = Object.entries(await rowsOf(one)).flatMap(([table, rows]) =>
      rows.length > 0 ? [table] : [],
    );
    expect(left.filter((table) => !retainedOfSchool.some((kept) => kept === table))).toEqual([]);
    expect(await rowsOf(other)).toEqual(before);
  });
});
