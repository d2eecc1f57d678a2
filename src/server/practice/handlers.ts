import type { Handlers } from '../call';
import { saveAvatar } from '../pupils/avatar';
import { finishWindow } from './finish-window';
import { readKeepsake, saveKeepsake } from './keepsakes';
import { readOwnWork } from './own-work';
import { putAnswers } from './put-answers';
import { putWindow, readWindow } from './put-window';
import { readMap } from './read-map';
import { readStamps } from './read-stamps';
import { reportWaiting } from './waiting-answers';

export const handlers = {
  readMap,
  putWindow,
  readWindow,
  putAnswers,
  finishWindow,
  reportWaiting,
  readOwnWork,
  readStamps,
  saveAvatar,
  readKeepsake,
  saveKeepsake,
} satisfies Partial<Handlers>;
