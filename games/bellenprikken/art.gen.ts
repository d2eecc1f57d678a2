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
import headland1x from './media/headland@1x.webp?url';
import headland2x from './media/headland@2x.webp?url';
import quay1x from './media/quay@1x.webp?url';
import quay2x from './media/quay@2x.webp?url';
import deck1x from './media/deck@1x.webp?url';
import deck2x from './media/deck@2x.webp?url';
import deckTall1x from './media/deck-tall@1x.webp?url';
import deckTall2x from './media/deck-tall@2x.webp?url';
import suds1x from './media/suds@1x.webp?url';
import suds2x from './media/suds@2x.webp?url';
import bath1x from './media/bath@1x.webp?url';
import bath2x from './media/bath@2x.webp?url';

export const art = {
  atlas: { 1: { image: atlas1x, frames: frames1x }, 2: { image: atlas2x, frames: frames2x } },
  frames: {
    'bead-coral': { width: 34, height: 34, pivotX: 0.5, pivotY: 0.5 },
    'bead-teal': { width: 34, height: 34, pivotX: 0.5, pivotY: 0.5 },
    'bubble': { width: 200, height: 200, pivotX: 0.5, pivotY: 0.5 },
    'check': { width: 44, height: 44, pivotX: 0.5, pivotY: 0.5 },
    'drop': { width: 20, height: 30, pivotX: 0.5, pivotY: 0.5333 },
    'foam-hat': { width: 120, height: 70, pivotX: 0.5, pivotY: 0.6571 },
    'focus': { width: 212, height: 212, pivotX: 0.5, pivotY: 0.5 },
    'gloss': { width: 180, height: 180, pivotX: 0.5, pivotY: 0.5 },
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
    'halo': { width: 150, height: 150, pivotX: 0.5, pivotY: 0.5 },
    'plank': { width: 116, height: 134, pivotX: 0.5, pivotY: 0.4627 },
    'plant': { width: 300, height: 280, pivotX: 0.5, pivotY: 0.9286 },
    'plate-wide': { width: 138, height: 80, pivotX: 0.5, pivotY: 0.4625 },
    'rail': { width: 472, height: 134, pivotX: 0.5, pivotY: 0.4627 },
    'ring-over': { width: 44, height: 44, pivotX: 0.5, pivotY: 0.5 },
    'ring-short': { width: 40, height: 40, pivotX: 0.5, pivotY: 0.5 },
    'sam-arm-chin': { width: 56, height: 84, pivotX: 0.4286, pivotY: 0.5238 },
    'sam-arm-down': { width: 58, height: 84, pivotX: 0.2759, pivotY: 0.2381 },
    'sam-arm-up': { width: 78, height: 122, pivotX: 0.1538, pivotY: 0.7705 },
    'sam-body': { width: 144, height: 144, pivotX: 0.5, pivotY: 0.9861 },
    'sam-eyes-happy': { width: 96, height: 36, pivotX: 0.5, pivotY: 0.6667 },
    'sam-eyes-open': { width: 88, height: 48, pivotX: 0.5, pivotY: 0.625 },
    'sam-eyes-shut': { width: 96, height: 36, pivotX: 0.5, pivotY: 0.5556 },
    'sam-eyes-up': { width: 88, height: 54, pivotX: 0.5, pivotY: 0.6667 },
    'sam-head': { width: 160, height: 136, pivotX: 0.5, pivotY: 0.8824 },
    'sam-leg': { width: 60, height: 36, pivotX: 0.5, pivotY: 0.6111 },
    'sam-mouth-laugh': { width: 52, height: 40, pivotX: 0.5, pivotY: 0.4 },
    'sam-mouth-oh': { width: 28, height: 28, pivotX: 0.4286, pivotY: 0.5 },
    'sam-mouth-smile': { width: 48, height: 26, pivotX: 0.5, pivotY: 0.5385 },
    'sam-scarf': { width: 112, height: 72, pivotX: 0.5, pivotY: 0.2778 },
    'sam-tail': { width: 112, height: 104, pivotX: 0.125, pivotY: 0.7692 },
    'spark': { width: 32, height: 32, pivotX: 0.5, pivotY: 0.5 },
    'splash': { width: 216, height: 216, pivotX: 0.5, pivotY: 0.5 },
    'star': { width: 60, height: 60, pivotX: 0.5, pivotY: 0.5 },
    'suds-front': { width: 220, height: 74, pivotX: 0.5, pivotY: 0.6757 },
    'ten-frame': { width: 40, height: 84, pivotX: 0.5, pivotY: 0.5 },
    'towels': { width: 200, height: 206, pivotX: 0.5, pivotY: 0.9223 },
    'toy-boat': { width: 128, height: 118, pivotX: 0.5, pivotY: 0.8814 },
    'toy-crab': { width: 128, height: 118, pivotX: 0.5, pivotY: 0.8814 },
    'toy-duck': { width: 128, height: 118, pivotX: 0.5, pivotY: 0.8814 },
    'toy-fish': { width: 128, height: 118, pivotX: 0.5, pivotY: 0.8814 },
    'toy-octopus': { width: 128, height: 118, pivotX: 0.5, pivotY: 0.8814 },
    'toy-star': { width: 128, height: 118, pivotX: 0.5, pivotY: 0.8814 },
    'toy-turtle': { width: 128, height: 118, pivotX: 0.5, pivotY: 0.8814 },
    'toy-whale': { width: 128, height: 118, pivotX: 0.5, pivotY: 0.8814 },
  },
  layers: [
    { id: 'sky', width: 1408, height: 792, parallax: 0, only: 'landscape', image: { 1: sky1x, 2: sky2x } },
    { id: 'sky-tall', width: 984, height: 1060, parallax: 0, only: 'portrait', image: { 1: skyTall1x, 2: skyTall2x } },
    { id: 'sea', width: 1408, height: 220, parallax: 0.15, image: { 1: sea1x, 2: sea2x } },
    { id: 'headland', width: 400, height: 370, parallax: 0.35, image: { 1: headland1x, 2: headland2x } },
    { id: 'quay', width: 448, height: 320, parallax: 0.35, image: { 1: quay1x, 2: quay2x } },
    { id: 'deck', width: 1408, height: 230, parallax: 0.7, only: 'landscape', image: { 1: deck1x, 2: deck2x } },
    { id: 'deck-tall', width: 984, height: 450, parallax: 0.7, only: 'portrait', image: { 1: deckTall1x, 2: deckTall2x } },
    { id: 'suds', width: 900, height: 110, parallax: 0.7, image: { 1: suds1x, 2: suds2x } },
    { id: 'bath', width: 1000, height: 232, parallax: 0.7, image: { 1: bath1x, 2: bath2x } },
  ],
} as const satisfies GameArt;
