// Made by `npm run assets` from drawings.ts: change the drawings, not this file.
import autumn96 from './media/autumn-96.webp?url';
import autumn192 from './media/autumn-192.webp?url';
import empty96 from './media/empty-96.webp?url';
import empty192 from './media/empty-192.webp?url';
import emptyAutumn96 from './media/empty-autumn-96.webp?url';
import emptyAutumn192 from './media/empty-autumn-192.webp?url';
import emptySpring96 from './media/empty-spring-96.webp?url';
import emptySpring192 from './media/empty-spring-192.webp?url';
import emptySummer96 from './media/empty-summer-96.webp?url';
import emptySummer192 from './media/empty-summer-192.webp?url';
import emptyWinter96 from './media/empty-winter-96.webp?url';
import emptyWinter192 from './media/empty-winter-192.webp?url';
import full96 from './media/full-96.webp?url';
import full192 from './media/full-192.webp?url';
import spring96 from './media/spring-96.webp?url';
import spring192 from './media/spring-192.webp?url';
import star96 from './media/star-96.webp?url';
import star192 from './media/star-192.webp?url';
import summer96 from './media/summer-96.webp?url';
import summer192 from './media/summer-192.webp?url';
import winter96 from './media/winter-96.webp?url';
import winter192 from './media/winter-192.webp?url';

/** Addresses by width in px. */
export const images = {
  'autumn': { 96: autumn96, 192: autumn192 },
  'empty': { 96: empty96, 192: empty192 },
  'empty-autumn': { 96: emptyAutumn96, 192: emptyAutumn192 },
  'empty-spring': { 96: emptySpring96, 192: emptySpring192 },
  'empty-summer': { 96: emptySummer96, 192: emptySummer192 },
  'empty-winter': { 96: emptyWinter96, 192: emptyWinter192 },
  'full': { 96: full96, 192: full192 },
  'spring': { 96: spring96, 192: spring192 },
  'star': { 96: star96, 192: star192 },
  'summer': { 96: summer96, 192: summer192 },
  'winter': { 96: winter96, 192: winter192 },
} as const;
