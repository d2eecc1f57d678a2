import { flagNames, openFlags } from '@/contract/flags';
import type { Changes } from '../../platform/audit/audit';
import { json } from '../../platform/db/columns';
import type { Db } from '../../platform/db/database';
import { forTenant } from '../../platform/db/tenant/for-tenant';
import type { Answer, Call } from '../../platform/http/call';
import { conflict } from '../../platform/http/errors';
import { registeredCode } from '../../site/registered-code';
import { audit } from '../audit';
import { type AccountDetails, readDetails, versionOf } from './account-details';
import { requireNoOverlap } from './licence-periods';

/** Fields whose values may hold the name of a person, so that the log says only that they changed. */
const unlogged: ReadonlySet<string> = new Set(['name', 'notes']);

/** Returns each field that differs, before and after, with those of parts as `licence.endsOn`. */
function changesOf(before: object, after: object, path = ''): Changes {
  const changes: Record<string, readonly [unknown, unknown]> = {};
  const olds = new Map<string, unknown>(Object.entries(before));
  for (const [key, now] of Object.entries(after) as [string, unknown][]) {
    const old = olds.get(key);
    const at = path + key;
    if (typeof now === 'object' && now !== null && typeof old === 'object' && old !== null)
      Object.assign(changes, changesOf(old, now, `${at}.`));
    else if (old !== now) changes[at] = unlogged.has(at) ? [null, null] : [old ?? null, now ?? null];
  }
  return changes;
}

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
    const changes = changesOf(before, after);
    const counts = { fields: Object.keys(changes).length };
    await audit(tx, session, { action: 'account.changed', subjectId: accountId, counts, changes }, now);
  });
  return {};
}
