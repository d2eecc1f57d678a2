import type { Handlers } from '../call';
import { finishWindow } from './finish-window';
import { readKeepsake, saveKeepsake } from './keepsakes';
import { putAnswers } from './put-answers';
import { putWindow, readWindow } from './put-window';
import { readMap } from './read-map';

export const handlers = {
  readMap,
  putWindow,
  readWindow,
  putAnswers,
  finishWindow,
  readKeepsake,
  saveKeepsake,
} satisfies Partial<Handlers>;
