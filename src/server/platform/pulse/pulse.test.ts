import { beforeAll, expect, it } from 'vitest';
import { describeOnBoth } from '../../testing/database';
import { type TestServer, testServer } from '../../testing/server';
import type { Database } from '../db/database';
import { DatabaseUnavailable } from '../db/database-unavailable';
import { storePulse } from './store-pulse';

describeOnBoth('the pulse', (open) => {
  let database: Database;
  let server: TestServer;
  beforeAll(async () => {
    database = await open();
    server = testServer({ database });
  });

  const minutes = () => database.db.selectFrom('usage_minute').orderBy('minute').selectAll().execute();

  it('adds up what two processes count, by minute, and errors by hour and code', async () => {
    const other = testServer({ database });
    const now = new Date('2026-11-20T09:00:30Z');
    for (const { services } of [server, other]) {
      services.pulse.answered(8, now);
      services.pulse.answered(2, new Date(now.getTime() + 60_000));
      await storePulse(services);
    }
    expect(await minutes()).toEqual([
      { minute: new Date('2026-11-20T09:00:00Z'), answers: 16 },
      { minute: new Date('2026-11-20T09:01:00Z'), answers: 4 },
    ]);
    await server.call('login', { body: { login: 'nobody', password: 'x' } });
    await server.call('login', { body: { login: 'nobody', password: 'x' } });
    await storePulse(server.services);
    const errors = await database.db.selectFrom('usage_error').selectAll().execute();
    expect(errors).toEqual([
      { hour: new Date('2026-11-20T09:00:00Z'), status: 422, code: 'sign-in-failed', count: 2 },
    ]);
  });

  it('keeps what it counted while the database is away', async () => {
    const { services } = testServer({ database });
    services.pulse.answered(5, new Date('2026-11-20T10:00:00Z'));
    const away = {
      transaction: () => ({ execute: () => Promise.reject(new DatabaseUnavailable('disk-full')) }),
    };
    const broken = { ...database, db: away as never };
    await expect(storePulse({ database: broken, pulse: services.pulse })).rejects.toThrow();
    await storePulse(services);
    expect((await minutes()).at(-1)).toEqual({ minute: new Date('2026-11-20T10:00:00Z'), answers: 5 });
  });
});
