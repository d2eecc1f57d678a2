import type { Handlers } from '../platform/http/call';
import { putAnswers } from './answers/put-answers';
import { finishWindow } from './island/finish-window';
import { readKeepsake, saveKeepsake } from './island/keepsakes';
import { readLearnedToday } from './island/learned-today';
import { readOwnWork } from './island/own-work';
import { readMap } from './island/read-map';
import { readStamps } from './island/read-stamps';
import { handlers as stops } from './stops/handlers';
import { putWindow, readWindow } from './windows/put-window';
import { reportWaiting } from './windows/waiting-answers';

export const handlers = {
  readMap,
  putWindow,
  readWindow,
  putAnswers,
  finishWindow,
  reportWaiting,
  readOwnWork,
  readLearnedToday,
  readStamps,
  readKeepsake,
  saveKeepsake,
  ...stops,
} satisfies Partial<Handlers>;
