import { addressOf, call } from '../../api/call';
import { settlePendingLogout } from '../../session/device/pending-logout';
import { pageSetting } from '../../shared/page-setting';

/** A service with which adults may sign in. */
export interface Provider {
  readonly id: string;
  readonly name: string;
}

/** Returns the services that this installation uses; none without a server that says so. */
export function providersHere(): readonly Provider[] {
  const list = JSON.parse(pageSetting('sign-in-providers') || '[]') as readonly (readonly [string, string])[];
  return list.map(([id, name]) => ({ id, name }));
}

/** Leaves the page for the sign-in of the provider. */
export async function goToProvider({ id }: Provider): Promise<void> {
  await settlePendingLogout();
  location.assign(addressOf('openProvider', { params: { providerId: id } }).url);
}

/** Completes the sign-in that a provider began. */
export const finishProviderSignIn = (code: string | undefined) =>
  call('finishProviderSignIn', { body: code === undefined ? {} : { code } });
