import type { CallReply } from '../../api/call';

export type PupilShown = CallReply<'listPupils'>['pupils'][number];

/** Actions of one pupil. */
export type PupilAction = 'progress' | 'edit' | 'settings' | 'card' | 'move' | 'export' | 'trash';
