import { flagNames, openFlags } from '@/contract/flags';
import { json } from '../../platform/db/columns';
import type { Db } from '../../platform/db/database';
import { forTenant } from '../../platform/db/tenant/for-tenant';
import type { Answer, Call } from '../../platform/http/call';
import { conflict } from '../../platform/http/errors';
import { registeredCode } from '../../site/registered-code';
import { audit } from '../audit';
import { changesOf } from '../changes-of';
import { type AccountDetails, readDetails, versionOf } from './account-details';
import { requireNoOverlap } from './licence-periods';

/** Fields whose values may hold the name of a person. */
const unlogged: ReadonlySet<string> = new Set(['name', 'notes']);

/** Flags that differ from those the kind of account begins with. */
function flagsToStore(kind: AccountDetails['kind'], flags: AccountDetails['flags']) {
  const usual = openFlags(kind, {});
  return Object.fromEntries(
    flagNames.filter((flag) => flags[flag] !== usual[flag]).map((flag) => [flag, flags[flag]]),
  );
}

async function store(tx: Db, before: AccountDetails, after: AccountDetails): Promise<void> {
  const { name, kind, country, schoolCode, locale, notes, flags, licence } = after;
  await tx
    .updateTable('account')
    .set({
      name,
      kind,
      country,
      school_code: schoolCode,
      locale: locale === country ? null : locale,
      notes,
      flags: json(flagsToStore(kind, flags)),
      ...(country !== before.country && { region: country === 'be' ? 'vlaanderen' : 'nederland' }),
    })
    .execute();
  if (!licence) return;
  await requireNoOverlap(tx, licence);
  await tx
    .updateTable('licence')
    .set({
      kind: licence.kind,
      pupils_allowed: licence.pupils,
      starts_on: licence.startsOn,
      ends_on: licence.endsOn,
    })
    .execute();
}

/**
 * Changes an account, unless somebody else did since it was read.
 * @throws CallError 404, 409 `account-changed`, 422 `licence-overlaps`
 */
export async function changeAccount({
  db,
  params,
  body,
  session,
  now,
}: Call<'changeAccount'>): Promise<Answer<'changeAccount'>> {
  const { version, ...details } = body;
  const { accountId } = params;
  await db.transaction().execute(async (all) => {
    const tx = forTenant(all, accountId);
    const before = await readDetails(tx, { lock: true });
    if (versionOf(before) !== version) throw conflict('account-changed');
    const after: AccountDetails = {
      ...details,
      schoolCode: registeredCode(details.country, details.schoolCode ?? ''),
      licence: before.licence && (details.licence ?? before.licence),
    };
    await store(tx, before, after);
    const changes = changesOf(before, after, unlogged);
    const counts = { fields: Object.keys(changes).length };
    await audit(tx, session, { action: 'account.changed', subjectId: accountId, counts, changes }, now);
  });
  return {};
}
