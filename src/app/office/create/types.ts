import type { CallInput, CallReply } from '../../api/call';

export type ApplicationShown = CallReply<'listApplications'>['applications'][number];
export type NewAccount = CallInput<'createAccount'>['body'];
