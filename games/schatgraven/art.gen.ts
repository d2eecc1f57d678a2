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
import sea1x from './media/sea@1x.webp?url';
import sea2x from './media/sea@2x.webp?url';
import seaTall1x from './media/sea-tall@1x.webp?url';
import seaTall2x from './media/sea-tall@2x.webp?url';
import earth1x from './media/earth@1x.webp?url';
import earth2x from './media/earth@2x.webp?url';
import earthTall1x from './media/earth-tall@1x.webp?url';
import earthTall2x from './media/earth-tall@2x.webp?url';

export const art = {
  atlas: { 1: { image: atlas1x, frames: frames1x }, 2: { image: atlas2x, frames: frames2x } },
  frames: {
    'aim': { width: 96, height: 120, pivotX: 0.5, pivotY: 0.5 },
    'aim-given': { width: 96, height: 120, pivotX: 0.5, pivotY: 0.5 },
    'aim-right': { width: 96, height: 120, pivotX: 0.5, pivotY: 0.5 },
    'blade': { width: 60, height: 68, pivotX: 0.5, pivotY: 0.5 },
    'cell-a': { width: 96, height: 112, pivotX: 0.5, pivotY: 0.5 },
    'cell-b': { width: 96, height: 112, pivotX: 0.5, pivotY: 0.5 },
    'cell-c': { width: 96, height: 112, pivotX: 0.5, pivotY: 0.5 },
    'chest-body': { width: 272, height: 156, pivotX: 0.5, pivotY: 0.9103 },
    'chest-lid': { width: 264, height: 118, pivotX: 0.053, pivotY: 0.8814 },
    'coin': { width: 28, height: 28, pivotX: 0.5, pivotY: 0.5 },
    'find-1': { width: 92, height: 92, pivotX: 0.5, pivotY: 0.5217 },
    'find-10': { width: 92, height: 92, pivotX: 0.5, pivotY: 0.5217 },
    'find-11': { width: 92, height: 92, pivotX: 0.5, pivotY: 0.5217 },
    'find-12': { width: 92, height: 92, pivotX: 0.5, pivotY: 0.5217 },
    'find-2': { width: 92, height: 92, pivotX: 0.5, pivotY: 0.5217 },
    'find-3': { width: 92, height: 92, pivotX: 0.5, pivotY: 0.5217 },
    'find-4': { width: 92, height: 92, pivotX: 0.5, pivotY: 0.5217 },
    'find-5': { width: 92, height: 92, pivotX: 0.5, pivotY: 0.5217 },
    'find-6': { width: 92, height: 92, pivotX: 0.5, pivotY: 0.5217 },
    'find-7': { width: 92, height: 92, pivotX: 0.5, pivotY: 0.5217 },
    'find-8': { width: 92, height: 92, pivotX: 0.5, pivotY: 0.5217 },
    'find-9': { width: 92, height: 92, pivotX: 0.5, pivotY: 0.5217 },
    'flag': { width: 48, height: 72, pivotX: 0.125, pivotY: 0.8889 },
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
    'gold': { width: 244, height: 92, pivotX: 0.5, pivotY: 0.7174 },
    'grain': { width: 20, height: 20, pivotX: 0.5, pivotY: 0.5 },
    'hole': { width: 96, height: 112, pivotX: 0.5, pivotY: 0.5 },
    'key': { width: 52, height: 96, pivotX: 0.5, pivotY: 0.4583 },
    'ladder': { width: 60, height: 68, pivotX: 0.5, pivotY: 0.5 },
    'parrot-blink': { width: 108, height: 92, pivotX: 0.4444, pivotY: 0.7174 },
    'parrot-body': { width: 108, height: 140, pivotX: 0.4815, pivotY: 0.9429 },
    'parrot-calm': { width: 108, height: 92, pivotX: 0.4444, pivotY: 0.7174 },
    'parrot-glad': { width: 108, height: 92, pivotX: 0.4444, pivotY: 0.7174 },
    'parrot-oh': { width: 108, height: 92, pivotX: 0.4444, pivotY: 0.7174 },
    'parrot-wing': { width: 50, height: 80, pivotX: 0.52, pivotY: 0.15 },
    'peg': { width: 24, height: 76, pivotX: 0.5, pivotY: 0.2632 },
    'peg-long': { width: 28, height: 110, pivotX: 0.5, pivotY: 0.2727 },
    'pole': { width: 12, height: 28, pivotX: 0.5, pivotY: 0.5 },
    'rays': { width: 400, height: 400, pivotX: 0.5, pivotY: 0.5 },
    'ship-1': { width: 220, height: 214, pivotX: 0.5, pivotY: 0.8879 },
    'ship-2': { width: 220, height: 214, pivotX: 0.5, pivotY: 0.8879 },
    'ship-3': { width: 220, height: 214, pivotX: 0.5, pivotY: 0.8879 },
    'ship-4': { width: 220, height: 214, pivotX: 0.5, pivotY: 0.8879 },
    'ship-5': { width: 220, height: 214, pivotX: 0.5, pivotY: 0.8879 },
    'ship-6': { width: 220, height: 214, pivotX: 0.5, pivotY: 0.8879 },
    'spade': { width: 72, height: 128, pivotX: 0.5, pivotY: 0.875 },
    'spark': { width: 32, height: 32, pivotX: 0.5, pivotY: 0.5 },
    'wreck': { width: 220, height: 214, pivotX: 0.5, pivotY: 0.8879 },
  },
  layers: [
    { id: 'sky', width: 1704, height: 420, parallax: 0, only: 'landscape', image: { 1: sky1x, 2: sky2x } },
    { id: 'sky-tall', width: 984, height: 630, parallax: 0, only: 'portrait', image: { 1: skyTall1x, 2: skyTall2x } },
    { id: 'sea', width: 1704, height: 240, parallax: 0.15, only: 'landscape', image: { 1: sea1x, 2: sea2x } },
    { id: 'sea-tall', width: 984, height: 274, parallax: 0.15, only: 'portrait', image: { 1: seaTall1x, 2: seaTall2x } },
    { id: 'earth', width: 1704, height: 640, parallax: 0, only: 'landscape', image: { 1: earth1x, 2: earth2x } },
    { id: 'earth-tall', width: 984, height: 1028, parallax: 0, only: 'portrait', image: { 1: earthTall1x, 2: earthTall2x } },
  ],
} as const satisfies GameArt;
