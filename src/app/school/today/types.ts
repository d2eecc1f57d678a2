import type { CallReply } from '../../api/call';

export type TodayShown = CallReply<'readToday'>;
export type PupilToday = TodayShown['pupils'][number];
export type Instruction = NonNullable<TodayShown['instruction']>;
export type Proposal = NonNullable<TodayShown['proposal']>;
export type Person = Proposal['members'][number];
export type Collection = Proposal['collection'];

/** The block that has the page's one filled button; null when nothing can be set ready. */
export type Primary = 'instruction' | 'proposal' | 'pupils' | null;
