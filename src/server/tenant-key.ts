/*
 * Two schools may hold equal ids: an id of a pupil, person or group names something only together with its account.
 * Whatever this process keeps by such an id is keyed by a TenantKey, so that a bare id does not compile there.
 */

/** Names one thing of one account, as text. */
export type TenantKey = string & { readonly __brand: 'TenantKey' };

/** @param ids one id, or several of which the first owns the next */
export const tenantKey = (accountId: string, ...ids: readonly [string, ...string[]]): TenantKey =>
  [accountId, ...ids].join(' ') as TenantKey;

/** The account and the ids of a key. Texts from other processes are read with it too. */
export function readTenantKey(key: string): { readonly accountId: string; readonly ids: readonly string[] } {
  const [accountId = '', ...ids] = key.split(' ');
  return { accountId, ids };
}
