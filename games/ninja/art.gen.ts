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
    'apple': { width: 120, height: 120, pivotX: 0.5, pivotY: 0.5333 },
    'apple-half': { width: 120, height: 104, pivotX: 0.5, pivotY: 0.4808 },
    'blade': { width: 80, height: 200, pivotX: 0.5, pivotY: 0.95 },
    'chip': { width: 18, height: 10, pivotX: 0.5, pivotY: 0.5 },
    'cord': { width: 8, height: 40, pivotX: 0.5, pivotY: 0.5 },
    'eave': { width: 240, height: 214, pivotX: 0, pivotY: 0.7944 },
    'face': { width: 22, height: 54, pivotX: 0.5, pivotY: 0.5 },
    'flake': { width: 16, height: 16, pivotX: 0.5, pivotY: 0.5 },
    'garden-chime': { width: 60, height: 76, pivotX: 0.5, pivotY: 0.9211 },
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
    'hook': { width: 68, height: 90, pivotX: 0.5, pivotY: 0.5556 },
    'mark': { width: 60, height: 130, pivotX: 0.5, pivotY: 0.4 },
    'melon': { width: 120, height: 120, pivotX: 0.5, pivotY: 0.5 },
    'melon-half': { width: 120, height: 90, pivotX: 0.5, pivotY: 0.3333 },
    'node': { width: 16, height: 60, pivotX: 0.5, pivotY: 0.5 },
    'orange': { width: 120, height: 120, pivotX: 0.5, pivotY: 0.5333 },
    'orange-half': { width: 120, height: 112, pivotX: 0.5, pivotY: 0.5 },
    'pagoda-storey': { width: 120, height: 52, pivotX: 0.5, pivotY: 0.8846 },
    'pagoda-top': { width: 24, height: 58, pivotX: 0.5, pivotY: 0.931 },
    'panda-arm': { width: 60, height: 84, pivotX: 0.5, pivotY: 0.1905 },
    'panda-body': { width: 190, height: 164, pivotX: 0.4737, pivotY: 0.9146 },
    'panda-happy': { width: 160, height: 128, pivotX: 0.5, pivotY: 0.875 },
    'panda-oops': { width: 160, height: 128, pivotX: 0.5, pivotY: 0.875 },
    'panda-open': { width: 160, height: 128, pivotX: 0.5, pivotY: 0.875 },
    'panda-shut': { width: 160, height: 128, pivotX: 0.5, pivotY: 0.875 },
    'pear': { width: 120, height: 130, pivotX: 0.5, pivotY: 0.5385 },
    'pear-half': { width: 120, height: 120, pivotX: 0.5, pivotY: 0.5 },
    'pillar': { width: 80, height: 560, pivotX: 0.5, pivotY: 0.0357 },
    'plank': { width: 38, height: 26, pivotX: 0.5, pivotY: 0.4615 },
    'slash': { width: 120, height: 380, pivotX: 0.5, pivotY: 0.5 },
    'tag': { width: 64, height: 72, pivotX: 0.5, pivotY: 0.5 },
    'tube': { width: 40, height: 54, pivotX: 0.5, pivotY: 0.5 },
  },
  layers: [
    { id: 'sky', width: 1408, height: 600, parallax: 0, only: 'landscape', image: { 1: sky1x, 2: sky2x } },
    { id: 'sky-tall', width: 984, height: 1000, parallax: 0, only: 'portrait', image: { 1: skyTall1x, 2: skyTall2x } },
    { id: 'peaks', width: 1704, height: 340, parallax: 0.15, image: { 1: peaks1x, 2: peaks2x } },
    { id: 'gorge', width: 1704, height: 560, parallax: 0.35, image: { 1: gorge1x, 2: gorge2x } },
    { id: 'ledge', width: 1704, height: 290, parallax: 0.7, only: 'landscape', image: { 1: ledge1x, 2: ledge2x } },
    { id: 'ledge-tall', width: 984, height: 560, parallax: 0.7, only: 'portrait', image: { 1: ledgeTall1x, 2: ledgeTall2x } },
  ],
} as const satisfies GameArt;
