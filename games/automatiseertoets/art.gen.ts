// Made by `npm run assets` from art/: change the drawings, not this file.
import type { GameArt } from '@games/kit/textures/game-art';
import atlas1x from './media/atlas@1x.webp?url';
import frames1x from './media/atlas@1x.json?url';
import atlas2x from './media/atlas@2x.webp?url';
import frames2x from './media/atlas@2x.json?url';
import room1x from './media/room@1x.webp?url';
import room2x from './media/room@2x.webp?url';
import roomTall1x from './media/room-tall@1x.webp?url';
import roomTall2x from './media/room-tall@2x.webp?url';

export const art = {
  atlas: { 1: { image: atlas1x, frames: frames1x }, 2: { image: atlas2x, frames: frames2x } },
  frames: {
    'console': { width: 180, height: 186, pivotX: 0.5, pivotY: 0.4839 },
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
    'halo': { width: 80, height: 80, pivotX: 0.5, pivotY: 0.5 },
    'piep': { width: 168, height: 204, pivotX: 0.5, pivotY: 0.902 },
    'piep-up': { width: 168, height: 204, pivotX: 0.5, pivotY: 0.902 },
  },
  layers: [
    { id: 'room', width: 1704, height: 984, parallax: 0, only: 'landscape', image: { 1: room1x, 2: room2x } },
    { id: 'room-tall', width: 984, height: 1584, parallax: 0, only: 'portrait', image: { 1: roomTall1x, 2: roomTall2x } },
  ],
} as const satisfies GameArt;
