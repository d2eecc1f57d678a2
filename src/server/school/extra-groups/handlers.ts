import type { Handlers } from '../../platform/http/call';
import { addExtraGroup, archiveExtraGroup, changeExtraGroup } from './change-extra-groups';
import { putExtraMembers, removeExtraMembers } from './change-members';
import { removeExtraTasks } from './extra-tasks';

export const handlers = {
  addExtraGroup,
  changeExtraGroup,
  archiveExtraGroup,
  putExtraMembers,
  removeExtraMembers,
  removeExtraTasks,
} satisfies Partial<Handlers>;
