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
import skyline1x from './media/skyline@1x.webp?url';
import skyline2x from './media/skyline@2x.webp?url';
import hills1x from './media/hills@1x.webp?url';
import hills2x from './media/hills@2x.webp?url';
import ground1x from './media/ground@1x.webp?url';
import ground2x from './media/ground@2x.webp?url';
import photo1x from './media/photo@1x.webp?url';
import photo2x from './media/photo@2x.webp?url';
import groundTall1x from './media/ground-tall@1x.webp?url';
import groundTall2x from './media/ground-tall@2x.webp?url';

export const art = {
  atlas: { 1: { image: atlas1x, frames: frames1x }, 2: { image: atlas2x, frames: frames2x } },
  frames: {
    'beside-balloon': { width: 58, height: 58, pivotX: 0.5, pivotY: 0.8793 },
    'beside-bridge': { width: 58, height: 58, pivotX: 0.5, pivotY: 0.8793 },
    'beside-cloud': { width: 58, height: 58, pivotX: 0.5, pivotY: 0.8793 },
    'beside-cone': { width: 58, height: 58, pivotX: 0.5, pivotY: 0.8793 },
    'beside-flag': { width: 58, height: 58, pivotX: 0.5, pivotY: 0.8793 },
    'beside-hut': { width: 58, height: 58, pivotX: 0.5, pivotY: 0.8793 },
    'beside-peak': { width: 58, height: 58, pivotX: 0.5, pivotY: 0.8793 },
    'beside-pine': { width: 58, height: 58, pivotX: 0.5, pivotY: 0.8793 },
    'beside-rainbow': { width: 58, height: 58, pivotX: 0.5, pivotY: 0.8793 },
    'beside-star': { width: 58, height: 58, pivotX: 0.5, pivotY: 0.8793 },
    'beside-tent': { width: 58, height: 58, pivotX: 0.5, pivotY: 0.8793 },
    'beside-tunnel': { width: 58, height: 58, pivotX: 0.5, pivotY: 0.8793 },
    'beside-tyres': { width: 58, height: 58, pivotX: 0.5, pivotY: 0.8793 },
    'board': { width: 160, height: 116, pivotX: 0.5, pivotY: 0.4655 },
    'car': { width: 272, height: 196, pivotX: 0.4853, pivotY: 0.898 },
    'car-shadow': { width: 340, height: 76, pivotX: 0.5, pivotY: 0.5263 },
    'cone': { width: 72, height: 90, pivotX: 0.4722, pivotY: 0.8667 },
    'dash': { width: 44, height: 90, pivotX: 0.5, pivotY: 0.7778 },
    'ear': { width: 40, height: 112, pivotX: 0.5, pivotY: 0.9286 },
    'finish-cloth': { width: 96, height: 100, pivotX: 0, pivotY: 0.48 },
    'finish-post': { width: 80, height: 350, pivotX: 0.375, pivotY: 0.9543 },
    'flag': { width: 74, height: 92, pivotX: 0.1892, pivotY: 0.913 },
    'flame': { width: 68, height: 100, pivotX: 0.5, pivotY: 0.16 },
    'foam': { width: 220, height: 146, pivotX: 0.5, pivotY: 0.8767 },
    'gantry-beam': { width: 96, height: 56, pivotX: 0, pivotY: 0.5 },
    'gantry-post': { width: 104, height: 342, pivotX: 0.4231, pivotY: 0.9532 },
    'gate-left': { width: 250, height: 246, pivotX: 0.464, pivotY: 0.9431 },
    'gate-middle': { width: 250, height: 246, pivotX: 0.464, pivotY: 0.9431 },
    'gate-right': { width: 250, height: 246, pivotX: 0.464, pivotY: 0.9431 },
    'ghost': { width: 248, height: 226, pivotX: 0.4839, pivotY: 0.9115 },
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
    'glyph-close': { width: 27, height: 68, pivotX: 0.5, pivotY: 0.5 },
    'glyph-comma': { width: 21, height: 68, pivotX: 0.5, pivotY: 0.5 },
    'glyph-divide': { width: 23, height: 68, pivotX: 0.5, pivotY: 0.5 },
    'glyph-equals': { width: 38, height: 68, pivotX: 0.5, pivotY: 0.5 },
    'glyph-minus': { width: 38, height: 68, pivotX: 0.5, pivotY: 0.5 },
    'glyph-open': { width: 27, height: 68, pivotX: 0.5, pivotY: 0.5 },
    'glyph-over': { width: 38, height: 68, pivotX: 0.5, pivotY: 0.5 },
    'glyph-plus': { width: 38, height: 68, pivotX: 0.5, pivotY: 0.5 },
    'glyph-query': { width: 35, height: 68, pivotX: 0.5, pivotY: 0.5 },
    'glyph-rest': { width: 32, height: 68, pivotX: 0.5, pivotY: 0.5 },
    'glyph-times': { width: 38, height: 68, pivotX: 0.5, pivotY: 0.5 },
    'halo': { width: 120, height: 120, pivotX: 0.5, pivotY: 0.5 },
    'hare-side': { width: 139, height: 120, pivotX: 0.5036, pivotY: 0.9333 },
    'post-1': { width: 34, height: 68, pivotX: 0.4706, pivotY: 0.8529 },
    'post-10': { width: 56, height: 150, pivotX: 0.3214, pivotY: 0.92 },
    'post-100': { width: 74, height: 226, pivotX: 0.2703, pivotY: 0.9381 },
    'puff': { width: 60, height: 60, pivotX: 0.5, pivotY: 0.5 },
    'roof-board': { width: 168, height: 82, pivotX: 0.5, pivotY: 0.7561 },
    'side-bush': { width: 128, height: 79, pivotX: 0.4297, pivotY: 0.7848 },
    'side-lamp': { width: 72, height: 178, pivotX: 0.3611, pivotY: 0.9438 },
    'side-pine': { width: 140, height: 164, pivotX: 0.4286, pivotY: 0.878 },
    'side-tree': { width: 157, height: 196, pivotX: 0.4268, pivotY: 0.8878 },
    'side-tyres': { width: 112, height: 77, pivotX: 0.4464, pivotY: 0.8312 },
    'sparkle': { width: 44, height: 44, pivotX: 0.5, pivotY: 0.5 },
    'streak': { width: 12, height: 120, pivotX: 0.5, pivotY: 0.5 },
    'tortoise-side': { width: 139, height: 98, pivotX: 0.5036, pivotY: 0.9184 },
    'track-0': { width: 63, height: 39, pivotX: -0.5079, pivotY: 0.0769 },
    'track-1': { width: 70, height: 35, pivotX: 0.0429, pivotY: -0.4286 },
    'track-2': { width: 70, height: 35, pivotX: 0.9571, pivotY: -0.4286 },
    'track-3': { width: 63, height: 39, pivotX: 1.5079, pivotY: 0.0769 },
    'track-4': { width: 63, height: 39, pivotX: 1.5079, pivotY: 0.9231 },
    'track-5': { width: 70, height: 35, pivotX: 0.9571, pivotY: 1.4286 },
    'track-6': { width: 70, height: 35, pivotX: 0.0429, pivotY: 1.4286 },
    'track-7': { width: 63, height: 39, pivotX: -0.5079, pivotY: 0.9231 },
  },
  layers: [
    { id: 'sky', width: 1408, height: 420, parallax: 0, only: 'landscape', image: { 1: sky1x, 2: sky2x } },
    { id: 'sky-tall', width: 984, height: 760, parallax: 0, only: 'portrait', image: { 1: skyTall1x, 2: skyTall2x } },
    { id: 'skyline', width: 1408, height: 260, parallax: 0.15, image: { 1: skyline1x, 2: skyline2x } },
    { id: 'hills', width: 1408, height: 320, parallax: 0.35, image: { 1: hills1x, 2: hills2x } },
    { id: 'ground', width: 1408, height: 494, parallax: 0, only: 'landscape', image: { 1: ground1x, 2: ground2x } },
    { id: 'photo', width: 540, height: 430, parallax: 0, image: { 1: photo1x, 2: photo2x } },
    { id: 'ground-tall', width: 984, height: 906, parallax: 0, only: 'portrait', image: { 1: groundTall1x, 2: groundTall2x } },
  ],
} as const satisfies GameArt;
