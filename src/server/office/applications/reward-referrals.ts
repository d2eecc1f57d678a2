import type { Services } from '../../platform/services';
import { rewardReferral } from '../../school/friends/referral-reward';

/** Days in which a reward is still tried for: the server may have stood still. */
const days = 30;
const dayMs = 86_400_000;

/** Thanks those whose friends got an account. Each is thanked once, however often this runs. */
export async function rewardReferrals(
  { database: { db }, keys, config }: Services,
  now: Date,
): Promise<void> {
  const accepted = await db
    .selectFrom('application')
    .where('answered_at', '>', new Date(now.getTime() - days * dayMs))
    .where('made_account_id', 'is not', null)
    .where('reference', 'is not', null)
    .select('reference')
    .execute();
  const pageOrigin = config.pageOrigins[0] ?? '';
  for (const { reference } of accepted) await rewardReferral({ db, keys, pageOrigin, now }, reference ?? '');
}
