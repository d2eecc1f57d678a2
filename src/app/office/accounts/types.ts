import type { CallReply } from '../../api/call';

export type AccountShown = CallReply<'listAccounts'>['accounts'][number];
