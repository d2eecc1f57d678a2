import type { Parsed } from '@/edexml/result';
import { type Budget, bucketOf, charge } from '../../identity/throttle/throttle';
import type { Answer, Call, Handlers } from '../../platform/http/call';
import { CallError, unprocessable } from '../../platform/http/errors';
import { type ErrorCode, errorSentence } from '../../shared/error-texts';
import { audit } from '../audit';
import { fetchForSchool, requireLink } from './fetch-for-school';
import { type Link, nextNight, readLink, schoolIdOf, sealKey, systemOf } from './link';
import { recordList, recordProblem } from './outcome';

/** Fetches that a school may ask for: somebody sets it up and tries a few times. */
const perSchool: Budget = { burst: 10, every: 10 * 60_000 };

const shown = (link: Link, { config, locale }: Pick<Call<'readAdministration'>, 'config' | 'locale'>) => ({
  systemId: link.system,
  systemName: systemOf(config, link.system)?.name ?? null,
  school: schoolIdOf(link),
  connectedAt: link.connected_at.toISOString(),
  nightly: link.nightly,
  applies: link.applies,
  nextAt: link.next_at?.toISOString() ?? null,
  last: link.fetched_at && {
    at: link.fetched_at.toISOString(),
    pupils: link.pupils,
    applied: link.applied,
    waiting: link.waiting,
  },
  problem: link.problem &&
    link.failed_at && {
      at: link.failed_at.toISOString(),
      message: errorSentence(link.problem.code as ErrorCode, locale, link.problem.values),
    },
});

async function readAdministration(call: Call<'readAdministration'>): Promise<Answer<'readAdministration'>> {
  const link = await readLink(call.db);
  return {
    systems: call.config.administrationSystems.map(({ id, name }) => ({ id, name })),
    link: link ? shown(link, call) : null,
  };
}

/** @throws CallError 422 when this installation has no such system */
async function connectAdministration(call: Call<'connectAdministration'>) {
  const { db, session, body, keys, config, now } = call;
  const { accountId, personId } = session;
  if (!systemOf(config, body.systemId)) throw unprocessable('administration-gone');
  const { school } = body;
  const ofSchool =
    'brin' in school
      ? { brin: school.brin, branch: school.branch, school_key: null }
      : { brin: null, branch: null, school_key: school.schoolKey };
  const key = { sealed: sealKey(keys, accountId, body.key), connected_at: now, connected_by: personId };
  await db.transaction().execute(async (tx) => {
    const replaced = await tx
      .updateTable('administration_link')
      .set({ ...key, problem: null, failed_at: null, failures: 0 })
      .where('system', '=', body.systemId)
      .where('brin', 'is not distinct from', ofSchool.brin)
      .where('branch', 'is not distinct from', ofSchool.branch)
      .where('school_key', 'is not distinct from', ofSchool.school_key)
      .returning('system')
      .executeTakeFirst();
    if (!replaced) {
      // What was allowed and what came was about another list.
      await tx.deleteFrom('administration_link').execute();
      await tx
        .insertInto('administration_link')
        .values({ ...ofSchool, ...key, system: body.systemId })
        .execute();
    }
    const entry = { action: 'administration.connected', subjectId: accountId, counts: {} } as const;
    await audit(tx, session, entry, now);
  });
  return {};
}

async function disconnectAdministration({ db, session, now }: Call<'disconnectAdministration'>) {
  await db.transaction().execute(async (tx) => {
    const gone = await tx.deleteFrom('administration_link').returning('system').execute();
    if (gone.length === 0) return;
    const { accountId: subjectId } = session;
    await audit(tx, session, { action: 'administration.disconnected', subjectId, counts: {} }, now);
  });
  return {};
}

/** @throws CallError 422 when the school is not connected */
async function setAdministrationNights(call: Call<'setAdministrationNights'>) {
  const { db, session, body, now } = call;
  const { accountId, personId } = session;
  const nightly = body.nightly;
  const applies = nightly && body.applies;
  await db.transaction().execute(async (tx) => {
    await requireLink(tx);
    await tx
      .updateTable('administration_link')
      .set({
        nightly,
        applies,
        allowed_by: nightly ? personId : null,
        next_at: nightly ? nextNight(accountId, now) : null,
        told_waiting: null,
      })
      .execute();
    const counts = { nightly: Number(nightly), applies: Number(applies) };
    await audit(tx, session, { action: 'administration.nights-set', subjectId: accountId, counts }, now);
  });
  return {};
}

/** Fetches the list that somebody asks for, and writes down how it went. */
async function fetchAsked(call: Call<'fetchAdministration' | 'testAdministration'>): Promise<Parsed> {
  const { db, session, keys, now } = call;
  const { accountId } = session;
  const link = await requireLink(db);
  const counted = await charge(db, bucketOf(keys, 'administration-fetched', perSchool, accountId), now);
  if (!counted) throw unprocessable('administration-often');
  try {
    return await fetchForSchool({ ...call, accountId }, link);
  } catch (error) {
    if (error instanceof CallError) await recordProblem(db, error, now);
    throw error;
  }
}

async function testAdministration(call: Call<'testAdministration'>): Promise<Answer<'testAdministration'>> {
  const { file, counts } = await fetchAsked(call);
  await call.db
    .updateTable('administration_link')
    .set({ problem: null, failed_at: null, failures: 0 })
    .execute();
  return { pupils: counts.pupils, groups: counts.groups, schoolCode: file.school.code };
}

/** Fetches the list for a person, who then sees everything that waits. */
async function fetchAdministration(
  call: Call<'fetchAdministration'>,
): Promise<Answer<'fetchAdministration'>> {
  const { db, session, now } = call;
  const list = await fetchAsked(call);
  const { pupils, groups } = list.counts;
  await recordList(db, { pupils, applied: 0, waiting: 0 }, now);
  const entry = {
    action: 'administration.fetched',
    subjectId: session.accountId,
    counts: { pupils, groups },
  } as const;
  await audit(db, session, entry, now);
  const { file, notes, leftOut, teachers, counts, looksLikeMojibake, splitGroups, mixed } = list;
  return {
    file,
    notes: [...notes],
    leftOut: [...leftOut],
    teachers: teachers.map((one) => ({ ...one, roles: [...one.roles], groupKeys: [...one.groupKeys] })),
    mixed: [...mixed],
    counts: { ...counts },
    looksLikeMojibake,
    splitGroups,
  };
}

export const handlers = {
  readAdministration,
  connectAdministration,
  disconnectAdministration,
  setAdministrationNights,
  testAdministration,
  fetchAdministration,
} satisfies Partial<Handlers>;
