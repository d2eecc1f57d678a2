import * as z from 'zod';

/** Name of a card in each language; what the office left empty is filled in from the Dutch one. */
const CardTitle = z.object({ nl: z.string(), be: z.string(), en: z.string() });

/** How a card looks that a child has begun: this never changes any more, but for its name. */
export const CardLook = z.object({
  /** A set of pictures. A client that does not know it draws stars. */
  art: z.string(),
  title: CardTitle,
  /** Stamps that fill it. */
  size: z.number().int(),
});

/** The card being filled. What is optional is missing in maps that a device stored before cards had a look. */
export const SavingsCard = z.object({
  cardId: z.string(),
  stamps: z.number().int(),
  size: z.number().int(),
  /** Full cards before it. */
  full: z.number().int(),
  /** All stamps ever earned. */
  total: z.number().int().optional(),
  art: z.string().optional(),
  title: CardTitle.optional(),
  /** The card before, while this one is empty: the last stamp filled it. */
  filled: CardLook.optional(),
});
