import { audit } from '../audit';
import type { Call } from '../call';
import { dayIn } from '../groups/days';
import { requirePupil } from '../groups/policy';
import { asJson, asStream } from './export-stream';
import { readAnswers, readEverything } from './read-everything';
import { readablePages } from './readable-pages';
import { accountZone } from './recent-work';

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
  const zone = await accountZone(db, session.accountId);
  const answers = readAnswers(db, pupil);
  const pieces =
    query.format === 'json'
      ? asJson(now, everything, answers)
      : readablePages({ everything, answers, now, zone, locale });
  return new Response(asStream(pieces), {
    headers: {
      'content-type': types[query.format],
      'content-disposition': `attachment; filename="sommeneiland-${dayIn(zone, now)}.${query.format}"`,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'cache-control': 'no-store',
    },
  });
}
