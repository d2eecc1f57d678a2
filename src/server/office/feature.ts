import { listAccounts } from './accounts/list-accounts';

/** The room registers these with the server. */
export const office = { handlers: { listAccounts } };
