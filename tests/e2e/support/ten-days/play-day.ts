import { randomUUID } from 'node:crypto';
import { gameById } from '@games/kit/api/catalogue';
import { grownOn } from '@/app/pupil/island/growth/grow';
import { stopsOf } from '@/app/pupil/island/map/stops/stops';
import { configOf } from '@/app/pupil/round/session/game-config';
import { answerStartSum, beginStartTest } from '@/maths/assessment/start-test';
import { startDifficulty } from '@/maths/learn/difficulty';
import type { Random } from '@/maths/random';
import { answerTask, type RecordedAnswer, startRound } from '@/maths/round/round';
import type { Task } from '@/maths/round/task';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import type { SumWindow } from '@/maths/window/sum-window';
import { seededId } from '@/server/lifecycle/demo/seeded-id';
import type { TestServer } from '@/server/testing/server';
import type { childOf } from './child';

/** A child of the ten days, signed in. */
export interface PlayingChild {
  readonly pupilId: string;
  readonly cookie: string;
  readonly answer: ReturnType<typeof childOf>;
  /** Stream of the ids of its windows. */
  readonly ids: Random;
}

/** Time of the hand alone, and of what a game shows after an answer, ms. */
const handMs = 900;
const feedbackMs = 2000;
const betweenRoundsMs = 60_000;

/** All answers of a child to a window, as its device would send them, and when it is done. */
function answersTo(window: SumWindow, gameId: string, child: PlayingChild['answer']) {
  const game = gameById(gameId);
  if (game === undefined) throw new Error(`no game: ${gameId}`);
  let at = window.createdAt + 5000;
  const inputTo = (task: Task) => {
    const { given, responseMs } = child(task, handMs);
    at += responseMs;
    const input = { given, responseMs, motorMs: handMs, answeredAt: at, input: 'touch' } as const;
    at += feedbackMs;
    return input;
  };
  const answers: RecordedAnswer[] = [];
  if (window.purpose === 'start-test') {
    let test = beginStartTest(window, gameId);
    while (test.task) {
      const step = answerStartSum(test, inputTo(test.task));
      answers.push(step.answer);
      test = step.test;
    }
  } else {
    const config = configOf(game, window);
    if (config === null) throw new Error(`${gameId} takes none of the sums of ${window.collection.key}`);
    let round = startRound(window, config);
    while (round.task) {
      const step = answerTask(round, { ...inputTo(round.task), helped: false });
      answers.push(step.answer);
      round = step.round;
    }
  }
  return { answers, endedAt: at };
}

async function playRound(
  server: TestServer,
  { cookie, answer, ids }: PlayingChild,
  round: { readonly practiceTaskId: string; readonly game: string; readonly purpose?: 'start-test' },
) {
  const { practiceTaskId, game, purpose } = round;
  // The sums of a window follow from its id.
  const windowId = seededId(ids, server.now());
  const opened = await server.call('putWindow', {
    params: { practiceTaskId, windowId },
    query: purpose ? { purpose } : {},
    as: cookie,
  });
  if (opened.status !== 200) throw new Error(`no window: ${JSON.stringify(opened.body)}`);
  const { window, ticket } = opened.body;
  const { answers, endedAt } = answersTo(window, game, answer);
  server.advance(endedAt - server.now().getTime());
  const sent = await server.call('putAnswers', {
    params: { windowId },
    body: {
      ticket,
      sentAt: endedAt,
      answers: answers.map((each) => ({ answerId: randomUUID(), ...each })) as never,
    },
  });
  if (sent.status !== 200 || sent.body.refused.length > 0)
    throw new Error(`not stored: ${JSON.stringify(sent.body)}`);
  await server.call('finishWindow', { params: { windowId }, body: { ticket, sentAt: endedAt } });
  server.advance(betweenRoundsMs);
  return answers;
}

/** Rounds that a child plays of its own accord when all that is asked is done. */
const freeRounds = 1;

/**
 * Plays what the map asks on this day, in its order and in the games it offers, the start test second, and one task
 * more of the child's own choice. Returns what stands on its map then.
 * @param day number of the school day, from 0
 */
export async function playDay(server: TestServer, child: PlayingChild, day: number) {
  const { pupilId, cookie } = child;
  const read = async () => {
    const { status, body } = await server.call('readMap', { params: { pupilId }, as: cookie });
    if (status !== 200) throw new Error(`no map: ${JSON.stringify(body)}`);
    return body;
  };
  const games: string[] = [];
  const answers: RecordedAnswer[] = [];
  for (let free = 0; free < freeRounds; ) {
    const map = await read();
    if (map.startTest && games.length > 0) {
      const { practiceTaskId } = map.startTest;
      await playRound(server, child, { practiceTaskId, game: 'automatiseertoets', purpose: 'start-test' });
      continue;
    }
    const shown = { map, readAt: server.now().getTime(), online: true, away: false, rounds: [] };
    const open = stopsOf(shown, 'nl', false).filter(({ path, done }) => path !== null && !done);
    const due = open.find(({ task }) => task.required);
    const stop = due ?? open[day % open.length];
    if (stop === undefined) break;
    if (due === undefined) free += 1;
    games.push(stop.game.id);
    answers.push(
      ...(await playRound(server, child, {
        practiceTaskId: stop.task.practiceTaskId,
        game: stop.game.id,
      })),
    );
  }
  const { growth } = await read();
  const sums = answers.flatMap(({ sumIds }) => sumIds);
  const difficulty = sums.reduce((sum, id) => sum + startDifficulty(parseSumOrThrow(id)), 0) / sums.length;
  const right = answers.filter(({ shownRight }) => shownRight.every(Boolean)).length / answers.length;
  const regions = [...new Set(games.flatMap((id) => gameById(id)?.region ?? []))];
  return { games, regions, right, difficulty, grown: grownOn(growth) };
}
