import * as z from 'zod';

/** Title in each language; Flemish only where it differs from Dutch. */
export const Title = z.object({ nl: z.string(), en: z.string(), be: z.string().optional() });
