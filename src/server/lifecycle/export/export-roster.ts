import { TextReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js/lib/zip-core-native.js';
import { type TextFile, writeRoster } from '@/edexml/oneroster/write-roster';
import { type Budget, bucketOf, charge } from '../../identity/throttle/throttle';
import type { Call } from '../../platform/http/call';
import { unprocessable } from '../../platform/http/errors';
import { schoolToday } from '../../school/school-today';
import { audit } from '../audit';
import { readRoster } from './read-roster';

const hour = 3_600_000;
/** A school sets up another program with it, and tries a few times. */
const perSchool: Budget = { burst: 10, every: hour };

/** @param at on the clock of the school: a zip says no zone */
async function zipOf(files: readonly TextFile[], at: Date): Promise<Uint8Array<ArrayBuffer>> {
  const zip = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false, lastModDate: at });
  for (const { name, text } of files) await zip.add(name, new TextReader(text));
  return new Uint8Array(await zip.close());
}

/**
 * The pupils, staff and groups of this moment as a zip of OneRoster 1.2 CSV files. The name of the file names nobody.
 * @throws CallError 422 `school-exported-often`
 */
export async function exportRoster({ db, keys, session, now }: Call<'exportRoster'>): Promise<Response> {
  const { accountId } = session;
  const counted = await charge(db, bucketOf(keys, 'roster-exported', perSchool, accountId), now);
  if (!counted) throw unprocessable('school-exported-often');
  const roster = await readRoster(db);
  const counts = { pupils: roster.pupils.length, groups: roster.groups.length };
  await audit(db, session, { action: 'roster.exported', subjectId: accountId, counts }, now);
  const { today } = await schoolToday(db, now);
  const zip = await zipOf(writeRoster(roster), new Date(`${today}T12:00:00`));
  return new Response(zip, {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="sommeneiland-oneroster-${today}.zip"`,
      'content-security-policy': "default-src 'none'",
      'cache-control': 'no-store',
    },
  });
}
