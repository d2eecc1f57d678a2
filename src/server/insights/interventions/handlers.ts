import { recordIntervention } from './record-intervention';
import { closeIntervention, undoIntervention } from './undo-intervention';

export const handlers = { recordIntervention, undoIntervention, closeIntervention };
