import { dealCards } from '@/maths/sum/shape/deal-cards';

export type Card = (typeof dealCards)[number];

/** Most cards on the cart, and most for the goat. */
export const holds = { cart: 8, goat: 4 } as const;

/** Returns the fewest cards that make a number, the largest first. */
export function cardsFor(amount: number): readonly Card[] {
  const cards: Card[] = [];
  let rest = amount;
  for (const card of dealCards) for (; rest >= card && cards.length < 40; rest -= card) cards.push(card);
  return cards;
}

/** Cards that are on offer where the numbers of a sum go up to this one: a larger card would not help. */
export const offerFor = (largest: number): readonly Card[] =>
  dealCards.filter((card) => card <= Math.max(10, largest));

export const totalOf = (cards: readonly number[]): number => cards.reduce((sum, card) => sum + card, 0);
