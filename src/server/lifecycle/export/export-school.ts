import { type Budget, bucketOf, charge } from '../../identity/throttle/throttle';
import type { Db } from '../../platform/db/database';
import { asStream } from '../../platform/http/as-stream';
import type { Call } from '../../platform/http/call';
import { unprocessable } from '../../platform/http/errors';
import { schoolToday } from '../../school/school-today';
import { beforeEveryId } from '../../shared/new-id';
import { audit } from '../audit';
import { asJson } from './as-json';
import { type PupilRow, readAnswers, readPupilData } from './read-pupil-data';

const hour = 3_600_000;
/** It reads everything there is: now and then, not on and on. */
const perSchool: Budget = { burst: 6, every: 4 * hour };

/** The pupils of a school who are not in the trash, one after another, each as it is when it is its turn. */
async function* pupilsOf(db: Db): AsyncGenerator<PupilRow> {
  for (let after = beforeEveryId; ; ) {
    const pupil = await db
      .selectFrom('pupil')
      .where('trashed_at', 'is', null)
      .where('pupil_id', '>', after)
      .orderBy('pupil_id')
      .limit(1)
      .selectAll()
      .executeTakeFirst();
    if (!pupil) return;
    after = pupil.pupil_id;
    yield pupil;
  }
}

async function* everybody(db: Db, school: string, now: Date): AsyncGenerator<string> {
  yield `{\n"madeAt": ${JSON.stringify(now)},\n"school": ${JSON.stringify(school)},\n"pupils": [`;
  let comma = '';
  for await (const pupil of pupilsOf(db)) {
    yield `${comma}\n`;
    yield* asJson(now, await readPupilData(db, pupil), readAnswers(db, pupil));
    comma = ',';
  }
  yield ']\n}\n';
}

/**
 * Everything that is kept of all pupils of a school, as one file of JSON; what signs children in stays out of it. No more
 * than one pupil is in memory at a time.
 * @throws CallError 422 `school-exported-often`
 */
export async function exportSchool({ db, keys, session, now }: Call<'exportSchool'>): Promise<Response> {
  const { accountId } = session;
  const counted = await charge(db, bucketOf(keys, 'school-exported', perSchool, accountId), now);
  if (!counted) throw unprocessable('school-exported-often');
  const { name } = await db.selectFrom('account').select('name').executeTakeFirstOrThrow();
  await audit(db, session, { action: 'school.exported', subjectId: accountId, counts: {} }, now);
  const { today } = await schoolToday(db, now);
  return new Response(asStream(everybody(db, name, now)), {
    headers: {
      'content-type': 'application/json',
      'content-disposition': `attachment; filename="sommeneiland-${today}.json"`,
      'content-security-policy': "default-src 'none'",
      'cache-control': 'no-store',
    },
  });
}
