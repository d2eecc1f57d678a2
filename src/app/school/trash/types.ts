import type { CallReply } from '../../api/call';

export type TrashedPupil = CallReply<'listTrash'>['pupils'][number];
