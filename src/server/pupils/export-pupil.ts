import { audit } from '../audit';
import type { Call } from '../call';
import { requirePupil } from '../groups/policy';
import { schoolToday } from '../school/school-today';
import { asJson, asStream } from './export-stream';
import { readAnswers, readEverything } from './read-everything';
import { readablePages } from './readable-pages';

const types = { json: 'application/json', html: 'text/html; charset=utf-8' };

/**
 * Everything that is kept of a pupil, as a file to give away: to be read by a program, or by a person. Neither the
 * address nor the name of the file says whose it is. What signs a child in stays out of it.
 */
export async function exportPupil(call: Call<'exportPupil'>): Promise<Response> {
  const { db, session, params, query, now } = call;
  const locale = query.locale ?? call.locale;
  const pupil = await requirePupil(db, session, params.pupilId);
  const everything = await readEverything(db, pupil);
  const counts = { rounds: everything.rounds.length };
  await audit(db, session, { action: 'pupil.exported', subjectId: params.pupilId, counts }, now);
  const { zone, today } = await schoolToday(db, session.accountId, now);
  const answers = readAnswers(db, pupil);
  const pieces =
    query.format === 'json'
      ? asJson(now, everything, answers)
      : readablePages({ everything, answers, now, zone, locale });
  return new Response(asStream(pieces), {
    headers: {
      'content-type': types[query.format],
      'content-disposition': `attachment; filename="sommeneiland-${today}.${query.format}"`,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'cache-control': 'no-store',
    },
  });
}
