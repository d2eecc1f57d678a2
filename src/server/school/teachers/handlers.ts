import type { Handlers } from '../../platform/http/call';
import { changeTeacher, disableTeacher } from './change-teacher';
import { handBackGroups, handOverGroups } from './hand-over';
import { importTeachers } from './import-teachers';
import { inviteAgain, inviteTeacher } from './invite-teacher';
import { listTeachers } from './list-teachers';

export const handlers = {
  listTeachers,
  inviteTeacher,
  importTeachers,
  inviteAgain,
  changeTeacher,
  disableTeacher,
  handOverGroups,
  handBackGroups,
} satisfies Partial<Handlers>;
