import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { refitVersion, startDifficulty, startVersion } from '@/maths/learn/difficulty';
import { fewestAnswers } from '@/maths/learn/refit/refit-difficulty';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { allJobs } from '../../features';
import type { Database } from '../../platform/db/database';
import { runDueJobs } from '../../platform/jobs/jobs';
import { describeOnBoth } from '../../testing/database';
import { replayPupil } from '../replay/replay-pupil';
import { answerAt, openRound, practiceServer, send, type TestRound } from '../testing';
import { gatherEvidence } from './gather-evidence';
import { refitDifficulties } from './refit';

type School = Awaited<ReturnType<typeof practiceServer>>;

const asked = 8;

describeOnBoth('the difficulties', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    await database.db.deleteFrom('difficulty_version').execute();
    await database.db.deleteFrom('sum_evidence').execute();
    await database.db
      .updateTable('pupil_model')
      .set(({ ref }) => ({ fitted_seq: ref('seq') }))
      .execute();
  });

  /** Signs in one more child of the group. */
  const newChild = async ({ server, school }: School) => {
    const pupil_id = randomUUID();
    const { db } = database;
    const first = await db
      .selectFrom('pupil')
      .where('pupil_id', '=', school.pupilId)
      .selectAll()
      .executeTakeFirstOrThrow();
    await db
      .insertInto('pupil')
      .values({ ...first, pupil_id, user_name: pupil_id, imported: null })
      .execute();
    const as = await server.signedIn({ accountId: school.accountId, personId: pupil_id, role: 'leerling' });
    return { as, pupilId: pupil_id };
  };

  /** Where the new sums stand: the same for every child of whom nothing is known. Those besides are drawn by chance. */
  const newIn = ({ window }: TestRound) =>
    window.pool.flatMap(({ reason }, place) => (reason === 'new' ? [place] : [])).slice(0, asked);

  /** A first round of a new child, in which all is right but so many at its beginning. */
  const firstRound = async (at: School, missed: number) => {
    const child = await newChild(at);
    const round = await openRound(at.server, child.as, at.task.practiceTaskId);
    // As if the child were known well by now.
    const known = { ability_variance: 0.02, ability_answers: 60 };
    await database.db.updateTable('pupil_model').set(known).where('pupil_id', '=', child.pupilId).execute();
    const answers = newIn(round).map((place, turn) => answerAt(round, place, { right: turn >= missed }));
    expect((await send(at.server, round, answers)).body.refused).toEqual([]);
    return { ...child, round };
  };
  const firstRounds = async (at: School, count: number, missed = 1) => {
    const played = [];
    for (let child = 0; child < count; child += 1) played.push(await firstRound(at, missed));
    return played;
  };
  const versions = () =>
    database.db.selectFrom('difficulty_version').orderBy('version').selectAll().execute();
  const evidence = () =>
    database.db
      .selectFrom('sum_evidence')
      .orderBy('account_id')
      .orderBy('sum_id')
      .orderBy('strength')
      .selectAll()
      .execute();
  const answersIn = (rows: readonly { answers: number }[]) =>
    rows.reduce((sum, { answers }) => sum + answers, 0);
  /** The sum that is missed by all, and a place that was not answered. */
  const missedIn = (round: TestRound) => round.window.pool[newIn(round)[0] ?? 0]?.sumId ?? '';
  const leftIn = ({ window }: TestRound) => window.pool.findIndex(({ reason }) => reason === 'known');
  const difficultyIn = ({ window }: TestRound, sumId: string | undefined) =>
    window.pool.find((entry) => entry.sumId === sumId)?.difficulty;

  it('become a new version by night: windows of before keep theirs, and all replays to the last bit', async () => {
    const at = await practiceServer(database);
    const played = await firstRounds(at, fewestAnswers + 6);
    const fresh = await newChild(at);
    const first = { ...fresh, round: await openRound(at.server, fresh.as, at.task.practiceTaskId) };
    const its = newIn(first.round).map((place) => answerAt(first.round, place));
    await send(at.server, first.round, its);
    const missed = missedIn(first.round);
    const start = startDifficulty(parseSumOrThrow(missed));
    at.server.advance(10 * 60_000);
    await runDueJobs(
      at.server.services,
      allJobs.filter(({ kind }) => kind === 'difficulties'),
    );

    const [version, ...others] = await versions();
    expect(others).toEqual([]);
    expect(version).toMatchObject({ version: refitVersion(1), start_version: startVersion, schools: 1 });
    expect(version?.body[missed]?.difficulty).toBeGreaterThan(start + 0.3);
    expect(version?.body[missed]?.answers).toBe(played.length);

    const later = await openRound(at.server, (await newChild(at)).as, at.task.practiceTaskId);
    expect(later.window.difficultyVersion).toBe(refitVersion(1));
    expect(difficultyIn(later, missed) ?? start + 1).toBeGreaterThan(start + 0.3);
    const again = await openRound(at.server, first.as, at.task.practiceTaskId, first.round.windowId);
    expect(again.window).toEqual(first.round.window);

    // The old round goes on after the night, then a new one: each is scored by its own version.
    await send(at.server, first.round, [answerAt(first.round, leftIn(first.round))]);
    const next = await openRound(at.server, first.as, at.task.practiceTaskId);
    await send(at.server, next, [answerAt(next, 0), answerAt(next, 1)]);
    const stored = await database.db
      .selectFrom('answer')
      .where('pupil_id', '=', first.pupilId)
      .orderBy('seq')
      .select(['difficulty_version', 'difficulty', 'sum_id'])
      .execute();
    expect(stored.map(({ difficulty_version }) => difficulty_version)).toEqual([
      ...Array.from({ length: asked + 1 }, () => startVersion),
      refitVersion(1),
      refitVersion(1),
    ]);
    expect(stored.at(-1)?.difficulty).toBe(difficultyIn(next, stored.at(-1)?.sum_id));
    const pupil = { accountId: at.school.accountId, pupilId: first.pupilId };
    expect(await replayPupil(database.db, pupil)).toEqual({ answers: asked + 3, differences: [] });
  });

  it('stay as they are while few have answered, and once nothing moves any more', async () => {
    const at = await practiceServer(database);
    await firstRounds(at, 5);
    await refitDifficulties(database.db, at.server.now());
    expect(await versions()).toEqual([]);
    expect(answersIn(await evidence())).toBe(5 * asked);
    await firstRounds(at, fewestAnswers);
    await refitDifficulties(database.db, at.server.now());
    await refitDifficulties(database.db, at.server.now());
    expect(await versions()).toHaveLength(1);
  });

  it('count each answer once, whoever counts it, at the same time or after being cut off', async () => {
    const at = await practiceServer(database);
    const [first] = await firstRounds(at, 3);
    if (!first) expect.unreachable();
    await Promise.all([1, 2, 3].map(() => gatherEvidence(database.db, at.server.now())));
    const once = await evidence();
    expect(answersIn(once)).toBe(3 * asked);
    await gatherEvidence(database.db, at.server.now());
    expect(await evidence()).toEqual(once);
    // Where it fails half-way neither the answers nor the mark stay.
    await send(at.server, first.round, [answerAt(first.round, leftIn(first.round))]);
    const cutOff = database.db.transaction().execute(async (tx) => {
      await gatherEvidence(tx, at.server.now());
      throw new Error('power is gone');
    });
    await expect(cutOff).rejects.toThrow('power is gone');
    expect(await evidence()).toEqual(once);
    await gatherEvidence(database.db, at.server.now());
    expect(answersIn(await evidence())).toBe(3 * asked + 1);
  });

  it('are made by processes at the same time once', async () => {
    const at = await practiceServer(database);
    await firstRounds(at, fewestAnswers + 2);
    await Promise.all([1, 2].map(() => refitDifficulties(database.db, at.server.now())));
    expect(await versions()).toHaveLength(1);
  });

  it('rest on first answers without help, kept school by school and without anybody in them', async () => {
    const [one, other] = [await practiceServer(database), await practiceServer(database)];
    const [child] = await firstRounds(one, 2);
    await firstRounds(other, 1, 0);
    if (!child) expect.unreachable();
    await send(one.server, child.round, [
      answerAt(child.round, leftIn(child.round), { helped: true }),
      { ...answerAt(child.round, newIn(child.round)[0] ?? 0), position: 100 },
      { ...answerAt(child.round, leftIn(child.round)), position: 101, responseMs: 100 },
    ]);
    await gatherEvidence(database.db, one.server.now());
    const rows = await evidence();
    const of = ({ school }: School) => rows.filter(({ account_id }) => account_id === school.accountId);
    expect([answersIn(of(one)), answersIn(of(other))]).toEqual([2 * asked, asked]);
    const missed = missedIn(child.round);
    const outcome = (school: School) =>
      of(school)
        .filter(({ sum_id }) => sum_id === missed)
        .map((row) => row.outcome);
    expect(outcome(one)).toEqual([0]);
    expect(outcome(other)).toEqual([1]);
  });
});
