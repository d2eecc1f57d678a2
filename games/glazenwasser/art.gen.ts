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
import front1x from './media/front@1x.webp?url';
import front2x from './media/front@2x.webp?url';
import frontTall1x from './media/front-tall@1x.webp?url';
import frontTall2x from './media/front-tall@2x.webp?url';

export const art = {
  atlas: { 1: { image: atlas1x, frames: frames1x }, 2: { image: atlas2x, frames: frames2x } },
  frames: {
    'awning': { width: 66, height: 62, pivotX: 0, pivotY: 0 },
    'beyond': { width: 48, height: 48, pivotX: 0, pivotY: 0 },
    'bubble': { width: 28, height: 28, pivotX: 0.5, pivotY: 0.5 },
    'cradle': { width: 124, height: 100, pivotX: 0.5, pivotY: 0.74 },
    'dome-base': { width: 208, height: 120, pivotX: 0.5, pivotY: 0.9167 },
    'dome-pane': { width: 36, height: 36, pivotX: 0.5, pivotY: 0.5 },
    'drop': { width: 16, height: 22, pivotX: 0.5, pivotY: 0.5455 },
    'dust': { width: 64, height: 64, pivotX: 0, pivotY: 0 },
    'foam': { width: 96, height: 96, pivotX: 0, pivotY: 0 },
    'gecko-happy': { width: 132, height: 140, pivotX: 0.5, pivotY: 0.9143 },
    'gecko-oops': { width: 132, height: 140, pivotX: 0.5, pivotY: 0.9143 },
    'gecko-open': { width: 132, height: 140, pivotX: 0.5, pivotY: 0.9143 },
    'gecko-shut': { width: 132, height: 140, pivotX: 0.5, pivotY: 0.9143 },
    'glass': { width: 72, height: 72, pivotX: 0, pivotY: 0 },
    'glint': { width: 60, height: 60, pivotX: 0.5, pivotY: 0.5 },
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
    'home-bear': { width: 56, height: 56, pivotX: 0.5, pivotY: 1 },
    'home-cat': { width: 56, height: 56, pivotX: 0.5, pivotY: 1 },
    'home-duck': { width: 56, height: 56, pivotX: 0.5, pivotY: 1 },
    'home-plant': { width: 56, height: 56, pivotX: 0.5, pivotY: 1 },
    'lack': { width: 48, height: 48, pivotX: 0, pivotY: 0 },
    'pigeon': { width: 76, height: 62, pivotX: 0.4737, pivotY: 0.9355 },
    'sill-bright': { width: 48, height: 50, pivotX: 0.5, pivotY: 0.5 },
    'sill-dull': { width: 48, height: 50, pivotX: 0.5, pivotY: 0.5 },
    'sill-flowers': { width: 48, height: 50, pivotX: 0.5, pivotY: 0.5 },
    'smudge': { width: 140, height: 92, pivotX: 0.5, pivotY: 0.5 },
    'splat': { width: 96, height: 72, pivotX: 0.0104, pivotY: 0.9861 },
    'squeegee': { width: 120, height: 88, pivotX: 0.1333, pivotY: 0.5 },
    'streak': { width: 72, height: 72, pivotX: 0, pivotY: 0 },
    'sun': { width: 168, height: 168, pivotX: 0.5, pivotY: 0.5 },
    'tail': { width: 60, height: 64, pivotX: 0.1333, pivotY: 0.875 },
    'tower-floor': { width: 60, height: 40, pivotX: 0.5, pivotY: 0.9 },
    'tower-top': { width: 60, height: 48, pivotX: 0.5, pivotY: 0.9167 },
    'town-1': { width: 76, height: 128, pivotX: 0.4737, pivotY: 0.9531 },
    'town-2': { width: 72, height: 178, pivotX: 0.4722, pivotY: 0.9663 },
    'town-3': { width: 80, height: 118, pivotX: 0.475, pivotY: 0.9492 },
    'town-4': { width: 72, height: 202, pivotX: 0.4722, pivotY: 0.9703 },
    'town-5': { width: 84, height: 98, pivotX: 0.4762, pivotY: 0.9388 },
    'town-6': { width: 68, height: 156, pivotX: 0.4706, pivotY: 0.9615 },
    'wall': { width: 64, height: 40, pivotX: 0, pivotY: 0 },
    'web': { width: 104, height: 104, pivotX: 1, pivotY: 0.0096 },
    'window': { width: 56, height: 56, pivotX: 0, pivotY: 0 },
    'window-lit': { width: 56, height: 56, pivotX: 0, pivotY: 0 },
  },
  layers: [
    { id: 'sky', width: 1680, height: 960, parallax: 0, only: 'landscape', image: { 1: sky1x, 2: sky2x } },
    { id: 'sky-tall', width: 960, height: 1560, parallax: 0, only: 'portrait', image: { 1: skyTall1x, 2: skyTall2x } },
    { id: 'hills', width: 1704, height: 520, parallax: 0.15, image: { 1: hills1x, 2: hills2x } },
    { id: 'front', width: 1680, height: 800, parallax: 0, only: 'landscape', image: { 1: front1x, 2: front2x } },
    { id: 'front-tall', width: 960, height: 1090, parallax: 0, only: 'portrait', image: { 1: frontTall1x, 2: frontTall2x } },
  ],
} as const satisfies GameArt;
