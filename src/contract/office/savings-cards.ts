import * as z from 'zod';
import { Id } from '../auth';
import { cardArts, cardSizes, cardTitleMax } from '../card-rules';
import { officeRoles, route } from '../route';

const office = { tenancy: 'office', roles: officeRoles } as const;
const one = z.object({ cardId: Id });
const Name = z.string().trim().max(cardTitleMax);

const Details = z.object({
  /** Flemish and English stay empty where the Dutch name is for everybody. */
  title: z.object({ nl: Name, be: Name, en: Name }),
  art: z.enum(cardArts),
  /** Stamps that fill it. */
  size: z.union(cardSizes.map((size) => z.literal(size))),
  on: z.boolean(),
  /** First and last day of its season; null: since always, for good. */
  from: z.iso.date().nullable(),
  until: z.iso.date().nullable(),
  /** The season returns each year; then both days are given. */
  everyYear: z.boolean(),
});

const Shown = Details.extend({
  cardId: Id,
  version: z.number().int(),
  archived: z.boolean(),
  /** When it was last changed, and by whom; null when it is as it came with the program or that person is gone. */
  changed: z.object({ at: z.string(), by: z.string().nullable() }),
});

/** Cards on which children save stamps. */
export const officeSavingsCards = {
  /** All cards in the order in which children get them, the archived ones among them. */
  listOfficeSavingsCards: route({
    ...office,
    method: 'GET',
    path: '/api/office/savings-cards',
    reply: z.object({ cards: z.array(Shown) }),
  }),
  /**
   * Makes or changes a card; children who have begun it keep it as it was, but for its name. Refused when somebody else
   * changed it since `version` was read, and when no card would be left that children can always get.
   */
  saveOfficeSavingsCard: route({
    ...office,
    method: 'PUT',
    path: '/api/office/savings-cards/:cardId',
    params: one,
    body: Details.extend({
      title: Details.shape.title.refine(({ nl }) => nl !== '', { path: ['nl'], params: { key: 'required' } }),
      /** 0 for a new card. */
      version: z.int().min(0).max(1_000_000),
    }),
    reply: z.object({ version: z.number().int() }),
    perAddress: { perSecond: 1, burst: 20 },
  }),
  /** Takes a card out of what children get, or puts it back. */
  archiveOfficeSavingsCard: route({
    ...office,
    method: 'PUT',
    path: '/api/office/savings-cards/:cardId/archived',
    params: one,
    body: z.object({ archived: z.boolean() }),
    reply: z.object({}),
  }),
  /** Puts all cards in another order; refused when their order is not the one that was read. */
  orderOfficeSavingsCards: route({
    ...office,
    method: 'PUT',
    path: '/api/office/savings-card-order',
    body: z.object({ from: z.array(Id).max(500), to: z.array(Id).max(500) }),
    reply: z.object({}),
  }),
};
