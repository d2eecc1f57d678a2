import { listAccounts } from './accounts/list-accounts';

/** What the room registers with the server. */
export const office = { handlers: { listAccounts } };
