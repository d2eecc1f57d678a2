import * as z from 'zod';

/** How far a pupil is with a goal; `unsure` is practised, and too little yet to say anything. */
export const GoalState = z.enum(['reached', 'nearly', 'under-way', 'unsure', 'not-begun']);
