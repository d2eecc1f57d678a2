import type { CallReply } from '../../api/call';

type Found = CallReply<'findPupils'>;

export type PupilFound = Found['pupils'][number];
export type SchoolFound = Found['schools'][number];
