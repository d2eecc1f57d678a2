// Made by `npm run assets` from art/: change the drawings, not this file.
import type { GameArt } from '@games/kit/textures/game-art';
import atlas1x from './media/atlas@1x.webp?url';
import frames1x from './media/atlas@1x.json?url';
import atlas2x from './media/atlas@2x.webp?url';
import frames2x from './media/atlas@2x.json?url';
import wall1x from './media/wall@1x.webp?url';
import wall2x from './media/wall@2x.webp?url';
import wallTall1x from './media/wall-tall@1x.webp?url';
import wallTall2x from './media/wall-tall@2x.webp?url';
import front1x from './media/front@1x.webp?url';
import front2x from './media/front@2x.webp?url';
import frontTall1x from './media/front-tall@1x.webp?url';
import frontTall2x from './media/front-tall@2x.webp?url';
import counter1x from './media/counter@1x.webp?url';
import counter2x from './media/counter@2x.webp?url';
import counterTall1x from './media/counter-tall@1x.webp?url';
import counterTall2x from './media/counter-tall@2x.webp?url';

export const art = {
  atlas: { 1: { image: atlas1x, frames: frames1x }, 2: { image: atlas2x, frames: frames2x } },
  frames: {
    'apple': { width: 100, height: 108, pivotX: 0.48, pivotY: 0.9259 },
    'arrow': { width: 82, height: 88, pivotX: 0.4878, pivotY: 0.5 },
    'bag': { width: 100, height: 108, pivotX: 0.48, pivotY: 0.9259 },
    'banana': { width: 100, height: 108, pivotX: 0.48, pivotY: 0.9259 },
    'bar': { width: 76, height: 92, pivotX: 0.4737, pivotY: 0.4783 },
    'brass': { width: 94, height: 44, pivotX: 0.4894, pivotY: 0.4545 },
    'bread': { width: 100, height: 108, pivotX: 0.48, pivotY: 0.9259 },
    'carrots': { width: 100, height: 108, pivotX: 0.48, pivotY: 0.9259 },
    'cell': { width: 60, height: 60, pivotX: 0, pivotY: 0 },
    'cereal': { width: 100, height: 108, pivotX: 0.48, pivotY: 0.9259 },
    'cheek': { width: 68, height: 60, pivotX: 0.5, pivotY: 0.5 },
    'cheese-ball': { width: 100, height: 108, pivotX: 0.48, pivotY: 0.9259 },
    'cheese-blue': { width: 100, height: 108, pivotX: 0.48, pivotY: 0.9259 },
    'cheese-wedge': { width: 100, height: 108, pivotX: 0.48, pivotY: 0.9259 },
    'cheese-wheel': { width: 100, height: 108, pivotX: 0.48, pivotY: 0.9259 },
    'chocolate': { width: 100, height: 108, pivotX: 0.48, pivotY: 0.9259 },
    'coin-1': { width: 81.6, height: 85.6, pivotX: 0.5, pivotY: 0.4766 },
    'coin-10': { width: 95.8, height: 99.8, pivotX: 0.5, pivotY: 0.48 },
    'coin-100': { width: 109.9, height: 113.9, pivotX: 0.5005, pivotY: 0.4829 },
    'coin-2': { width: 91.7, height: 95.7, pivotX: 0.5005, pivotY: 0.4796 },
    'coin-20': { width: 105.9, height: 109.9, pivotX: 0.4995, pivotY: 0.4813 },
    'coin-200': { width: 120, height: 124, pivotX: 0.5, pivotY: 0.4839 },
    'coin-5': { width: 101.8, height: 105.8, pivotX: 0.5, pivotY: 0.4811 },
    'coin-50': { width: 113.9, height: 117.9, pivotX: 0.5004, pivotY: 0.4835 },
    'crate-apples': { width: 124, height: 100, pivotX: 0.4839, pivotY: 0.92 },
    'crate-greens': { width: 124, height: 100, pivotX: 0.4839, pivotY: 0.92 },
    'crate-oranges': { width: 124, height: 100, pivotX: 0.4839, pivotY: 0.92 },
    'crate-tulips': { width: 124, height: 100, pivotX: 0.4839, pivotY: 0.92 },
    'dome': { width: 208, height: 164, pivotX: 0.5, pivotY: 0.9146 },
    'drawer': { width: 96, height: 96, pivotX: 0.0833, pivotY: 0.0833 },
    'eggs': { width: 100, height: 108, pivotX: 0.48, pivotY: 0.9259 },
    'felt': { width: 72, height: 72, pivotX: 0, pivotY: 0 },
    'fish': { width: 100, height: 108, pivotX: 0.48, pivotY: 0.9259 },
    'gap': { width: 72, height: 88, pivotX: 0.5, pivotY: 0.5 },
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
    'grip': { width: 92, height: 96, pivotX: 0.4783, pivotY: 0.4583 },
    'hamster-arm': { width: 52, height: 74, pivotX: 0.5, pivotY: 0.1892 },
    'hamster-body': { width: 184, height: 176, pivotX: 0.5, pivotY: 0.8523 },
    'hamster-happy': { width: 192, height: 172, pivotX: 0.5, pivotY: 0.6047 },
    'hamster-oops': { width: 192, height: 172, pivotX: 0.5, pivotY: 0.6047 },
    'hamster-open': { width: 192, height: 172, pivotX: 0.5, pivotY: 0.6047 },
    'hamster-shut': { width: 192, height: 172, pivotX: 0.5, pivotY: 0.6047 },
    'honey': { width: 100, height: 108, pivotX: 0.48, pivotY: 0.9259 },
    'ice': { width: 100, height: 108, pivotX: 0.48, pivotY: 0.9259 },
    'jam': { width: 100, height: 108, pivotX: 0.48, pivotY: 0.9259 },
    'juice': { width: 100, height: 108, pivotX: 0.48, pivotY: 0.9259 },
    'milk': { width: 100, height: 108, pivotX: 0.48, pivotY: 0.9259 },
    'note-10': { width: 152, height: 96, pivotX: 0.5, pivotY: 0.4792 },
    'note-20': { width: 152, height: 96, pivotX: 0.5, pivotY: 0.4792 },
    'note-5': { width: 152, height: 96, pivotX: 0.5, pivotY: 0.4792 },
    'note-50': { width: 152, height: 96, pivotX: 0.5, pivotY: 0.4792 },
    'pasta': { width: 100, height: 108, pivotX: 0.48, pivotY: 0.9259 },
    'purse': { width: 100, height: 108, pivotX: 0.48, pivotY: 0.9259 },
    'receipt': { width: 124, height: 60, pivotX: 0.5, pivotY: 0.1333 },
    'screen': { width: 92, height: 104, pivotX: 0.4783, pivotY: 0.4808 },
    'snip': { width: 20, height: 16, pivotX: 0.5, pivotY: 0.5 },
    'soap': { width: 100, height: 108, pivotX: 0.48, pivotY: 0.9259 },
    'spark': { width: 24, height: 24, pivotX: 0.5, pivotY: 0.5 },
    'stall': { width: 224, height: 200, pivotX: 0.5, pivotY: 0.91 },
    'tag': { width: 208, height: 80, pivotX: 0.0962, pivotY: 0.425 },
    'tea': { width: 100, height: 108, pivotX: 0.48, pivotY: 0.9259 },
    'till': { width: 212, height: 186, pivotX: 0.4906, pivotY: 0.9247 },
  },
  layers: [
    { id: 'wall', width: 1704, height: 424, parallax: 0.15, only: 'landscape', image: { 1: wall1x, 2: wall2x } },
    { id: 'wall-tall', width: 984, height: 606, parallax: 0.15, only: 'portrait', image: { 1: wallTall1x, 2: wallTall2x } },
    { id: 'front', width: 1704, height: 296, parallax: 0, only: 'landscape', image: { 1: front1x, 2: front2x } },
    { id: 'front-tall', width: 984, height: 500, parallax: 0, only: 'portrait', image: { 1: frontTall1x, 2: frontTall2x } },
    { id: 'counter', width: 1704, height: 320, parallax: 0, only: 'landscape', image: { 1: counter1x, 2: counter2x } },
    { id: 'counter-tall', width: 984, height: 560, parallax: 0, only: 'portrait', image: { 1: counterTall1x, 2: counterTall2x } },
  ],
} as const satisfies GameArt;
