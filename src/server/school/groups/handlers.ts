import type { Handlers } from '../../platform/http/call';
import { addGroup, archiveGroup, changeGroup, setGroupTeachers } from './change-groups';
import { makeLoginCards } from './login-cards';
import { setSignIn } from './set-sign-in';

export const handlers = {
  makeLoginCards,
  setSignIn,
  addGroup,
  changeGroup,
  setGroupTeachers,
  archiveGroup,
} satisfies Partial<Handlers>;
