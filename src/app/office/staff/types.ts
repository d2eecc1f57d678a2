import type { CallReply } from '../../api/call';

export type Colleague = CallReply<'listStaff'>['staff'][number];
