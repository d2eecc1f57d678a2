// Made by `npm run assets` from art/: change the drawings, not this file.
import type { GameArt } from '@games/kit/textures/game-art';
import atlas1x from './media/atlas@1x.webp?url';
import frames1x from './media/atlas@1x.json?url';
import atlas2x from './media/atlas@2x.webp?url';
import frames2x from './media/atlas@2x.json?url';
import bay1x from './media/bay@1x.webp?url';
import bay2x from './media/bay@2x.webp?url';
import bayTall1x from './media/bay-tall@1x.webp?url';
import bayTall2x from './media/bay-tall@2x.webp?url';

export const art = {
  atlas: { 1: { image: atlas1x, frames: frames1x }, 2: { image: atlas2x, frames: frames2x } },
  frames: {
    'boat': { width: 188, height: 190, pivotX: 0.4894, pivotY: 0.8632 },
    'boat-2': { width: 188, height: 190, pivotX: 0.4894, pivotY: 0.8632 },
    'boat-3': { width: 188, height: 190, pivotX: 0.4894, pivotY: 0.8632 },
    'boat-4': { width: 188, height: 190, pivotX: 0.4894, pivotY: 0.8632 },
    'buoy-1': { width: 132, height: 184, pivotX: 0.5, pivotY: 0.6087 },
    'buoy-2': { width: 132, height: 184, pivotX: 0.5, pivotY: 0.6087 },
    'buoy-3': { width: 132, height: 184, pivotX: 0.5, pivotY: 0.6087 },
    'chart': { width: 412, height: 320, pivotX: 0.5, pivotY: 0.4875 },
    'dot-dip': { width: 18, height: 18, pivotX: 0.5, pivotY: 0.5 },
    'dot-good': { width: 18, height: 18, pivotX: 0.5, pivotY: 0.5 },
    'drop': { width: 16, height: 24, pivotX: 0.5, pivotY: 0.5 },
    'flag-1': { width: 32, height: 38, pivotX: 0.5, pivotY: 0.1053 },
    'flag-2': { width: 32, height: 38, pivotX: 0.5, pivotY: 0.1053 },
    'flag-3': { width: 32, height: 38, pivotX: 0.5, pivotY: 0.1053 },
    'foam': { width: 28, height: 20, pivotX: 0.5, pivotY: 0.5 },
    'fronds': { width: 320, height: 190, pivotX: 0.5, pivotY: 0.7895 },
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
    'gull': { width: 80, height: 44, pivotX: 0.5, pivotY: 0.4545 },
    'head': { width: 32, height: 32, pivotX: 0.5, pivotY: 0.5 },
    'knob': { width: 28, height: 28, pivotX: 0.5, pivotY: 0.5 },
    'lighthouse': { width: 132, height: 184, pivotX: 0.5, pivotY: 0.6087 },
    'mark': { width: 34, height: 36, pivotX: 0.4118, pivotY: 0.8333 },
    'pennant': { width: 118, height: 76, pivotX: 0.1186, pivotY: 0.5 },
    'plate': { width: 100, height: 80, pivotX: 0.5, pivotY: 0.475 },
    'skipper': { width: 88, height: 90, pivotX: 0.5, pivotY: 0.8667 },
    'spark': { width: 36, height: 36, pivotX: 0.5, pivotY: 0.5 },
    'trail': { width: 8, height: 8, pivotX: 0.5, pivotY: 0.5 },
  },
  layers: [
    { id: 'bay', width: 1704, height: 984, parallax: 0.1, only: 'landscape', image: { 1: bay1x, 2: bay2x } },
    { id: 'bay-tall', width: 984, height: 1580, parallax: 0.1, only: 'portrait', image: { 1: bayTall1x, 2: bayTall2x } },
  ],
} as const satisfies GameArt;
