import type { Handlers } from '../call';
import { addPupils } from './add-pupils';
import { changePupil, erasePupil, movePupils, restorePupils, trashPupils } from './change-pupils';
import { exportPupil } from './export-pupil';
import { listTrash } from './list-trash';

export const handlers = {
  addPupils,
  changePupil,
  movePupils,
  trashPupils,
  restorePupils,
  erasePupil,
  exportPupil,
  listTrash,
} satisfies Partial<Handlers>;
