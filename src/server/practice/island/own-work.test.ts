import { beforeAll, expect, it } from 'vitest';
import type { Database } from '../../platform/db/database';
import { describeOnDatabase } from '../../testing/database';
import { answerAt, openRound, practiceServer, send } from '../testing';

describeOnDatabase('own work of a child', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });

  it('shows the facts it met and the sums it got right, week by week, to itself and to its teacher', async () => {
    const at = await practiceServer(database, new Date('2026-11-18T09:00:00Z'));
    const params = { pupilId: at.school.pupilId };
    const read = async (as = at.pupil) => at.server.call('readOwnWork', { params, as });
    expect((await read()).body.weeks.map(({ right }) => right)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);

    const round = await openRound(at.server, at.pupil, at.task.practiceTaskId);
    at.server.advance(5 * 60_000);
    const answers = [0, 1, 2].map((position) => answerAt(round, position, { right: position !== 1 }));
    await send(at.server, round, answers);
    const { body } = await read();
    expect(body.weeks.at(-1)).toEqual({ week: '2026-11-16', right: 2 });
    expect(body.weeks).toHaveLength(8);
    const asked = answers.flatMap(({ sumIds }) => sumIds).filter((id) => /^\d+[+*]\d+=_$/.test(id));
    expect(body.facts.map(({ sumId }) => sumId).sort()).toEqual(asked.sort());

    const teacher = await at.server.signedIn(at.school.person('docent'));
    expect((await read(teacher)).body).toEqual(body);
  });
});
