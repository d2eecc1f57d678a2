import type { Handlers } from '../call';
import { changeTeacher, disableTeacher, handOverGroups } from './change-teacher';
import { inviteAgain, inviteTeacher } from './invite-teacher';
import { listTeachers } from './list-teachers';

export const handlers = {
  listTeachers,
  inviteTeacher,
  inviteAgain,
  changeTeacher,
  disableTeacher,
  handOverGroups,
} satisfies Partial<Handlers>;
