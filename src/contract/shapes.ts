import * as z from 'zod';

/** How many sums have which shapes (`src/maths/sum/shape`): `{ "T T50": 43, "T": 57 }`. */
export const Shapes = z.record(z.string().max(64), z.number().int());
