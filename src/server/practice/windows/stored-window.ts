import type { TaskAnswer } from '@/maths/round/answer';
import type { SumId } from '@/maths/sum/sum';
import type { SumWindow } from '@/maths/window/sum-window';
import type { ServerKeys } from '../../platform/crypto/keys';
import type { Day } from '../../platform/db/columns';
import type { Db } from '../../platform/db/database';
import type { Answer } from '../../platform/http/call';
import { notFound } from '../../platform/http/errors';
import { shownIn } from './answer-row';
import { answersOfWindow } from './answers-of-window';
import { makeTicket, type TicketOwner } from './upload-ticket';

type StoredWindow = Answer<'readWindow'>;

/** The answers of a window as they were sent, in the order of the round. */
export async function answersSent(db: Db, windowId: string, month: Day): Promise<TaskAnswer[]> {
  const rows = await answersOfWindow(db, month, windowId);
  return rows
    .filter(({ part }) => part === 0)
    .map((row): TaskAnswer => {
      const parts = rows.filter(({ position }) => position === row.position);
      return {
        answerId: row.answer_id,
        position: row.position,
        sumIds: parts.map(({ sum_id }) => sum_id as SumId),
        mode: row.mode,
        purpose: row.purpose,
        given: row.given,
        ...shownIn(row),
        shownRight: parts.map(({ shown_right }) => shown_right),
        responseMs: row.response_ms,
        motorMs: row.motor_ms,
        tempo: row.tempo,
        helped: row.helped,
        answeredAt: row.answered_at.getTime(),
        game: row.game,
        input: row.input,
      };
    });
}

export interface FoundWindow {
  readonly window: SumWindow;
  readonly month: Day;
  readonly finished: boolean;
  readonly answers: number;
}

/**
 * The window, when there is one.
 * @throws CallError 404 when it is another pupil's
 */
export async function findWindow(
  db: Db,
  { pupilId, windowId }: TicketOwner,
): Promise<FoundWindow | undefined> {
  const row = await db
    .selectFrom('sum_window')
    .where('window_id', '=', windowId)
    .select(['pupil_id', 'body', 'window_month', 'finished_at', 'answers'])
    .executeTakeFirst();
  if (row && row.pupil_id !== pupilId) throw notFound();
  return (
    row && {
      window: row.body,
      month: row.window_month,
      finished: row.finished_at !== null,
      answers: row.answers,
    }
  );
}

/** The window as a device plays it, with a fresh ticket and what the server already has of it. */
export async function storedWindow(
  { db, keys, now }: { db: Db; keys: ServerKeys; now: Date },
  owner: TicketOwner,
  { window, month, finished, answers }: FoundWindow,
): Promise<StoredWindow> {
  return {
    window,
    ticket: makeTicket(keys, owner, now),
    answers: answers > 0 ? await answersSent(db, owner.windowId, month) : [],
    finished,
  };
}
