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
import village1x from './media/village@1x.webp?url';
import village2x from './media/village@2x.webp?url';
import hedge1x from './media/hedge@1x.webp?url';
import hedge2x from './media/hedge@2x.webp?url';
import fence1x from './media/fence@1x.webp?url';
import fence2x from './media/fence@2x.webp?url';
import lawn1x from './media/lawn@1x.webp?url';
import lawn2x from './media/lawn@2x.webp?url';
import lawnTall1x from './media/lawn-tall@1x.webp?url';
import lawnTall2x from './media/lawn-tall@2x.webp?url';

export const art = {
  atlas: { 1: { image: atlas1x, frames: frames1x }, 2: { image: atlas2x, frames: frames2x } },
  frames: {
    'apron': { width: 200, height: 176, pivotX: 0.5, pivotY: 0.0795 },
    'basket': { width: 216, height: 132, pivotX: 0.4815, pivotY: 0.8485 },
    'cupboard': { width: 208, height: 160, pivotX: 0.5, pivotY: 0.9375 },
    'dress': { width: 200, height: 176, pivotX: 0.5, pivotY: 0.0795 },
    'drop': { width: 8, height: 20, pivotX: 0.5, pivotY: 0.5 },
    'flag': { width: 32, height: 44, pivotX: 0.5, pivotY: 0.0909 },
    'flowers': { width: 260, height: 270, pivotX: 0.5, pivotY: 0.9259 },
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
    'hat': { width: 200, height: 176, pivotX: 0.5, pivotY: 0.0795 },
    'jumper': { width: 200, height: 176, pivotX: 0.5, pivotY: 0.0795 },
    'leaf-a': { width: 32, height: 24, pivotX: 0.5, pivotY: 0.5 },
    'leaf-b': { width: 32, height: 24, pivotX: 0.5, pivotY: 0.5 },
    'linen': { width: 52, height: 24, pivotX: 0.5, pivotY: 0.5 },
    'mark': { width: 16, height: 32, pivotX: 0.5, pivotY: 0.5 },
    'mittens': { width: 200, height: 176, pivotX: 0.5, pivotY: 0.0795 },
    'peg': { width: 28, height: 54, pivotX: 0.5, pivotY: 0.4815 },
    'peg-end': { width: 28, height: 54, pivotX: 0.5, pivotY: 0.4815 },
    'post': { width: 150, height: 426, pivotX: 0.4, pivotY: 0.1643 },
    'rack': { width: 310, height: 200, pivotX: 0.4839, pivotY: 0.92 },
    'scarf': { width: 200, height: 176, pivotX: 0.5, pivotY: 0.0795 },
    'sheep-body': { width: 160, height: 106, pivotX: 0.5, pivotY: 0.9057 },
    'sheep-happy': { width: 96, height: 84, pivotX: 0.5, pivotY: 0.6667 },
    'sheep-open': { width: 96, height: 84, pivotX: 0.5, pivotY: 0.6667 },
    'sheep-shut': { width: 96, height: 84, pivotX: 0.5, pivotY: 0.6667 },
    'shorts': { width: 200, height: 176, pivotX: 0.5, pivotY: 0.0795 },
    'skirt': { width: 200, height: 176, pivotX: 0.5, pivotY: 0.0795 },
    'socks': { width: 200, height: 176, pivotX: 0.5, pivotY: 0.0795 },
    'tee': { width: 200, height: 176, pivotX: 0.5, pivotY: 0.0795 },
    'towel': { width: 200, height: 176, pivotX: 0.5, pivotY: 0.0795 },
    'trousers': { width: 200, height: 176, pivotX: 0.5, pivotY: 0.0795 },
  },
  layers: [
    { id: 'sky', width: 1408, height: 620, parallax: 0, only: 'landscape', image: { 1: sky1x, 2: sky2x } },
    { id: 'sky-tall', width: 984, height: 1140, parallax: 0, only: 'portrait', image: { 1: skyTall1x, 2: skyTall2x } },
    { id: 'village', width: 1704, height: 300, parallax: 0.15, image: { 1: village1x, 2: village2x } },
    { id: 'hedge', width: 1704, height: 190, parallax: 0.35, image: { 1: hedge1x, 2: hedge2x } },
    { id: 'fence', width: 1704, height: 126, parallax: 0.4, image: { 1: fence1x, 2: fence2x } },
    { id: 'lawn', width: 1704, height: 320, parallax: 0.7, only: 'landscape', image: { 1: lawn1x, 2: lawn2x } },
    { id: 'lawn-tall', width: 984, height: 560, parallax: 0.7, only: 'portrait', image: { 1: lawnTall1x, 2: lawnTall2x } },
  ],
} as const satisfies GameArt;
