import { call } from '../api/call';

/** Ends looking in as a user of a school, and goes back to the office's page of the account. */
export async function stopLookingIn(): Promise<void> {
  const { accountId } = await call('stopLookingIn');
  // A new document, so that nothing of what was seen stays in memory.
  location.assign(accountId ? `/superadmin/accounts/${accountId}/bewerken` : '/superadmin/dashboard');
}
