import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Locale } from '@/maths/locale';
import type { AllAccountsDb } from '../../platform/db/database';
import type { Answer, Call } from '../../platform/http/call';
import { dayIn, shiftDay } from '../../shared/calendar';
import { sentenceOf } from '../../shared/error-texts';
import { usageDays } from '../usage/count-days';

type Shown = Answer<'readDashboard'>;

const minuteMs = 60_000;
/** Length of a step of the chart of today, minutes. */
const step = 10;
const dayMs = 86_400_000;
/** Errors that are shown, the most frequent first. */
const maxErrors = 8;

/** Returns who practised on each of the last days, the oldest first; days that nobody counted are absent. */
export async function readDays(db: AllAccountsDb, now: Date): Promise<Shown['days']> {
  const today = dayIn('Europe/Amsterdam', now);
  const rows = await db
    .selectFrom('usage_day')
    .where('day', '>', shiftDay(today, -usageDays))
    .where('day', '<=', today)
    .orderBy('day')
    .selectAll()
    .execute();
  return rows.map(({ answers, ...day }) => ({ ...day, answers: Number(answers) }));
}

/** Returns answers a minute: of the last whole minute, the most of the last day, and in steps of ten minutes. */
export async function readPace(db: AllAccountsDb, now: Date): Promise<Shown['pace']> {
  const rows = await db
    .selectFrom('usage_minute')
    .where('minute', '>', new Date(now.getTime() - dayMs))
    .where('minute', '<=', now)
    .orderBy('minute')
    .selectAll()
    .execute();
  const whole = Math.floor(now.getTime() / minuteMs) * minuteMs;
  // What a process counted is stored within half a minute: the last minute that is complete is the one before.
  const last = rows.findLast(({ minute }) => minute.getTime() === whole - minuteMs);
  const most = rows.reduce<(typeof rows)[number] | null>(
    (best, row) => (best === null || row.answers > best.answers ? row : best),
    null,
  );
  const sums = new Map<number, number>();
  for (const { minute, answers } of rows) {
    const at = Math.floor(minute.getTime() / (step * minuteMs)) * step * minuteMs;
    sums.set(at, (sums.get(at) ?? 0) + answers);
  }
  return {
    now: last?.answers ?? 0,
    most: most && { answers: most.answers, at: most.minute.toISOString() },
    steps: [...sums].map(([at, answers]) => ({ at: new Date(at).toISOString(), perMinute: answers / step })),
  };
}

/** Returns the refused and failed calls of the last day by code. */
export async function readErrors(db: AllAccountsDb, locale: Locale, now: Date): Promise<Shown['errors']> {
  const rows = await db
    .selectFrom('usage_error')
    .where('hour', '>', new Date(now.getTime() - dayMs))
    .groupBy(['status', 'code'])
    .select(['status', 'code'])
    .select(({ fn }) => fn.sum<number>('count').as('times'))
    .orderBy('times', 'desc')
    .orderBy('code')
    .limit(maxErrors)
    .execute();
  return rows.map(({ status, code, times }) => ({
    status,
    code,
    sentence: sentenceOf(code, locale),
    count: Number(times),
  }));
}

/** Returns the size of the database, and the room on its drive where that is the drive of this server, bytes. */
export async function readStorage(
  db: AllAccountsDb,
  { dataDir, databaseUrl }: Call<'readDashboard'>['config'],
): Promise<Shown['storage']> {
  const { rows } = await sql<{ bytes: number }>`
    select pg_database_size(current_database())::float8 as bytes`.execute(db);
  const drive = databaseUrl === undefined ? await statfs(dataDir).catch(() => null) : null;
  return {
    used: rows[0]?.bytes ?? 0,
    drive: drive && { free: drive.bavail * drive.bsize, size: drive.blocks * drive.bsize },
  };
}
