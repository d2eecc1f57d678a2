import type { CallReply } from '../../api/call';

export type TodayShown = CallReply<'readToday'>;
export type PupilToday = TodayShown['pupils'][number];
export type Instruction = NonNullable<TodayShown['instruction']>;
export type Proposal = NonNullable<TodayShown['proposal']>;
export type Person = Proposal['members'][number];
export type Collection = Proposal['collection'];
export type Done = TodayShown['done'][number];
export type Effect = TodayShown['effects'][number];
export type Matter = Done['matter'];
export type InterventionKind = Done['kind'];

/** The block that has the page's one filled button; null when nothing can be set ready. */
export type Primary = 'instruction' | 'proposal' | 'pupils' | null;
