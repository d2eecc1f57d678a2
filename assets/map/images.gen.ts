// Made by `npm run assets` from drawings.ts: change the drawings, not this file.
import clouds960 from './media/clouds-960.webp?url';
import clouds1920 from './media/clouds-1920.webp?url';
import island960 from './media/island-960.webp?url';
import island1920 from './media/island-1920.webp?url';

/** Addresses by width in px. */
export const images = {
  'clouds': { 960: clouds960, 1920: clouds1920 },
  'island': { 960: island960, 1920: island1920 },
} as const;
