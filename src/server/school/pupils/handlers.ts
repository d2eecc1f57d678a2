import type { Handlers } from '../../platform/http/call';
import { addPupils } from './add-pupils';
import { changePupil, movePupils, restorePupils, trashPupils } from './change-pupils';
import { searchPupils } from './search-pupils';

export const handlers = {
  addPupils,
  changePupil,
  movePupils,
  trashPupils,
  restorePupils,
  searchPupils,
} satisfies Partial<Handlers>;
