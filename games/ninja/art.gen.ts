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
import peaks1x from './media/peaks@1x.webp?url';
import peaks2x from './media/peaks@2x.webp?url';
import gorge1x from './media/gorge@1x.webp?url';
import gorge2x from './media/gorge@2x.webp?url';
import ledge1x from './media/ledge@1x.webp?url';
import ledge2x from './media/ledge@2x.webp?url';
import ledgeTall1x from './media/ledge-tall@1x.webp?url';
import ledgeTall2x from './media/ledge-tall@2x.webp?url';

export const art = {
  atlas: { 1: { image: atlas1x, frames: frames1x }, 2: { image: atlas2x, frames: frames2x } },
  frames: {
    'blade': { width: 48, height: 210, pivotX: 0.5, pivotY: 0.7143 },
    'chip': { width: 18, height: 10, pivotX: 0.5, pivotY: 0.5 },
    'face': { width: 22, height: 54, pivotX: 0.5, pivotY: 0.5 },
    'ghost': { width: 40, height: 54, pivotX: 0.5, pivotY: 0.5 },
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
    'grove': { width: 240, height: 350, pivotX: 0.5, pivotY: 0.9429 },
    'lantern': { width: 40, height: 56, pivotX: 0.5, pivotY: 0.1071 },
    'melon': { width: 100, height: 120, pivotX: 0.5, pivotY: 0.5833 },
    'melon-half': { width: 100, height: 70, pivotX: 0.5, pivotY: 0.2857 },
    'ninja-band': { width: 150, height: 70, pivotX: 0.5333, pivotY: 0.0857 },
    'node': { width: 16, height: 60, pivotX: 0.5, pivotY: 0.5 },
    'orange': { width: 100, height: 120, pivotX: 0.5, pivotY: 0.5833 },
    'orange-half': { width: 100, height: 70, pivotX: 0.5, pivotY: 0.2857 },
    'plank': { width: 38, height: 26, pivotX: 0.5, pivotY: 0.4615 },
    'plum': { width: 100, height: 120, pivotX: 0.5, pivotY: 0.5833 },
    'plum-half': { width: 100, height: 70, pivotX: 0.5, pivotY: 0.2857 },
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
    'slash': { width: 120, height: 380, pivotX: 0.5, pivotY: 0.5 },
    'tube': { width: 40, height: 54, pivotX: 0.5, pivotY: 0.5 },
  },
  layers: [
    { id: 'sky', width: 1408, height: 600, parallax: 0, only: 'landscape', image: { 1: sky1x, 2: sky2x } },
    { id: 'sky-tall', width: 984, height: 1000, parallax: 0, only: 'portrait', image: { 1: skyTall1x, 2: skyTall2x } },
    { id: 'peaks', width: 1408, height: 340, parallax: 0.15, image: { 1: peaks1x, 2: peaks2x } },
    { id: 'gorge', width: 1408, height: 560, parallax: 0.35, image: { 1: gorge1x, 2: gorge2x } },
    { id: 'ledge', width: 1408, height: 230, parallax: 0.7, only: 'landscape', image: { 1: ledge1x, 2: ledge2x } },
    { id: 'ledge-tall', width: 984, height: 560, parallax: 0.7, only: 'portrait', image: { 1: ledgeTall1x, 2: ledgeTall2x } },
  ],
} as const satisfies GameArt;
