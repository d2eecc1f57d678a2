import type { CallReply } from '../../api/call';

export type ExtraGroupPage = CallReply<'readExtraGroup'>;
export type MemberShown = ExtraGroupPage['members'][number];
/** A member or who is none today, with the days of the membership. */
export type Membership = ExtraGroupPage['others'][number];
