import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import type { Database } from '../../platform/db/database';
import { describeOnDatabase } from '../../testing/database';
import { makeSchool } from '../../testing/server';
import { answerAt, openRound, practiceServer, send } from '../testing';

type Practice = Awaited<ReturnType<typeof practiceServer>>;

describeOnDatabase('what stamps were for', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  const morning = new Date('2026-11-18T09:00:00Z');

  const read = ({ server, school, pupil }: Practice, card?: number, as = pupil) =>
    server.call('readStamps', {
      params: { pupilId: school.pupilId },
      query: card === undefined ? {} : { card },
      as,
    });
  /** Stamps that were given long ago, one an hour, each for a sum of its own. */
  const give = ({ school }: Practice, count: number) =>
    database.db
      .insertInto('stamp')
      .values(
        Array.from({ length: count }, (_, k) => ({
          account_id: school.accountId,
          pupil_id: school.pupilId,
          reason: 'automated' as const,
          subject: `${Math.floor(k / 10) + 1}*${(k % 10) + 1}=_`,
          earned_at: new Date(Date.parse('2026-09-01T08:00:00Z') + k * 3_600_000),
        })),
      )
      .execute();

  it('are rounds, with their game, sums and day, to the child itself and to its teacher', async () => {
    const at = await practiceServer(database, morning);
    expect((await read(at)).body).toMatchObject({ card: 1, look: { art: 'stars', size: 10 }, stamps: [] });
    const round = await openRound(at.server, at.pupil, at.task.practiceTaskId);
    at.server.advance(5 * 60_000);
    const count = round.window.settings.sumsPerRound;
    await send(
      at.server,
      round,
      Array.from({ length: count }, (_, place) => answerAt(round, place)),
    );
    // Sent long after: its day is that of the round.
    at.server.advance(14 * 3_600_000);
    await at.server.call('finishWindow', {
      params: { windowId: round.windowId },
      body: { ticket: round.ticket, sentAt: at.server.now().getTime() },
    });
    const child = await at.server.signedIn(at.school.person('leerling'));
    const { body } = await read(at, undefined, child);
    expect(body.stamps).toEqual([
      {
        kind: 'round',
        day: '2026-11-18',
        purpose: 'practice',
        game: 'bellenprikken',
        title: at.task.title,
      },
    ]);
    const teacher = await at.server.signedIn(at.school.person('docent'));
    expect((await read(at, undefined, teacher)).body).toEqual(body);
  });

  it('are told a card at a time, in the order they came, and of no card that is not there', async () => {
    const at = await practiceServer(database, morning);
    await give(at, 23);
    const sums = async (card?: number) => {
      const { body } = await read(at, card);
      return { card: body.card, sums: body.stamps.map((stamp) => stamp.kind === 'sum' && stamp.sumId) };
    };
    expect(await sums()).toEqual({ card: 3, sums: ['3*1=_', '3*2=_', '3*3=_'] });
    expect(await sums(1)).toEqual({ card: 1, sums: Array.from({ length: 10 }, (_, k) => `1*${k + 1}=_`) });
    expect((await sums(2)).sums).toHaveLength(10);
    expect(await sums(9)).toEqual(await sums());
    expect((await read(at, 1)).body.stamps[0]).toEqual({ kind: 'sum', day: '2026-09-01', sumId: '1*1=_' });
  });

  it('stay rounds when nothing is known of the round any more', async () => {
    const at = await practiceServer(database, morning);
    const { accountId: account_id, pupilId: pupil_id } = at.school;
    const subject = randomUUID();
    await database.db
      .insertInto('stamp')
      .values({ account_id, pupil_id, reason: 'round', subject, earned_at: morning })
      .execute();
    expect((await read(at)).body.stamps).toEqual([
      { kind: 'round', day: '2026-11-18', purpose: 'practice', game: null, title: null },
    ]);
  });

  it('are nobody else’s to see', async () => {
    const at = await practiceServer(database, morning);
    const other = await makeSchool(database);
    for (const role of ['leerling', 'docent', 'schooladmin', 'office', 'superadmin'] as const) {
      const stranger = await at.server.signedIn(other.person(role));
      expect((await read(at, 1, stranger)).status).toBe(404);
    }
  });
});
