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
    'armchair': { width: 220, height: 176, pivotX: 0.5, pivotY: 0.8523 },
    'attic': { width: 244, height: 274, pivotX: 0.5, pivotY: 0.9416 },
    'bar-bag': { width: 60, height: 54, pivotX: 0.5, pivotY: 0.4815 },
    'bar-first': { width: 60, height: 54, pivotX: 0.5, pivotY: 0.4815 },
    'bar-missing': { width: 60, height: 54, pivotX: 0.5, pivotY: 0.4815 },
    'bar-second': { width: 60, height: 54, pivotX: 0.5, pivotY: 0.4815 },
    'bar-taken': { width: 60, height: 54, pivotX: 0.5, pivotY: 0.4815 },
    'canister': { width: 248, height: 262, pivotX: 0.5, pivotY: 0.9008 },
    'castle': { width: 244, height: 274, pivotX: 0.5, pivotY: 0.9416 },
    'cat-body': { width: 176, height: 90, pivotX: 0.4886, pivotY: 0.8222 },
    'cat-eyes-happy': { width: 72, height: 32, pivotX: 0.5, pivotY: 0.5 },
    'cat-eyes-open': { width: 72, height: 32, pivotX: 0.5, pivotY: 0.5 },
    'cat-eyes-shut': { width: 72, height: 32, pivotX: 0.5, pivotY: 0.5 },
    'cat-head': { width: 132, height: 104, pivotX: 0.5, pivotY: 0.8846 },
    'cat-mouth-calm': { width: 36, height: 20, pivotX: 0.5, pivotY: 0.4 },
    'cat-mouth-oh': { width: 36, height: 20, pivotX: 0.5, pivotY: 0.4 },
    'cat-tail': { width: 80, height: 82, pivotX: 0.275, pivotY: 0.8049 },
    'fluff-1': { width: 252, height: 232, pivotX: 0.5, pivotY: 0.5 },
    'fluff-2': { width: 252, height: 232, pivotX: 0.5, pivotY: 0.5 },
    'fluff-3': { width: 252, height: 232, pivotX: 0.5, pivotY: 0.5 },
    'fluff-eyes-open': { width: 60, height: 28, pivotX: 0.5, pivotY: 0.5 },
    'fluff-eyes-shy': { width: 60, height: 28, pivotX: 0.5, pivotY: 0.5 },
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
    'gust': { width: 140, height: 28, pivotX: 0.5, pivotY: 0.5 },
    'halo': { width: 120, height: 120, pivotX: 0.5, pivotY: 0.5 },
    'held': { width: 112, height: 92, pivotX: 0.5, pivotY: 0.5 },
    'house': { width: 244, height: 274, pivotX: 0.5, pivotY: 0.9416 },
    'mote-1': { width: 40, height: 36, pivotX: 0.5, pivotY: 0.5 },
    'mote-2': { width: 40, height: 36, pivotX: 0.5, pivotY: 0.5 },
    'mote-3': { width: 40, height: 36, pivotX: 0.5, pivotY: 0.5 },
    'nozzle': { width: 128, height: 132, pivotX: 0.4063, pivotY: 0.4848 },
    'plate': { width: 100, height: 80, pivotX: 0.5, pivotY: 0.475 },
    'power': { width: 128, height: 134, pivotX: 0.5, pivotY: 0.4627 },
    'rack': { width: 140, height: 140, pivotX: 0.5, pivotY: 0.5 },
    'ring': { width: 34, height: 34, pivotX: 0.5, pivotY: 0.5 },
    'room-1': { width: 50, height: 46, pivotX: 0.5, pivotY: 0.5 },
    'room-2': { width: 50, height: 46, pivotX: 0.5, pivotY: 0.5 },
    'room-3': { width: 50, height: 46, pivotX: 0.5, pivotY: 0.5 },
    'room-4': { width: 50, height: 46, pivotX: 0.5, pivotY: 0.5 },
    'room-5': { width: 50, height: 46, pivotX: 0.5, pivotY: 0.5 },
    'room-6': { width: 50, height: 46, pivotX: 0.5, pivotY: 0.5 },
    'room-7': { width: 50, height: 46, pivotX: 0.5, pivotY: 0.5 },
    'room-8': { width: 50, height: 46, pivotX: 0.5, pivotY: 0.5 },
    'shine': { width: 36, height: 36, pivotX: 0.5, pivotY: 0.5 },
    'speck-first': { width: 28, height: 28, pivotX: 0.5, pivotY: 0.5 },
    'speck-second': { width: 28, height: 28, pivotX: 0.5, pivotY: 0.5 },
    'speck-taken': { width: 28, height: 28, pivotX: 0.5, pivotY: 0.5 },
    'tick': { width: 48, height: 48, pivotX: 0.5, pivotY: 0.5 },
  },
  layers: [
    { id: 'room', width: 1740, height: 1000, parallax: 0.1, only: 'landscape', image: { 1: room1x, 2: room2x } },
    { id: 'room-tall', width: 984, height: 1580, parallax: 0.1, only: 'portrait', image: { 1: roomTall1x, 2: roomTall2x } },
  ],
} as const satisfies GameArt;
