import type { GlobalDb } from '../../platform/db/database';
import { asStream } from '../../platform/http/as-stream';
import type { Call } from '../../platform/http/call';
import { requireManagedPupil } from '../../school/policy';
import { schoolToday } from '../../school/school-today';
import { newestCollections } from '../../school/settings/collections';
import { audit } from '../audit';
import { asJson } from './as-json';
import { type PupilData, readAnswers, readPupilData } from './read-pupil-data';
import { readablePages } from './readable-pages';

const types = { json: 'application/json', html: 'text/html; charset=utf-8' };

/** The collections that this pupil's data name, also those of the office. */
function collectionsOf(db: GlobalDb, { rounds, interventions }: PupilData) {
  const keys = [...rounds, ...interventions].flatMap(({ collection_key }) => collection_key ?? []);
  return newestCollections(db, [...new Set(keys)]);
}

/**
 * Everything that is kept of a pupil, as a file to give away: to be read by a program, or by a person. Neither the
 * address nor the name of the file says whose it is. What signs a child in stays out of it.
 */
export async function exportPupil(call: Call<'exportPupil'>): Promise<Response> {
  const { db, session, params, query, now } = call;
  const locale = query.locale ?? call.locale;
  const pupil = await requireManagedPupil(db, session, params.pupilId);
  const pupilData = await readPupilData(db, pupil);
  const counts = { rounds: pupilData.rounds.length };
  await audit(db, session, { action: 'pupil.exported', subjectId: params.pupilId, counts }, now);
  const { zone, today } = await schoolToday(db, now);
  const answers = readAnswers(db, pupil);
  const pieces =
    query.format === 'json'
      ? asJson(now, pupilData, answers)
      : readablePages({
          pupilData,
          answers,
          now,
          zone,
          locale,
          collections: await collectionsOf(db, pupilData),
        });
  return new Response(asStream(pieces), {
    headers: {
      'content-type': types[query.format],
      'content-disposition': `attachment; filename="sommeneiland-${today}.${query.format}"`,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'cache-control': 'no-store',
    },
  });
}
