// Made by `npm run assets` from art/: change the drawings, not this file.
import type { GameArt } from '@games/kit/textures/game-art';
import atlas1x from './media/atlas@1x.webp?url';
import frames1x from './media/atlas@1x.json?url';
import atlas2x from './media/atlas@2x.webp?url';
import frames2x from './media/atlas@2x.json?url';
import sky1x from './media/sky@1x.webp?url';
import sky2x from './media/sky@2x.webp?url';
import skyTall1x from './media/sky-tall@1x.webp?url';
import skyTall2x from './media/sky-tall@2x.webp?url';
import hills1x from './media/hills@1x.webp?url';
import hills2x from './media/hills@2x.webp?url';
import town1x from './media/town@1x.webp?url';
import town2x from './media/town@2x.webp?url';
import townTall1x from './media/town-tall@1x.webp?url';
import townTall2x from './media/town-tall@2x.webp?url';
import road1x from './media/road@1x.webp?url';
import road2x from './media/road@2x.webp?url';
import roadTall1x from './media/road-tall@1x.webp?url';
import roadTall2x from './media/road-tall@2x.webp?url';

export const art = {
  atlas: { 1: { image: atlas1x, frames: frames1x }, 2: { image: atlas2x, frames: frames2x } },
  frames: {
    'balloon': { width: 140, height: 212, pivotX: 0.5, pivotY: 0.7075 },
    'bus-1': { width: 128, height: 114, pivotX: 0.5, pivotY: 0.9474 },
    'bus-2': { width: 128, height: 114, pivotX: 0.5, pivotY: 0.9474 },
    'bus-3': { width: 128, height: 114, pivotX: 0.5, pivotY: 0.9474 },
    'bus-4': { width: 128, height: 114, pivotX: 0.5, pivotY: 0.9474 },
    'car-1': { width: 128, height: 114, pivotX: 0.5, pivotY: 0.9474 },
    'car-10': { width: 128, height: 114, pivotX: 0.5, pivotY: 0.9474 },
    'car-11': { width: 128, height: 114, pivotX: 0.5, pivotY: 0.9474 },
    'car-12': { width: 128, height: 114, pivotX: 0.5, pivotY: 0.9474 },
    'car-2': { width: 128, height: 114, pivotX: 0.5, pivotY: 0.9474 },
    'car-3': { width: 128, height: 114, pivotX: 0.5, pivotY: 0.9474 },
    'car-4': { width: 128, height: 114, pivotX: 0.5, pivotY: 0.9474 },
    'car-5': { width: 128, height: 114, pivotX: 0.5, pivotY: 0.9474 },
    'car-6': { width: 128, height: 114, pivotX: 0.5, pivotY: 0.9474 },
    'car-7': { width: 128, height: 114, pivotX: 0.5, pivotY: 0.9474 },
    'car-8': { width: 128, height: 114, pivotX: 0.5, pivotY: 0.9474 },
    'car-9': { width: 128, height: 114, pivotX: 0.5, pivotY: 0.9474 },
    'carton': { width: 62, height: 48, pivotX: 0.5, pivotY: 0.9583 },
    'chick-blink': { width: 60, height: 62, pivotX: 0.5, pivotY: 0.9677 },
    'chick-calm': { width: 60, height: 62, pivotX: 0.5, pivotY: 0.9677 },
    'chick-glad': { width: 60, height: 62, pivotX: 0.5, pivotY: 0.9677 },
    'chick-oh': { width: 60, height: 62, pivotX: 0.5, pivotY: 0.9677 },
    'confetti': { width: 16, height: 16, pivotX: 0.5, pivotY: 0.5 },
    'curtain': { width: 336, height: 136, pivotX: 0.5, pivotY: 0.0294 },
    'deck-1': { width: 344, height: 134, pivotX: 0.5, pivotY: 0.9851 },
    'deck-2': { width: 344, height: 110, pivotX: 0.5, pivotY: 0.9818 },
    'dove': { width: 52, height: 34, pivotX: 0.5, pivotY: 0.5294 },
    'duck': { width: 68, height: 52, pivotX: 0.5, pivotY: 0.8462 },
    'face': { width: 44, height: 46, pivotX: 0.5, pivotY: 0.5217 },
    'feather': { width: 18, height: 28, pivotX: 0.5, pivotY: 0.5 },
    'ferry-1': { width: 128, height: 114, pivotX: 0.5, pivotY: 0.9474 },
    'ferry-2': { width: 128, height: 114, pivotX: 0.5, pivotY: 0.9474 },
    'ferry-3': { width: 128, height: 114, pivotX: 0.5, pivotY: 0.9474 },
    'ferry-4': { width: 128, height: 114, pivotX: 0.5, pivotY: 0.9474 },
    'front-base': { width: 496, height: 216, pivotX: 0.9476, pivotY: 0.9537 },
    'gap': { width: 66, height: 66, pivotX: 0.5, pivotY: 0.9242 },
    'glyph-0': { width: 39, height: 68, pivotX: 0.5, pivotY: 0.5 },
    'glyph-1': { width: 39, height: 68, pivotX: 0.5, pivotY: 0.5 },
    'glyph-2': { width: 39, height: 68, pivotX: 0.5, pivotY: 0.5 },
    'glyph-3': { width: 39, height: 68, pivotX: 0.5, pivotY: 0.5 },
    'glyph-4': { width: 39, height: 68, pivotX: 0.5, pivotY: 0.5 },
    'glyph-5': { width: 39, height: 68, pivotX: 0.5, pivotY: 0.5 },
    'glyph-6': { width: 39, height: 68, pivotX: 0.5, pivotY: 0.5 },
    'glyph-7': { width: 39, height: 68, pivotX: 0.5, pivotY: 0.5 },
    'glyph-8': { width: 39, height: 68, pivotX: 0.5, pivotY: 0.5 },
    'glyph-9': { width: 39, height: 68, pivotX: 0.5, pivotY: 0.5 },
    'glyph-comma': { width: 21, height: 68, pivotX: 0.5, pivotY: 0.5 },
    'glyph-minus': { width: 38, height: 68, pivotX: 0.5, pivotY: 0.5 },
    'hen-blink': { width: 112, height: 104, pivotX: 0.5, pivotY: 0.9615 },
    'hen-calm': { width: 112, height: 104, pivotX: 0.5, pivotY: 0.9615 },
    'hen-glad': { width: 112, height: 104, pivotX: 0.5, pivotY: 0.9615 },
    'hen-oh': { width: 112, height: 104, pivotX: 0.5, pivotY: 0.9615 },
    'light': { width: 60, height: 60, pivotX: 0.5, pivotY: 0.5 },
    'mast': { width: 24, height: 36, pivotX: 0.5, pivotY: 0.9444 },
    'outline': { width: 66, height: 66, pivotX: 0.5, pivotY: 0.9242 },
    'puff': { width: 40, height: 40, pivotX: 0.5, pivotY: 0.5 },
    'rain': { width: 6, height: 28, pivotX: 0.5, pivotY: 0.5 },
    'rear-base': { width: 396, height: 86, pivotX: 0.0505, pivotY: 0.8837 },
    'roof-front': { width: 356, height: 28, pivotX: 0.5, pivotY: 0.8571 },
    'roof-rear': { width: 356, height: 28, pivotX: 0.5, pivotY: 0.8571 },
    'seat': { width: 64, height: 60, pivotX: 0.5, pivotY: 0.9667 },
    'wheel': { width: 62, height: 62, pivotX: 0.5, pivotY: 0.5 },
  },
  layers: [
    { id: 'sky', width: 1704, height: 560, parallax: 0, only: 'landscape', image: { 1: sky1x, 2: sky2x } },
    { id: 'sky-tall', width: 984, height: 800, parallax: 0, only: 'portrait', image: { 1: skyTall1x, 2: skyTall2x } },
    { id: 'hills', width: 1704, height: 380, parallax: 0.15, image: { 1: hills1x, 2: hills2x } },
    { id: 'town', width: 1704, height: 390, parallax: 0, only: 'landscape', image: { 1: town1x, 2: town2x } },
    { id: 'town-tall', width: 984, height: 420, parallax: 0, only: 'portrait', image: { 1: townTall1x, 2: townTall2x } },
    { id: 'road', width: 1704, height: 456, parallax: 0, only: 'landscape', image: { 1: road1x, 2: road2x } },
    { id: 'road-tall', width: 984, height: 860, parallax: 0, only: 'portrait', image: { 1: roadTall1x, 2: roadTall2x } },
  ],
} as const satisfies GameArt;
