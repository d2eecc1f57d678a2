import * as z from 'zod';

/** A title in each language; Flemish where it differs from Dutch. */
export const Title = z.object({ nl: z.string(), en: z.string(), be: z.string().optional() });
