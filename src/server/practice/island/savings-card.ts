import type * as z from 'zod';
import type { PupilMap } from '@/contract/practice';

/** Stamps that fill a card. */
export const cardSize = 10;

/** The card being filled, and how many were filled before it, from all stamps ever earned. */
export function savingsCard(stamps: number): z.infer<typeof PupilMap>['savingsCard'] {
  const full = Math.floor(stamps / cardSize);
  return { cardId: `card-${full + 1}`, stamps: stamps % cardSize, size: cardSize, full };
}
