import type { CallReply } from '../../../api/call';

/** What grew on a child's island, by game. */
export type Growth = CallReply<'readMap'>['growth'];
