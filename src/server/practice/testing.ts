import { randomUUID } from 'node:crypto';
import type { Api } from '@/contract/api';
import type { Input, SortedAnswers } from '@/contract/route';
import { notation } from '@/maths/number/rational';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import type { SumWindow } from '@/maths/window/sum-window';
import type { Database } from '../platform/db/database';
import { schoolServer } from '../testing/school-server';
import type { TestServer } from '../testing/server';

export type SentAnswer = Input<Api['putAnswers']>['body']['answers'][number];

/** A window of a pupil of a test, and how answers to it look. */
export interface TestRound {
  readonly window: SumWindow;
  readonly windowId: string;
  readonly ticket: string;
}

/** The answer to one place of a round: right unless told otherwise; the same place always asks the same sum. */
export function answerAt(
  { window }: Pick<TestRound, 'window'>,
  position: number,
  changes: Partial<SentAnswer> & { readonly right?: boolean } = {},
): SentAnswer {
  const entry = window.pool[position % window.pool.length];
  if (!entry) throw new Error('the window is empty');
  const { right = true, ...rest } = changes;
  const { answer } = parseSumOrThrow(entry.sumId);
  return {
    answerId: randomUUID(),
    position,
    sumIds: [entry.sumId],
    mode: 'type',
    purpose: 'practice',
    given: { kind: 'value', raw: right ? notation(answer) : String(answer.num + 1) },
    shownRight: [right],
    responseMs: 2000 + position * 10,
    motorMs: 600,
    tempo: 'quick',
    helped: false,
    answeredAt: window.createdAt + (position + 1) * 5000,
    game: 'bellenprikken',
    input: 'pointer',
    ...rest,
  };
}

/** A server with a school, its pupil signed in too, and that pupil's first task. */
export async function practiceServer(database: Database, now?: Date) {
  const at = await schoolServer(database, now);
  const { server, school } = at;
  const pupil = await server.signedIn(school.person('leerling'));
  const map = await server.call('readMap', { params: { pupilId: school.pupilId }, as: pupil });
  const [task] = map.body.tasks;
  if (!task) throw new Error(`no task: ${JSON.stringify(map.body)}`);
  return { ...at, pupil, task };
}

export async function openRound(
  server: TestServer,
  as: string,
  practiceTaskId: string,
  windowId: string = randomUUID(),
  purpose?: 'fluency-test' | 'start-test',
): Promise<TestRound> {
  const { status, body } = await server.call('putWindow', {
    params: { practiceTaskId, windowId },
    query: purpose === undefined ? {} : { purpose },
    as,
  });
  if (status !== 200) throw new Error(`no window: ${status} ${JSON.stringify(body)}`);
  return { window: body.window, ticket: body.ticket, windowId };
}

/** What became of a batch, whatever the status: a clash says it in its error. */
export const sortedIn = ({ body }: Awaited<ReturnType<typeof send>>): SortedAnswers =>
  (body as { data?: { answers?: SortedAnswers } }).data?.answers ?? body;

/** Sends answers as the outbox does; the device's clock is the server's unless told otherwise. */
export const send = (
  server: TestServer,
  { windowId, ticket }: Pick<TestRound, 'windowId' | 'ticket'>,
  answers: readonly SentAnswer[],
  sentAt = server.now().getTime(),
) => server.call('putAnswers', { params: { windowId }, body: { ticket, answers: [...answers], sentAt } });
