import type { CallReply } from '../../api/call';

export type TeacherShown = CallReply<'listTeachers'>['teachers'][number];
export type GroupShown = CallReply<'listTeachers'>['groups'][number];
