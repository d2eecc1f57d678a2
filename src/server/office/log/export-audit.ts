import { byteOrderMark, type Cell, toCsv } from '@/contract/csv';
import { type Budget, bucketOf, charge } from '../../identity/throttle/throttle';
import type { AllAccountsDb } from '../../platform/db/database';
import { forTenant } from '../../platform/db/tenant/for-tenant';
import { asStream } from '../../platform/http/as-stream';
import type { Call } from '../../platform/http/call';
import { unprocessable } from '../../platform/http/errors';
import { audit } from '../audit';
import { findEntries } from './find-entries';

const hour = 3_600_000;
/** It may read a year of entries: now and then, not on and on. */
const perPerson: Budget = { burst: 10, every: hour / 2 };
/** Rows per statement. On the embedded database answers of children wait no longer than one statement takes. */
const piece = 500;

const head: readonly Cell[] = [
  'at',
  'account',
  'accountId',
  'actor',
  'actorId',
  'action',
  'subjectId',
  'counts',
  'changes',
];

const asText = (values: object): string => (Object.keys(values).length > 0 ? JSON.stringify(values) : '');

/** The file, piece by piece, so that a year of entries is never in memory at once. */
async function* asCsv({ db, query, session, locale }: Call<'exportAudit'>): AsyncGenerator<string> {
  const lines = (rows: readonly (readonly Cell[])[]) => `${toCsv(rows, locale === 'en')}\r\n`;
  yield byteOrderMark + lines([head]);
  const all: AllAccountsDb = db;
  for (let after: string | null = null; ; ) {
    const entries: Awaited<ReturnType<typeof findEntries>> = await findEntries(all, query, {
      size: piece,
      after,
      office: session.accountId,
    });
    if (entries.length === 0) return;
    yield lines(
      entries.map(({ at, account, accountId, actor, actorId, action, subjectId, counts, changes }) => [
        at,
        account,
        accountId,
        actor,
        actorId,
        action,
        subjectId,
        asText(counts),
        asText(changes),
      ]),
    );
    after = entries.at(-1)?.eventId ?? null;
  }
}

/**
 * Returns all entries of a filter as a CSV file, in which no text runs as a formula.
 * @throws CallError 422 `log-exported-often`
 */
export async function exportAudit(call: Call<'exportAudit'>): Promise<Response> {
  const { db, keys, session, now } = call;
  const counted = await charge(db, bucketOf(keys, 'log-exported', perPerson, session.personId), now);
  if (!counted) throw unprocessable('log-exported-often');
  const entry = { action: 'log.exported', subjectId: session.personId, counts: {} } as const;
  await audit(forTenant(db, session.accountId), session, entry, now);
  return new Response(asStream(asCsv(call)), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="sommeneiland-log-${now.toISOString().slice(0, 10)}.csv"`,
      'content-security-policy': "default-src 'none'",
      'cache-control': 'no-store',
    },
  });
}
