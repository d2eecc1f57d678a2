import { isDeepStrictEqual } from 'node:util';
import { emptyLearner } from '@/maths/learn/empty-learner';
import type { Learner } from '@/maths/learn/learner';
import { levelSliceOf, withLevel, withoutLevel } from '@/maths/learn/level/level-by-hand';
import { oldestScored } from '@/maths/learn/maths-version';
import { type ScoredPart, scoreAnswer } from '@/maths/round/judging/score-answer';
import type { SumId } from '@/maths/sum/sum';
import type { AllAccountsDb, Db } from '../../platform/db/database';
import { forTenant } from '../../platform/db/tenant/for-tenant';
import { readWholeState } from '../pupil-state';
import { shownIn, snapshotAfter, snapshotOf } from '../windows/answer-row';
import type { TicketOwner } from '../windows/upload-ticket';
import { contextOf, type WindowContext } from '../windows/window-context';

export interface Replayed {
  /** Rows of `answer` that were played again. */
  readonly answers: number;
  /** What came out otherwise than it is stored, by sequence number or place; empty when all is well. */
  readonly differences: readonly string[];
}

type Pupil = Pick<TicketOwner, 'accountId' | 'pupilId'>;

/** Rows read at once. */
const page = 1000;

const answersAfter = (db: Db, { pupilId }: Pupil, seq: number) =>
  db
    .selectFrom('answer')
    .where('pupil_id', '=', pupilId)
    .where('seq', '>', seq)
    .orderBy('seq')
    .limit(page)
    .selectAll()
    .execute();

type Row = Awaited<ReturnType<typeof answersAfter>>[number];

async function* answersOf(db: Db, pupil: Pupil): AsyncGenerator<readonly Row[]> {
  let parts: Row[] = [];
  let seq = 0;
  for (;;) {
    const rows = await answersAfter(db, pupil, seq);
    for (const row of rows) {
      if (parts[0] && parts[0].answer_id !== row.answer_id) {
        yield parts;
        parts = [];
      }
      parts.push(row);
      seq = row.seq;
    }
    if (rows.length < page) break;
  }
  if (parts.length > 0) yield parts;
}

async function windowsOf(db: Db, { accountId, pupilId }: Pupil): Promise<ReadonlyMap<string, WindowContext>> {
  const rows = await db
    .selectFrom('sum_window')
    .where('pupil_id', '=', pupilId)
    .select(['window_id', 'window_month', 'body'])
    .execute();
  return new Map(
    rows.map(({ window_id, window_month: month, body }) => [
      window_id,
      contextOf(body, { accountId, month, timeZone: 'UTC' }),
    ]),
  );
}

const isAsStored = (row: Row, { verdict, trace }: ScoredPart): boolean =>
  isDeepStrictEqual(
    [row.sum_id, row.right, row.outcome, row.expected, row.scored, row.before, row.after],
    [
      verdict.sumId,
      verdict.right,
      trace.outcome,
      trace.expected,
      trace.scored,
      snapshotOf(trace.before, verdict.sumId),
      snapshotAfter(trace, verdict.sumId),
    ],
  );

function playAgain(learner: Learner, parts: readonly Row[], context: WindowContext) {
  const [first] = parts;
  if (!first) return { learner, parts: [] };
  const answer = {
    sumIds: parts.map(({ sum_id }) => sum_id as SumId),
    mode: first.mode,
    purpose: first.purpose,
    given: first.given,
    ...shownIn(first),
    responseMs: first.response_ms,
    motorMs: first.motor_ms,
    tempo: first.tempo,
    helped: first.helped,
  };
  return scoreAnswer({ ...learner, year: context.year }, answer, {
    now: first.answered_at.getTime(),
    day: first.day,
    mathsVersion: context.mathsVersion,
    isSchoolDay: context.isSchoolDay,
    difficultyOf: (sumId) => context.difficulties.get(sumId),
  });
}

const levelsOf = (db: Db, { pupilId }: Pupil) =>
  db.selectFrom('pupil_level').where('pupil_id', '=', pupilId).orderBy('seq').selectAll().execute();

type Level = Awaited<ReturnType<typeof levelsOf>>[number];

/** A step of level by hand, or one taken back, again; the learner stays when it is nothing that could be played. */
function stepAgain(learner: Learner, level: Level, levels: readonly Level[]) {
  if (level.undoes === null) {
    const found = levelSliceOf(learner, level);
    return { learner: withLevel(learner, level), isAsStored: isDeepStrictEqual(found, level.found) };
  }
  const undone = levels.find(({ level_id }) => level_id === level.undoes);
  if (!undone) return { learner, isAsStored: false };
  const isNext = undone.seq === level.seq - 1;
  return {
    learner: withoutLevel(learner, { change: undone, before: undone.found, isNext }),
    isAsStored: isDeepStrictEqual(levelSliceOf(learner, undone), level.found),
  };
}

/** What differs between two states; years are the windows' business. */
function differencesBetween(replayed: Learner, stored: Learner): string[] {
  const differences = isDeepStrictEqual(replayed.ability, stored.ability) ? [] : ['ability'];
  const skills = new Set([...Object.keys(replayed.skills), ...Object.keys(stored.skills)]);
  const sums = new Set([...Object.keys(replayed.sums), ...Object.keys(stored.sums)]);
  const skillAt = ({ skills: all }: Learner, key: string) =>
    Object.entries(all).find(([id]) => id === key)?.[1];
  const sumAt = ({ sums: all }: Learner, key: string) => Object.entries(all).find(([id]) => id === key)?.[1];
  for (const skill of skills) {
    if (!isDeepStrictEqual(skillAt(replayed, skill), skillAt(stored, skill)))
      differences.push(`skill ${skill}`);
  }
  for (const sum of sums) {
    if (!isDeepStrictEqual(sumAt(replayed, sum), sumAt(stored, sum))) differences.push(`sum ${sum}`);
  }
  return differences;
}

/**
 * Builds a pupil's state anew from the stored answers and steps of level in their order and compares every value on the way, and the
 * state at the end, with what is stored. Changes nothing.
 */
export async function replayPupil(all: AllAccountsDb, pupil: Pupil): Promise<Replayed> {
  const db = forTenant(all, pupil.accountId);
  const model = await db
    .selectFrom('pupil_model')
    .where('pupil_id', '=', pupil.pupilId)
    .select(['start_year', 'seq'])
    .executeTakeFirst();
  if (!model) return { answers: 0, differences: [] };
  const windows = await windowsOf(db, pupil);
  const older = [...windows.values()].filter((window) => window.mathsVersion < oldestScored);
  // What was scored before the rules were kept by version can be scored the same by nobody.
  if (older.length > 0) return { answers: 0, differences: [`maths version ${older[0]?.mathsVersion}`] };
  const differences: string[] = [];
  let learner = emptyLearner(model.start_year);
  let seq = 0;
  const levels = await levelsOf(db, pupil);
  const waiting = [...levels];
  const stepUpTo = (last: number) => {
    for (let level = waiting[0]; level && level.seq <= last; level = waiting[0]) {
      waiting.shift();
      seq += 1;
      const again = stepAgain(learner, level, levels);
      if (level.seq !== seq || !again.isAsStored) differences.push(`level ${level.seq}`);
      learner = again.learner;
    }
  };
  let answers = 0;
  for await (const parts of answersOf(db, pupil)) {
    stepUpTo(parts[0]?.seq ?? 0);
    const context = windows.get(parts[0]?.window_id ?? '');
    const again = context && playAgain(learner, parts, context);
    for (const [part, row] of parts.entries()) {
      seq += 1;
      answers += 1;
      const scored = again?.parts[part];
      if (row.seq !== seq) differences.push(`order ${row.seq}`);
      if (!scored || !isAsStored(row, scored)) differences.push(`answer ${row.seq}`);
    }
    learner = again?.learner ?? learner;
  }
  stepUpTo(Number.POSITIVE_INFINITY);
  if (model.seq !== seq) differences.push('seq');
  const stored = await readWholeState(db, { ...pupil, year: model.start_year });
  return { answers, differences: [...differences, ...differencesBetween(learner, stored.learner)] };
}
