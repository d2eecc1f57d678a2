import * as z from 'zod';

const Text = z.object({ nl: z.string().optional(), be: z.string().optional(), en: z.string().optional() });

/** How the office set a game, for one school today; games of which nothing is set are not listed. */
export const GameSetting = z.object({
  game: z.string(),
  /** Not offered: it is off in the school's country, or out of season. */
  closed: z.boolean(),
  /** Years to which it is offered; null: all. */
  years: z.array(z.number().int()).nullable(),
  /** Shapes of sums that it is not to ask. */
  without: z.array(z.string()),
  /** Texts instead of those of the game, in the languages that have one. */
  title: Text,
  goal: Text,
});
