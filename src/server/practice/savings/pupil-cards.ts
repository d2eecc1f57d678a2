import type * as z from 'zod';
import type { SavingsCard, CardLook as ShownLook } from '@/contract/savings-card';
import type { Day } from '../../platform/db/columns';
import { type CardDesign, type CardLook, nextLook, starCard } from './card-designs';

/** The cards of a pupil, and where its stamps are on them. */
export interface PupilCards {
  /** All that it began, and the one being filled, which may be empty. */
  readonly cards: readonly CardLook[];
  /** All stamps that it earned. */
  readonly stamps: number;
  readonly designs: readonly CardDesign[];
}

const room = (cards: readonly CardLook[]): number => cards.reduce((sum, { size }) => sum + size, 0);

/**
 * Adds to the cards that are stored those that the stamps need, so that there is always one with room left.
 *
 * @param stored cards of the pupil, oldest first
 */
export function withRoom(stored: readonly CardLook[], others: Omit<PupilCards, 'cards'>, today: Day) {
  const { stamps, designs } = others;
  const cards = [...stored];
  while (room(cards) <= stamps) {
    const had = cards.map(({ card_id }) => card_id);
    cards.push(nextLook(had, designs, today));
  }
  return cards;
}

/** Number of stamps before a card; 1 is the first. */
export const stampsBefore = ({ cards }: PupilCards, number: number): number =>
  room(cards.slice(0, number - 1));

/** Number of full cards: the card after them is the one being filled. */
export const fullCards = (of: PupilCards): number =>
  of.cards.findIndex((_, place) => stampsBefore(of, place + 2) > of.stamps);

/** Describes a card for its pupil. Its name is that of today: the office may mend a mistake in it. */
export function lookOf({ cards, designs }: PupilCards, number: number): z.infer<typeof ShownLook> {
  const { art, size, card_id } = cards[number - 1] ?? starCard;
  const { title } = designs.find((design) => design.card_id === card_id) ?? starCard;
  const { nl, be, en } = title;
  return { art, size, title: { nl, be: be || nl, en: en || nl } };
}

/** Describes the card being filled for its pupil. */
export function savingsCardOf(of: PupilCards): z.infer<typeof SavingsCard> {
  const full = fullCards(of);
  const stamps = of.stamps - stampsBefore(of, full + 1);
  return {
    cardId: `card-${full + 1}`,
    stamps,
    full,
    total: of.stamps,
    ...lookOf(of, full + 1),
    ...(stamps === 0 && full > 0 && { filled: lookOf(of, full) }),
  };
}
