import type { CallReply } from '../../api/call';

export type PupilFound = CallReply<'searchPupils'>['pupils'][number];
