import { beforeAll, expect, it } from 'vitest';
import { emptyMemory, startSkill } from '@/maths/learn/empty-learner';
import type { SumMemory, SumPhase } from '@/maths/learn/learner';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import type { SumId } from '@/maths/sum/sum';
import type { Database } from '../../platform/db/database';
import { describeOnDatabase } from '../../testing/database';
import { mergePlants, plantOf } from '../answers/plants';
import { answerAt, openRound, practiceServer, send } from '../testing';

const fact = parseSumOrThrow('7*8=_' as SumId);
const procedure = parseSumOrThrow('47+38=_' as SumId);
const slice = (memory: Partial<SumMemory>, skills = {}) => ({
  ability: startSkill,
  skills,
  memory: { ...emptyMemory, ...memory },
});
const at = { game: 'ninja', day: '2026-11-18' };

it('plants a flower when a fact is nearly known, in bloom when it is known, and nothing when it is forgotten', () => {
  const step = (before: SumPhase, after: SumPhase) =>
    plantOf(fact, { before: slice({ phase: before }), after: slice({ phase: after }) }, at);
  const plant = { kind: 'sum', subject: '7*8=_', game: 'ninja', plantedOn: '2026-11-18', bloomedOn: null };
  expect(step('practising', 'nearly')).toEqual(plant);
  expect(step('nearly', 'automated')).toEqual({ ...plant, bloomedOn: '2026-11-18' });
  expect(step('automated', 'maintenance')).toBeNull();
  expect(step('automated', 'practising')).toBeNull();
});

it('plants a step of procedures after four of five right, in bloom after eight of ten on two days', () => {
  const skill = procedure.skills.at(-1) ?? '';
  const having = (right: number, days: number) =>
    slice(
      {},
      {
        [skill]: {
          ...startSkill,
          bucket: {
            backSince: null,
            recent: Array.from({ length: right }, (_, place) => ({
              at: place,
              day: `2026-11-1${place % days}`,
              right: true,
              difficulty: 0,
            })),
          },
        },
      },
    );
  const step = (before: number, after: number, days = 1) =>
    plantOf(procedure, { before: having(before, days), after: having(after, days) }, at);
  expect(step(3, 4)).toBeNull();
  expect(step(4, 5)).toMatchObject({ kind: 'step', subject: skill, bloomedOn: null });
  expect(step(9, 10)).toBeNull();
  expect(step(9, 10, 2)).toMatchObject({ subject: skill, bloomedOn: at.day });
});

it('keeps one plant a sum of a batch that plants it and brings it into bloom', () => {
  const plant = { kind: 'sum' as const, subject: '7*8=_', game: 'ninja', plantedOn: '2026-11-18' };
  expect(
    mergePlants([
      { ...plant, bloomedOn: null },
      { ...plant, game: 'autorace', bloomedOn: '2026-11-18' },
    ]),
  ).toEqual([{ ...plant, bloomedOn: '2026-11-18' }]);
});

describeOnDatabase('the island of a pupil', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });

  it('grows by rounds and what is learned in them, tells it at the end of the day, and never shrinks', async () => {
    const { server, school, pupil, task } = await practiceServer(database, new Date('2026-11-18T09:00:00Z'));
    const params = { pupilId: school.pupilId };
    const growth = async () => (await server.call('readMap', { params, as: pupil })).body.growth;
    const learned = async () => (await server.call('readLearnedToday', { params, as: pupil })).body;
    expect(await growth()).toEqual([]);
    expect(await learned()).toEqual({ sum: null, flowers: 0, blooms: 0, trees: 0, right: 0 });

    const play = async (game: string, right: boolean) => {
      const round = await openRound(server, pupil, task.practiceTaskId);
      const length = round.window.settings.sumsPerRound;
      server.advance(10 * 60_000);
      await send(
        server,
        round,
        Array.from({ length }, (_, place) => answerAt(round, place, { right, game })),
      );
      await server.call('finishWindow', {
        params: { windowId: round.windowId },
        body: { ticket: round.ticket, sentAt: server.now().getTime() },
      });
    };
    await play('ninja', true);
    const grown = await growth();
    expect(grown).toEqual([expect.objectContaining({ game: 'ninja', rounds: 1 })]);
    expect(grown[0]?.flowers).toBeGreaterThan(0);
    const day = await learned();
    expect(day.flowers + day.blooms + day.trees).toBe(grown[0]?.flowers);
    expect(day.right).toBeGreaterThan(0);
    expect(day.sum?.sumId).toMatch(/_/);

    await play('autorace', false);
    const after = await growth();
    expect(after).toContainEqual(grown[0]);
    expect(after).toContainEqual(expect.objectContaining({ game: 'autorace', rounds: 1 }));

    server.advance(86_400_000);
    const child = await server.signedIn(school.person('leerling'));
    expect((await server.call('readLearnedToday', { params, as: child })).body).toMatchObject({
      flowers: 0,
      right: 0,
    });
  });
});
