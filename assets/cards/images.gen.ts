// Made by `npm run assets` from drawings.ts: change the drawings, not this file.
import autumn400 from './media/autumn-400.webp?url';
import autumn800 from './media/autumn-800.webp?url';
import spring400 from './media/spring-400.webp?url';
import spring800 from './media/spring-800.webp?url';
import stars400 from './media/stars-400.webp?url';
import stars800 from './media/stars-800.webp?url';
import summer400 from './media/summer-400.webp?url';
import summer800 from './media/summer-800.webp?url';
import winter400 from './media/winter-400.webp?url';
import winter800 from './media/winter-800.webp?url';

/** Addresses by width in px. */
export const images = {
  'autumn': { 400: autumn400, 800: autumn800 },
  'spring': { 400: spring400, 800: spring800 },
  'stars': { 400: stars400, 800: stars800 },
  'summer': { 400: summer400, 800: summer800 },
  'winter': { 400: winter400, 800: winter800 },
} as const;
