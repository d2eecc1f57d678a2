import { notation } from '@/maths/number/rational';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import type { Db } from '../../platform/db/database';
import type { Answer, Call } from '../../platform/http/call';
import { notFound } from '../../platform/http/errors';
import { answersOfWindow } from '../../practice/windows/answers-of-window';
import { requireSeenPupil } from '../../school/policy';
import { schoolToday } from '../../school/school-today';
import { titlesOf } from '../../school/settings/collections';
import { readPeriod } from './period';
import { minutesOf } from './weeks';

type Rounds = Answer<'listRounds'>;
type Round = Rounds['rounds'][number];
type Titles = Awaited<ReturnType<typeof titlesOf>>;
type AnswerShown = Answer<'readRound'>['answers'][number];

/** Windows that were played; one that was only opened is no round. */
const playedWindows = (db: Db, accountId: string) =>
  db.selectFrom('sum_window').where('account_id', '=', accountId).where('answers', '>', 0);

const shownColumns = [
  'window_id',
  'collection_key',
  'game',
  'created_at',
  'finished_at',
  'answers',
  'correct',
  'practised_ms',
] as const;

const played = (db: Db, accountId: string) => playedWindows(db, accountId).select(shownColumns);
type Row = Awaited<ReturnType<ReturnType<typeof played>['execute']>>[number];

const roundShown = (row: Row, titles: Titles): Round => ({
  windowId: row.window_id,
  collectionKey: row.collection_key,
  title: titles.get(row.collection_key) ?? null,
  game: row.game ?? '',
  startedAt: row.created_at.toISOString(),
  finished: row.finished_at !== null,
  answers: row.answers,
  right: row.correct,
  minutes: minutesOf(row.practised_ms),
});

/** The rounds of a period, the newest first, a page at a time. */
export async function listRounds({ db, session, params, query, now }: Call<'listRounds'>): Promise<Rounds> {
  const { account_id: accountId, pupil_id: pupilId } = await requireSeenPupil(db, session, params.pupilId);
  const { today } = await schoolToday(db, now);
  const { from, to } = readPeriod(params.periodId, today);
  const ofPeriod = playedWindows(db, accountId)
    .where('pupil_id', '=', pupilId)
    .where('day', '>=', from)
    .where('day', '<=', to);
  const [{ total }, rows] = await Promise.all([
    ofPeriod.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    ofPeriod
      .select(shownColumns)
      .orderBy('day', 'desc')
      .orderBy('created_at', 'desc')
      .limit(query.size)
      .offset((query.page - 1) * query.size)
      .execute(),
  ]);
  const titles = await titlesOf(
    db,
    rows.map((row) => row.collection_key),
  );
  return { total: Number(total), rounds: rows.map((row) => roundShown(row, titles)) };
}

/** What was typed, where it could not be read as a number. */
const unread = (given: Awaited<ReturnType<typeof answersOfWindow>>[number]['given']): string | null =>
  given.kind === 'value' && given.raw.trim() !== '' ? given.raw : null;

const answerShown = (row: Awaited<ReturnType<typeof answersOfWindow>>[number]): AnswerShown => ({
  answerId: row.answer_id,
  position: row.position,
  sumId: row.sum_id,
  purpose: row.purpose,
  mode: row.mode,
  given: row.given_value ?? unread(row.given),
  correct: notation(parseSumOrThrow(row.sum_id).answer),
  right: row.right,
  responseMs: row.response_ms,
  errors: row.errors,
  helped: row.helped,
  answeredAt: row.answered_at.toISOString(),
  expected: row.expected,
  phaseBefore: row.before?.phase ?? 'new',
  phaseAfter: row.after?.phase ?? row.before?.phase ?? 'new',
});

/** One round with every answer as it was given. */
export async function readRound({ db, session, params }: Call<'readRound'>): Promise<Answer<'readRound'>> {
  const { accountId } = session;
  const window = await db
    .selectFrom('sum_window')
    .where('account_id', '=', accountId)
    .where('window_id', '=', params.windowId)
    .select([...shownColumns, 'pupil_id', 'window_month'])
    .executeTakeFirst();
  if (!window) throw notFound();
  await requireSeenPupil(db, session, window.pupil_id);
  const rows = await answersOfWindow(db, window.window_month, window.window_id);
  const titles = await titlesOf(db, [window.collection_key]);
  return { round: roundShown(window, titles), answers: rows.map(answerShown) };
}
