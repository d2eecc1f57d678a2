import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { Database } from '../../platform/db/database';
import { answerAt, openRound, practiceServer, send } from '../../practice/testing';
import { describeOnBoth } from '../../testing/database';
import { addExtraGroup } from '../../testing/server';
import { eraseTrash } from './erase-pupil';

const day = 86_400_000;

describeOnBoth('the trash', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });

  const played = async () => {
    const at = await practiceServer(database);
    const round = await openRound(at.server, at.pupil, at.task.practiceTaskId);
    await send(
      at.server,
      round,
      Array.from({ length: 16 }, (_, place) => answerAt(round, place)),
    );
    const params = { windowId: round.windowId };
    const body = { ticket: round.ticket, sentAt: at.server.now().getTime() };
    await at.server.call('finishWindow', { params, body });
    await at.server.call('recordIntervention', {
      params: { groupId: at.school.groupId, interventionId: randomUUID() },
      body: {
        kind: 'practice',
        matter: { kind: 'goal', code: 'table-7' },
        pupils: [{ pupilId: at.school.pupilId, basedOn: null }],
        collectionKey: 'table-7',
        weeks: 2,
      },
      as: at.teacher,
    });
    await at.server.call('saveNote', {
      params: { pupilId: at.school.pupilId, noteId: randomUUID() },
      body: { day: '2026-11-20', text: 'Rekent met de vingers.' },
      as: at.teacher,
    });
    await addExtraGroup(database, at.school.accountId, [at.school.pupilId]);
    return { ...at, round };
  };
  const trash = (pupilId: string, on: Date) =>
    database.db.updateTable('pupil').set({ trashed_at: on }).where('pupil_id', '=', pupilId).execute();

  /** Every row of any table that names this pupil, by table. */
  const tracesOf = async (pupilId: string) => {
    const { rows } = await sql<{ table_name: string; column_name: string }>`
      select table_name, column_name from information_schema.columns
      where table_schema = current_schema() and column_name in ('pupil_id', 'person_id')
        and table_name !~ '^answer_[0-9]'`.execute(database.db);
    const found: string[] = [];
    for (const { table_name, column_name } of rows) {
      const { rows: own } = await sql`select 1 from ${sql.table(table_name)}
        where ${sql.ref(column_name)} = ${pupilId}`.execute(database.db);
      if (own.length > 0) found.push(table_name);
    }
    return found.sort();
  };

  it('gives up after sixty days everything that is known of a pupil, and keeps the others', async () => {
    const old = await played();
    const recent = await played();
    const now = old.server.now();
    await trash(old.school.pupilId, new Date(now.getTime() - 60 * day));
    await trash(recent.school.pupilId, new Date(now.getTime() - 59 * day));
    const before = await tracesOf(recent.school.pupilId);
    expect(before).toEqual(
      expect.arrayContaining(['answer', 'pupil_intervention', 'pupil_note', 'extra_member']),
    );
    await Promise.all([eraseTrash(database.db, now), eraseTrash(database.db, now)]);
    expect(await tracesOf(old.school.pupilId)).toEqual(['erased_pupil']);
    expect(await tracesOf(recent.school.pupilId)).toEqual(before);
    const late = await send(old.server, old.round, [answerAt(old.round, 17)]);
    expect(late.status).toBe(404);
  });

  it('is gone on with where it was cut off', async () => {
    const { school, server } = await played();
    const now = server.now();
    await trash(school.pupilId, new Date(now.getTime() - 61 * day));
    await database.db.deleteFrom('answer').where('pupil_id', '=', school.pupilId).execute();
    await database.db.deleteFrom('stamp').where('pupil_id', '=', school.pupilId).execute();
    await eraseTrash(database.db, now);
    await eraseTrash(database.db, now);
    expect(await tracesOf(school.pupilId)).toEqual(['erased_pupil']);
    const events = await database.db
      .selectFrom('audit_event')
      .where('action', '=', 'pupil.erased')
      .where('subject_id', '=', school.pupilId)
      .selectAll()
      .execute();
    expect(events).toHaveLength(1);
  });
});
