import type { CallReply } from '../../../api/call';

export type GroupProgress = CallReply<'readGroupProgress'>;
