import type { Db } from '../platform/db/database';

/**
 * The whole school waits here while another import or year is under way; who adds pupils does not, whose rows only point
 * at the account: a lock against those as well would wait for the licence while they wait for it.
 */
export const lockAccount = (tx: Db) =>
  tx.selectFrom('account').select('account_id').forNoKeyUpdate().execute();
