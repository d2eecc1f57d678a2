import * as z from 'zod';

/** Progress of a pupil towards a goal; `unsure`: practised, with too few answers for a statement. */
export const GoalState = z.enum(['reached', 'nearly', 'under-way', 'unsure', 'not-begun']);
