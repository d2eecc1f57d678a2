import type { Handlers } from '../call';
import { changeTeacher, disableTeacher } from './change-teacher';
import { handBackGroups, handOverGroups } from './hand-over';
import { inviteAgain, inviteTeacher } from './invite-teacher';
import { listTeachers } from './list-teachers';
import { takeInTeachers } from './take-in-teachers';

export const handlers = {
  listTeachers,
  inviteTeacher,
  takeInTeachers,
  inviteAgain,
  changeTeacher,
  disableTeacher,
  handOverGroups,
  handBackGroups,
} satisfies Partial<Handlers>;
