import * as z from 'zod';
import { shapeNames } from '@/maths/sum/shape/shape-names';
import { countries } from '../form-rules';
import { gameIds } from '../game-ids';
import { gameTextLimits, gameYears } from '../game-years';
import { officeRoles, route } from '../route';

const office = { tenancy: 'office', roles: officeRoles } as const;
const one = z.object({ game: z.string().regex(/^[a-z0-9-]{1,32}$/) });

/** Both may be empty: then the game's own text is shown. */
const Text = z.object({
  title: z.string().trim().max(gameTextLimits.title),
  goal: z.string().trim().max(gameTextLimits.goal),
});

const Details = z.object({
  /** Countries in which it is offered. */
  countries: z.array(z.enum(countries)).max(countries.length),
  /** First and last day of its season; null: since always, for good. */
  from: z.iso.date().nullable(),
  until: z.iso.date().nullable(),
  /** Years to which it is offered, in Dutch numbering. */
  years: z.array(z.union(gameYears.map((year) => z.literal(year)))).max(gameYears.length),
  /** Shapes of sums that it takes and is not to ask. */
  without: z.array(z.enum(shapeNames)).max(shapeNames.length),
  texts: z.object({ nl: Text, be: Text, en: Text }),
  /** 0 while nobody has set anything. */
  version: z.int().min(0).max(1_000_000),
});

const Shown = Details.extend({
  game: z.enum(gameIds),
  /** When it was last changed, and by whom; the name is null when that person is gone. */
  changed: z.object({ at: z.string(), by: z.string().nullable() }).nullable(),
  /** Rounds of the last four weeks that were finished, with their answers. */
  usage: z.object({ rounds: z.number().int(), answers: z.number().int(), wrong: z.number().int() }),
});

/** Games and to whom they are offered. */
export const officeGames = {
  listOfficeGames: route({
    ...office,
    method: 'GET',
    path: '/api/office/games',
    reply: z.object({ games: z.array(Shown) }),
  }),
  readOfficeGame: route({
    ...office,
    method: 'GET',
    path: '/api/office/games/:game',
    params: one,
    reply: Shown,
  }),
  /**
   * Sets to whom a game is offered. Refused when somebody else changed it since `version` was read, and when a collection
   * would be left without a game.
   */
  saveOfficeGame: route({
    ...office,
    method: 'PUT',
    path: '/api/office/games/:game',
    params: one,
    body: Details,
    reply: z.object({ version: z.number().int() }),
  }),
};
