// Made by `npm run assets` from drawings.ts: change the drawings, not this file.
import empty96 from './media/empty-96.webp?url';
import empty192 from './media/empty-192.webp?url';
import full96 from './media/full-96.webp?url';
import full192 from './media/full-192.webp?url';
import star96 from './media/star-96.webp?url';
import star192 from './media/star-192.webp?url';

/** Addresses by width in px. */
export const images = {
  'empty': { 96: empty96, 192: empty192 },
  'full': { 96: full96, 192: full192 },
  'star': { 96: star96, 192: star192 },
} as const;
