// Made by `npm run assets` from art/: change the drawings, not this file.
import type { GameArt } from '@games/kit/textures/game-art';
import atlas1x from './media/atlas@1x.webp?url';
import frames1x from './media/atlas@1x.json?url';
import atlas2x from './media/atlas@2x.webp?url';
import frames2x from './media/atlas@2x.json?url';
import ground1x from './media/ground@1x.webp?url';
import ground2x from './media/ground@2x.webp?url';
import groundTall1x from './media/ground-tall@1x.webp?url';
import groundTall2x from './media/ground-tall@2x.webp?url';
import acacia1x from './media/acacia@1x.webp?url';
import acacia2x from './media/acacia@2x.webp?url';

export const art = {
  atlas: { 1: { image: atlas1x, frames: frames1x }, 2: { image: atlas2x, frames: frames2x } },
  frames: {
    'bone-0': { width: 94, height: 62, pivotX: 2.8723, pivotY: 1.6774 },
    'bone-1': { width: 80, height: 74, pivotX: 2.475, pivotY: 1.2432 },
    'bone-10': { width: 108, height: 80, pivotX: -0.7407, pivotY: 0.35 },
    'bone-11': { width: 108, height: 60, pivotX: -1.537, pivotY: -0.3333 },
    'bone-2': { width: 76, height: 70, pivotX: 1.9211, pivotY: 0.8 },
    'bone-3': { width: 184, height: 68, pivotX: 0.4891, pivotY: 0.7941 },
    'bone-4': { width: 92, height: 100, pivotX: 0.8913, pivotY: 0.18 },
    'bone-5': { width: 78, height: 96, pivotX: -0.0769, pivotY: 0.2083 },
    'bone-6': { width: 68, height: 128, pivotX: 1.6471, pivotY: 0.0313 },
    'bone-7': { width: 56, height: 120, pivotX: 1.2857, pivotY: -0.0333 },
    'bone-8': { width: 64, height: 144, pivotX: -0.625, pivotY: 0.1389 },
    'bone-9': { width: 58, height: 120, pivotX: -1.2759, pivotY: -0.0333 },
    'brush': { width: 48, height: 92, pivotX: 0.5, pivotY: 0.1957 },
    'crack': { width: 62, height: 62, pivotX: 0.5, pivotY: 0.5 },
    'digger': { width: 148, height: 176, pivotX: 0.5, pivotY: 0.4773 },
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
    'imprint': { width: 546, height: 232, pivotX: 0.4982, pivotY: 0.4569 },
    'label': { width: 60, height: 50, pivotX: 0.5, pivotY: 0.48 },
    'label-lit': { width: 60, height: 50, pivotX: 0.5, pivotY: 0.48 },
    'puff': { width: 56, height: 56, pivotX: 0.5, pivotY: 0.5 },
    'ring-help': { width: 80, height: 80, pivotX: 0.5, pivotY: 0.5 },
    'ring-own': { width: 80, height: 80, pivotX: 0.5, pivotY: 0.5 },
    'sand-0': { width: 62, height: 62, pivotX: 0.5, pivotY: 0.5 },
    'sand-1': { width: 62, height: 62, pivotX: 0.5, pivotY: 0.5 },
    'sand-2': { width: 62, height: 62, pivotX: 0.5, pivotY: 0.5 },
    'small-0': { width: 20, height: 36, pivotX: 0.5, pivotY: 0.5 },
    'small-1': { width: 20, height: 36, pivotX: 0.5, pivotY: 0.5 },
    'small-2': { width: 20, height: 36, pivotX: 0.5, pivotY: 0.5 },
    'small-3': { width: 20, height: 36, pivotX: 0.5, pivotY: 0.5 },
    'small-4': { width: 20, height: 36, pivotX: 0.5, pivotY: 0.5 },
    'small-5': { width: 20, height: 36, pivotX: 0.5, pivotY: 0.5 },
    'small-6': { width: 20, height: 36, pivotX: 0.5, pivotY: 0.5 },
    'small-7': { width: 20, height: 36, pivotX: 0.5, pivotY: 0.5 },
    'small-8': { width: 20, height: 36, pivotX: 0.5, pivotY: 0.5 },
    'small-9': { width: 20, height: 36, pivotX: 0.5, pivotY: 0.5 },
    'tile-lit': { width: 80, height: 80, pivotX: 0.5, pivotY: 0.5 },
    'tile-open': { width: 62, height: 62, pivotX: 0.5, pivotY: 0.5 },
  },
  layers: [
    { id: 'ground', width: 1408, height: 792, parallax: 0, only: 'landscape', image: { 1: ground1x, 2: ground2x } },
    { id: 'ground-tall', width: 984, height: 1556, parallax: 0, only: 'portrait', image: { 1: groundTall1x, 2: groundTall2x } },
    { id: 'acacia', width: 330, height: 250, parallax: 1.2, image: { 1: acacia1x, 2: acacia2x } },
  ],
} as const satisfies GameArt;
