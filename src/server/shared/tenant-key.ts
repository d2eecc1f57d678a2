/*
 * Two schools may have equal ids: an id of a pupil, person or group is unique only together with its account.
 * Maps that live as long as the process use a TenantKey for such an id, so that a bare id does not compile there.
 */

/** Text that identifies one object of one account. */
export type TenantKey = string & { readonly __brand: 'TenantKey' };

/** Makes a key. @param ids one id, or several of which each owns the next */
export const tenantKey = (accountId: string, ...ids: readonly [string, ...string[]]): TenantKey =>
  [accountId, ...ids].join(' ') as TenantKey;

/** Returns account and ids of a key, also of one that another process sent. */
export function readTenantKey(key: string): { readonly accountId: string; readonly ids: readonly string[] } {
  const [accountId = '', ...ids] = key.split(' ');
  return { accountId, ids };
}
