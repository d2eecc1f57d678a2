import type { CallReply } from '../../../api/call';

export type PupilSettings = CallReply<'readPupilSettings'>;
