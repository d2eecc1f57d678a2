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
import ground1x from './media/ground@1x.webp?url';
import ground2x from './media/ground@2x.webp?url';
import moon1x from './media/moon@1x.webp?url';
import moon2x from './media/moon@2x.webp?url';
import console1x from './media/console@1x.webp?url';
import console2x from './media/console@2x.webp?url';
import consoleTall1x from './media/console-tall@1x.webp?url';
import consoleTall2x from './media/console-tall@2x.webp?url';

export const art = {
  atlas: { 1: { image: atlas1x, frames: frames1x }, 2: { image: atlas2x, frames: frames2x } },
  frames: {
    'about': { width: 40, height: 32, pivotX: 0.5, pivotY: 0.5 },
    'base-1': { width: 82, height: 66, pivotX: 0.439, pivotY: 0.8636 },
    'base-2': { width: 52, height: 118, pivotX: 0.4808, pivotY: 0.9407 },
    'base-3': { width: 102, height: 47, pivotX: 0.4706, pivotY: 0.8085 },
    'base-4': { width: 92, height: 66, pivotX: 0.4565, pivotY: 0.8788 },
    'beacon': { width: 32, height: 24, pivotX: 0.5, pivotY: 0.8333 },
    'board': { width: 160, height: 450, pivotX: 0.5, pivotY: 0.4933 },
    'board-tall': { width: 660, height: 72, pivotX: 0.5, pivotY: 0.5 },
    'bubble': { width: 80, height: 80, pivotX: 0.5, pivotY: 0.5 },
    'comet': { width: 20, height: 56, pivotX: 0.5, pivotY: 0.8214 },
    'dash': { width: 12, height: 12, pivotX: 0.5, pivotY: 0.5 },
    'earth': { width: 100, height: 100, pivotX: 0.5, pivotY: 0.5 },
    'flag': { width: 64, height: 76, pivotX: 0.0625, pivotY: 0.9211 },
    'flame': { width: 32, height: 60, pivotX: 0.5, pivotY: 0.0667 },
    'galaxy-1': { width: 100, height: 68, pivotX: 0.5, pivotY: 0.5 },
    'galaxy-2': { width: 100, height: 68, pivotX: 0.5, pivotY: 0.5 },
    'galaxy-3': { width: 100, height: 68, pivotX: 0.5, pivotY: 0.5 },
    'galaxy-4': { width: 100, height: 68, pivotX: 0.5, pivotY: 0.5 },
    'gap': { width: 12, height: 40, pivotX: 0.5, pivotY: 0.5 },
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
    'launchpad': { width: 128, height: 34, pivotX: 0.5, pivotY: 0.2353 },
    'lever': { width: 84, height: 66, pivotX: 0.5, pivotY: 0.5152 },
    'mark': { width: 28, height: 8, pivotX: 0.5, pivotY: 0.5 },
    'mini': { width: 48, height: 40, pivotX: 0.5, pivotY: 0.65 },
    'patch-1': { width: 56, height: 58, pivotX: 0.5, pivotY: 0.5 },
    'patch-10': { width: 56, height: 58, pivotX: 0.5, pivotY: 0.5 },
    'patch-11': { width: 56, height: 58, pivotX: 0.5, pivotY: 0.5 },
    'patch-12': { width: 56, height: 58, pivotX: 0.5, pivotY: 0.5 },
    'patch-2': { width: 56, height: 58, pivotX: 0.5, pivotY: 0.5 },
    'patch-3': { width: 56, height: 58, pivotX: 0.5, pivotY: 0.5 },
    'patch-4': { width: 56, height: 58, pivotX: 0.5, pivotY: 0.5 },
    'patch-5': { width: 56, height: 58, pivotX: 0.5, pivotY: 0.5 },
    'patch-6': { width: 56, height: 58, pivotX: 0.5, pivotY: 0.5 },
    'patch-7': { width: 56, height: 58, pivotX: 0.5, pivotY: 0.5 },
    'patch-8': { width: 56, height: 58, pivotX: 0.5, pivotY: 0.5 },
    'patch-9': { width: 56, height: 58, pivotX: 0.5, pivotY: 0.5 },
    'planet-1': { width: 92, height: 64, pivotX: 0.5, pivotY: 0.5 },
    'planet-2': { width: 92, height: 64, pivotX: 0.5, pivotY: 0.5 },
    'planet-3': { width: 92, height: 64, pivotX: 0.5, pivotY: 0.5 },
    'planet-4': { width: 92, height: 64, pivotX: 0.5, pivotY: 0.5 },
    'planet-5': { width: 92, height: 64, pivotX: 0.5, pivotY: 0.5 },
    'planet-6': { width: 92, height: 64, pivotX: 0.5, pivotY: 0.5 },
    'planet-7': { width: 92, height: 64, pivotX: 0.5, pivotY: 0.5 },
    'planet-8': { width: 92, height: 64, pivotX: 0.5, pivotY: 0.5 },
    'pointer-left': { width: 26, height: 24, pivotX: 0.1538, pivotY: 0.5 },
    'puff': { width: 40, height: 40, pivotX: 0.5, pivotY: 0.5 },
    'rocket': { width: 72, height: 100, pivotX: 0.5, pivotY: 0.92 },
    'ruw-blink': { width: 96, height: 86, pivotX: 0.5, pivotY: 0.9302 },
    'ruw-calm': { width: 96, height: 86, pivotX: 0.5, pivotY: 0.9302 },
    'ruw-glad': { width: 96, height: 86, pivotX: 0.5, pivotY: 0.9302 },
    'ruw-nap': { width: 96, height: 86, pivotX: 0.5, pivotY: 0.9302 },
    'ruw-oh': { width: 96, height: 86, pivotX: 0.5, pivotY: 0.9302 },
    'ruw-rocket': { width: 88, height: 74, pivotX: 0.5, pivotY: 0.8919 },
    'spark': { width: 24, height: 24, pivotX: 0.5, pivotY: 0.5 },
    'station': { width: 188, height: 96, pivotX: 0.5, pivotY: 0.5208 },
    'tower': { width: 36, height: 478, pivotX: 0.5, pivotY: 0.9916 },
    'tower-tall': { width: 36, height: 572, pivotX: 0.5, pivotY: 0.993 },
    'zed': { width: 28, height: 28, pivotX: 0.5, pivotY: 0.5 },
  },
  layers: [
    { id: 'sky', width: 1704, height: 980, parallax: 0, only: 'landscape', image: { 1: sky1x, 2: sky2x } },
    { id: 'sky-tall', width: 984, height: 1140, parallax: 0, only: 'portrait', image: { 1: skyTall1x, 2: skyTall2x } },
    { id: 'hills', width: 1704, height: 240, parallax: 0.15, image: { 1: hills1x, 2: hills2x } },
    { id: 'ground', width: 1704, height: 254, parallax: 0, image: { 1: ground1x, 2: ground2x } },
    { id: 'moon', width: 1704, height: 700, parallax: 0, image: { 1: moon1x, 2: moon2x } },
    { id: 'console', width: 702, height: 684, parallax: 0, only: 'landscape', image: { 1: console1x, 2: console2x } },
    { id: 'console-tall', width: 984, height: 520, parallax: 0, only: 'portrait', image: { 1: consoleTall1x, 2: consoleTall2x } },
  ],
} as const satisfies GameArt;
