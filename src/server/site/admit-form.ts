import type { BotAction } from '@/contract/passwords';
import { requirePerson } from '../identity/bot-check/bot-check';
import { type Budget, bucketOf, chargeAll } from '../identity/throttle/throttle';
import type { CallContext } from '../platform/http/call';
import { unprocessable } from '../platform/http/errors';

const hour = 3_600_000;
/** Forms in the name of one email address, which each get it an email. */
const perEmail: Budget = { burst: 5, every: 6 * hour };
/** Forms from one network address, which a whole school may share. */
const perAddress: Budget = { burst: 30, every: hour / 6 };

interface Form {
  readonly email: string;
  readonly botToken: string;
  readonly website: string;
}

/**
 * Admits a public form when a person's browser sends it and neither its email nor its network address sent too many.
 * @returns false when a machine filled in the field that nobody sees: it is told that all went well
 * @throws CallError 422 `bot-check-failed`, `forms-throttled`
 */
export async function admitForm(
  call: CallContext,
  action: BotAction,
  { email, botToken, website }: Form,
): Promise<boolean> {
  if (website !== '') return false;
  await requirePerson(call, action, botToken);
  const { db, keys, now, address } = call;
  const buckets = [
    bucketOf(keys, `${action}-of`, perEmail, email.toLowerCase()),
    bucketOf(keys, `${action}-from`, perAddress, address),
  ];
  if (await chargeAll(db, buckets, now)) throw unprocessable('forms-throttled');
  return true;
}
