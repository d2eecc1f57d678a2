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
import valley1x from './media/valley@1x.webp?url';
import valley2x from './media/valley@2x.webp?url';
import meadow1x from './media/meadow@1x.webp?url';
import meadow2x from './media/meadow@2x.webp?url';
import rails1x from './media/rails@1x.webp?url';
import rails2x from './media/rails@2x.webp?url';
import cab1x from './media/cab@1x.webp?url';
import cab2x from './media/cab@2x.webp?url';
import cabTall1x from './media/cab-tall@1x.webp?url';
import cabTall2x from './media/cab-tall@2x.webp?url';

export const art = {
  atlas: { 1: { image: atlas1x, frames: frames1x }, 2: { image: atlas2x, frames: frames2x } },
  frames: {
    'arc': { width: 4, height: 4, pivotX: 0, pivotY: 0.5 },
    'beaver-blink': { width: 184, height: 166, pivotX: 0.5, pivotY: 0.9036 },
    'beaver-body': { width: 220, height: 170, pivotX: 0.5, pivotY: 0.8824 },
    'beaver-calm': { width: 184, height: 166, pivotX: 0.5, pivotY: 0.9036 },
    'beaver-glad': { width: 184, height: 166, pivotX: 0.5, pivotY: 0.9036 },
    'beaver-oh': { width: 184, height: 166, pivotX: 0.5, pivotY: 0.9036 },
    'board': { width: 360, height: 112, pivotX: 0.5, pivotY: 0.5 },
    'bush': { width: 230, height: 124, pivotX: 0.4783, pivotY: 0.8065 },
    'confetti': { width: 12, height: 8, pivotX: 0.5, pivotY: 0.5 },
    'dial': { width: 354.3, height: 354.3, pivotX: 0.5001, pivotY: 0.5001 },
    'drum': { width: 68, height: 50, pivotX: 0.5, pivotY: 0.8 },
    'duck': { width: 96, height: 152, pivotX: 0.5, pivotY: 0.9211 },
    'flag-right': { width: 66, height: 104, pivotX: 0.1212, pivotY: 0.8846 },
    'fox': { width: 96, height: 152, pivotX: 0.5, pivotY: 0.9211 },
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
    'halt': { width: 48, height: 50, pivotX: 0.5, pivotY: 0.92 },
    'hand-long': { width: 44, height: 190, pivotX: 0.5, pivotY: 0.8211 },
    'hand-short': { width: 48, height: 136, pivotX: 0.5, pivotY: 0.7647 },
    'horn': { width: 84, height: 60, pivotX: 0.119, pivotY: 0.5667 },
    'hub': { width: 48, height: 48, pivotX: 0.5, pivotY: 0.5 },
    'lamp': { width: 28, height: 48, pivotX: 0.5, pivotY: 0.9167 },
    'lever': { width: 120, height: 112, pivotX: 0.5, pivotY: 0.4821 },
    'mini-train': { width: 104, height: 66, pivotX: 0.5, pivotY: 0.8788 },
    'mouse': { width: 96, height: 152, pivotX: 0.5, pivotY: 0.9211 },
    'needle': { width: 28, height: 176, pivotX: 0.5, pivotY: 0.7955 },
    'note': { width: 30, height: 36, pivotX: 0.4667, pivotY: 0.8333 },
    'odo': { width: 208, height: 80, pivotX: 0.5, pivotY: 0.5 },
    'pennant': { width: 34, height: 56, pivotX: 0.1765, pivotY: 0.9286 },
    'pine': { width: 162, height: 208, pivotX: 0.4815, pivotY: 0.8942 },
    'platform': { width: 362, height: 240, pivotX: -0.0884, pivotY: 0.5667 },
    'pole': { width: 78, height: 206.4, pivotX: 0.4615, pivotY: 0.9593 },
    'post': { width: 20, height: 76, pivotX: 0.5, pivotY: 0.8421 },
    'puff': { width: 32, height: 32, pivotX: 0.5, pivotY: 0.5 },
    'quadrant': { width: 128, height: 270, pivotX: 0.5, pivotY: 0.4815 },
    'rabbit': { width: 96, height: 152, pivotX: 0.5, pivotY: 0.9211 },
    'rail': { width: 40, height: 8, pivotX: 0, pivotY: 0.5 },
    'sleeper': { width: 264, height: 16, pivotX: 0.5, pivotY: 0.5 },
    'streak': { width: 80, height: 4, pivotX: 0.5, pivotY: 0.5 },
    'tick': { width: 8, height: 24, pivotX: 0.5, pivotY: 0.5 },
    'tie': { width: 6, height: 40, pivotX: 0.5, pivotY: 0.5 },
    'tree': { width: 196, height: 212, pivotX: 0.4592, pivotY: 0.9057 },
    'wheel': { width: 232, height: 232, pivotX: 0.5, pivotY: 0.5 },
  },
  layers: [
    { id: 'sky', width: 1704, height: 410, parallax: 0, only: 'landscape', image: { 1: sky1x, 2: sky2x } },
    { id: 'sky-tall', width: 984, height: 640, parallax: 0, only: 'portrait', image: { 1: skyTall1x, 2: skyTall2x } },
    { id: 'valley', width: 1704, height: 350, parallax: 0.15, image: { 1: valley1x, 2: valley2x } },
    { id: 'meadow', width: 1704, height: 250, parallax: 0, image: { 1: meadow1x, 2: meadow2x } },
    { id: 'rails', width: 440, height: 264, parallax: 0, image: { 1: rails1x, 2: rails2x } },
    { id: 'cab', width: 1704, height: 980, parallax: 0, only: 'landscape', image: { 1: cab1x, 2: cab2x } },
    { id: 'cab-tall', width: 984, height: 1580, parallax: 0, only: 'portrait', image: { 1: cabTall1x, 2: cabTall2x } },
  ],
} as const satisfies GameArt;
