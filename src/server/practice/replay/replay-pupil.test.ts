import * as fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { Database } from '../../platform/db/database';
import { describeOnBoth } from '../../testing/database';
import { answerAt, openRound, practiceServer, type SentAnswer, send } from '../testing';
import { replayPupil } from './replay-pupil';

/** How a child may answer one sum. */
const answering = fc.record({
  right: fc.boolean(),
  responseMs: fc.oneof(
    fc.integer({ min: 100, max: 12_000 }),
    fc.double({ min: 100, max: 9000, noNaN: true }),
  ),
  motorMs: fc.integer({ min: 0, max: 2000 }),
  helped: fc.boolean(),
  tempo: fc.constantFrom('quick' as const, 'slow' as const),
  purpose: fc.constantFrom('practice' as const, 'probe' as const, 'warm-up' as const, 'return' as const),
  givesUp: fc.boolean(),
});

const day = fc.record({
  answers: fc.array(answering, { minLength: 1, maxLength: 30 }),
  batch: fc.integer({ min: 1, max: 12 }),
  reversed: fc.boolean(),
  daysLater: fc.integer({ min: 0, max: 5 }),
});

describeOnBoth('a replay of the answers', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });

  const practise = async (days: readonly (typeof day extends fc.Arbitrary<infer D> ? D : never)[]) => {
    const { server, school, pupil, task } = await practiceServer(database);
    let sent = 0;
    for (const { answers, batch, reversed, daysLater } of days) {
      const as = await server.signedIn(school.person('leerling'));
      const round = await openRound(server, as, task.practiceTaskId);
      server.advance(30 * 60_000);
      const all = answers.map(({ givesUp, right, ...how }, position): SentAnswer => {
        const answer = answerAt(round, position, { ...how, right });
        return givesUp && !right ? { ...answer, given: { kind: 'unknown' } } : answer;
      });
      const batches = Array.from({ length: Math.ceil(all.length / batch) }, (_, index) =>
        all.slice(index * batch, (index + 1) * batch),
      );
      for (const each of reversed ? batches.reverse() : batches) {
        const { body } = await send(server, round, each);
        expect(body.refused).toEqual([]);
        sent += each.length;
      }
      server.advance(daysLater * 86_400_000);
      // A school that says where it lies, or moves: what was scored by other holidays stays as it was.
      await database.db
        .updateTable('account')
        .set({ region: sent % 2 === 0 ? 'noord' : 'zuid' })
        .where('account_id', '=', school.accountId)
        .execute();
    }
    expect(pupil).not.toBe('');
    return { pupil: { accountId: school.accountId, pupilId: school.pupilId }, sent };
  };

  it('gives the stored state and every value on the way, to the last bit, whatever came in', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(day, { minLength: 1, maxLength: 4 }), async (days) => {
        const { pupil, sent } = await practise(days);
        expect(await replayPupil(database.db, pupil)).toEqual({ answers: sent, differences: [] });
      }),
      { numRuns: 8 },
    );
  });

  it('plays again by its own rules what version 7 has scored, and what came in to its windows later', async () => {
    const how = {
      responseMs: 2000,
      motorMs: 500,
      helped: false,
      tempo: 'slow',
      purpose: 'practice',
    } as const;
    const { server, school, task } = await practiceServer(database);
    const as = await server.signedIn(school.person('leerling'));
    const round = await openRound(server, as, task.practiceTaskId);
    await sql`update sum_window set body = jsonb_set(body, '{mathsVersion}', '7')
      where account_id = ${school.accountId}`.execute(database.db);
    await send(
      server,
      round,
      [0, 1, 2].map((position) => answerAt(round, position, { ...how, right: true })),
    );
    const own = { accountId: school.accountId, pupilId: school.pupilId };
    expect(await replayPupil(database.db, own)).toEqual({ answers: 3, differences: [] });
    await sql`update sum_window set body = jsonb_set(body, '{mathsVersion}', '8')
      where account_id = ${school.accountId}`.execute(database.db);
    expect((await replayPupil(database.db, own)).differences).not.toEqual([]);
  });

  it('does not play again what an older version of the maths has scored', async () => {
    const how = {
      responseMs: 2000,
      motorMs: 500,
      helped: false,
      tempo: 'quick',
      purpose: 'practice',
    } as const;
    const answers = [0, 1].map(() => ({ ...how, right: true, givesUp: false }));
    const { pupil } = await practise([{ answers, batch: 3, reversed: false, daysLater: 0 }]);
    await sql`update sum_window set body = jsonb_set(body, '{mathsVersion}', '1')
      where account_id = ${pupil.accountId}`.execute(database.db);
    expect(await replayPupil(database.db, pupil)).toEqual({ answers: 0, differences: ['maths version 1'] });
  });

  it('names what was changed behind its back', async () => {
    const how = {
      responseMs: 2000,
      motorMs: 500,
      helped: false,
      tempo: 'quick',
      purpose: 'practice',
    } as const;
    const answers = [0, 1, 2].map(() => ({ ...how, right: true, givesUp: false }));
    const { pupil } = await practise([{ answers, batch: 3, reversed: false, daysLater: 0 }]);
    await database.db
      .updateTable('pupil_model')
      .set({ ability_mean: 9 })
      .where('account_id', '=', pupil.accountId)
      .execute();
    await database.db
      .updateTable('answer')
      .set({ outcome: 0.5 })
      .where('account_id', '=', pupil.accountId)
      .where('seq', '=', 2)
      .execute();
    expect((await replayPupil(database.db, pupil)).differences).toEqual(['answer 2', 'ability']);
  });
});
