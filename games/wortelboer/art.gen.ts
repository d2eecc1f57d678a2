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
import hill1x from './media/hill@1x.webp?url';
import hill2x from './media/hill@2x.webp?url';
import hillTall1x from './media/hill-tall@1x.webp?url';
import hillTall2x from './media/hill-tall@2x.webp?url';
import field1x from './media/field@1x.webp?url';
import field2x from './media/field@2x.webp?url';
import fieldTall1x from './media/field-tall@1x.webp?url';
import fieldTall2x from './media/field-tall@2x.webp?url';

export const art = {
  atlas: { 1: { image: atlas1x, frames: frames1x }, 2: { image: atlas2x, frames: frames2x } },
  frames: {
    'barrel': { width: 60, height: 62, pivotX: 0.5, pivotY: 0.9194 },
    'basket': { width: 116, height: 74, pivotX: 0.5, pivotY: 0.4595 },
    'bath': { width: 78, height: 80, pivotX: 0.5, pivotY: 0.9375 },
    'bed': { width: 78, height: 80, pivotX: 0.5, pivotY: 0.9375 },
    'beets': { width: 60, height: 62, pivotX: 0.5, pivotY: 0.9194 },
    'books': { width: 78, height: 80, pivotX: 0.5, pivotY: 0.9375 },
    'cabbage': { width: 60, height: 62, pivotX: 0.5, pivotY: 0.9194 },
    'card': { width: 100, height: 104, pivotX: 0.5, pivotY: 0.4808 },
    'cart': { width: 364, height: 204, pivotX: 0.5, pivotY: 0.5098 },
    'chest': { width: 78, height: 80, pivotX: 0.5, pivotY: 0.9375 },
    'clock': { width: 78, height: 80, pivotX: 0.5, pivotY: 0.9375 },
    'crate': { width: 96, height: 88, pivotX: 0.5, pivotY: 0.5 },
    'farmer-body': { width: 130, height: 100, pivotX: 0.4615, pivotY: 0.8 },
    'gap': { width: 96, height: 80, pivotX: 0.5, pivotY: 0.5 },
    'gap-1': { width: 66, height: 28, pivotX: 0.5152, pivotY: 0.5 },
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
    'goat-body': { width: 180, height: 180, pivotX: 0.5, pivotY: 0.3333 },
    'goat-munch': { width: 176, height: 180, pivotX: 0.5, pivotY: 0.5333 },
    'goat-nap': { width: 176, height: 180, pivotX: 0.5, pivotY: 0.5333 },
    'goat-oh': { width: 176, height: 180, pivotX: 0.5, pivotY: 0.5333 },
    'goat-open': { width: 176, height: 180, pivotX: 0.5, pivotY: 0.5333 },
    'guest': { width: 104, height: 90, pivotX: 0.5, pivotY: 0.6667 },
    'hat': { width: 124, height: 60, pivotX: 0.5, pivotY: 0.7333 },
    'hay': { width: 168, height: 132, pivotX: 0.5, pivotY: 0.4697 },
    'heap': { width: 320, height: 96, pivotX: 0.5, pivotY: 0.8125 },
    'item-1': { width: 66, height: 28, pivotX: 0.5152, pivotY: 0.5 },
    'item-10': { width: 88, height: 68, pivotX: 0.5, pivotY: 0.5 },
    'item-100': { width: 96, height: 88, pivotX: 0.5, pivotY: 0.5 },
    'item-2': { width: 76, height: 48, pivotX: 0.5, pivotY: 0.5 },
    'item-5': { width: 80, height: 64, pivotX: 0.5, pivotY: 0.5 },
    'item-50': { width: 92, height: 92, pivotX: 0.5, pivotY: 0.5 },
    'jar': { width: 60, height: 62, pivotX: 0.5, pivotY: 0.9194 },
    'knob': { width: 116, height: 84, pivotX: 0.5, pivotY: 0.4762 },
    'lamp': { width: 78, height: 80, pivotX: 0.5, pivotY: 0.9375 },
    'leaf': { width: 32, height: 24, pivotX: 0.5, pivotY: 0.5 },
    'market': { width: 224, height: 156, pivotX: 0.5, pivotY: 0.8974 },
    'mound': { width: 140, height: 60, pivotX: 0.5, pivotY: 0.6667 },
    'nest': { width: 78, height: 80, pivotX: 0.5, pivotY: 0.9375 },
    'onions': { width: 60, height: 62, pivotX: 0.5, pivotY: 0.9194 },
    'painting': { width: 78, height: 80, pivotX: 0.5, pivotY: 0.9375 },
    'peas': { width: 60, height: 62, pivotX: 0.5, pivotY: 0.9194 },
    'piano': { width: 78, height: 80, pivotX: 0.5, pivotY: 0.9375 },
    'plant': { width: 78, height: 80, pivotX: 0.5, pivotY: 0.9375 },
    'puff': { width: 60, height: 60, pivotX: 0.5, pivotY: 0.5 },
    'pumpkin': { width: 60, height: 62, pivotX: 0.5, pivotY: 0.9194 },
    'rabbit-body': { width: 120, height: 100, pivotX: 0.5, pivotY: 0.8 },
    'rabbit-happy': { width: 104, height: 152, pivotX: 0.5, pivotY: 0.7368 },
    'rabbit-munch': { width: 104, height: 152, pivotX: 0.5, pivotY: 0.7368 },
    'rabbit-oh': { width: 104, height: 152, pivotX: 0.5, pivotY: 0.7368 },
    'rabbit-open': { width: 104, height: 152, pivotX: 0.5, pivotY: 0.7368 },
    'rabbit-shut': { width: 104, height: 152, pivotX: 0.5, pivotY: 0.7368 },
    'room': { width: 92, height: 92, pivotX: 0.5, pivotY: 0.5217 },
    'room-dark': { width: 92, height: 92, pivotX: 0.5, pivotY: 0.5217 },
    'sack': { width: 60, height: 62, pivotX: 0.5, pivotY: 0.9194 },
    'scarf': { width: 80, height: 66, pivotX: 0.5, pivotY: 0.3939 },
    'spark': { width: 28, height: 28, pivotX: 0.5, pivotY: 0.5 },
    'sprout': { width: 48, height: 52, pivotX: 0.5, pivotY: 0.8462 },
    'store': { width: 220, height: 128, pivotX: 0.5, pivotY: 0.9219 },
    'stove': { width: 78, height: 80, pivotX: 0.5, pivotY: 0.9375 },
    'swing': { width: 78, height: 80, pivotX: 0.5, pivotY: 0.9375 },
    'trough': { width: 106, height: 106, pivotX: 0.4906, pivotY: 0.4906 },
    'wheel': { width: 68, height: 68, pivotX: 0.5, pivotY: 0.5 },
    'zed': { width: 28, height: 28, pivotX: 0.5, pivotY: 0.5 },
  },
  layers: [
    { id: 'sky', width: 1704, height: 460, parallax: 0, only: 'landscape', image: { 1: sky1x, 2: sky2x } },
    { id: 'sky-tall', width: 984, height: 600, parallax: 0, only: 'portrait', image: { 1: skyTall1x, 2: skyTall2x } },
    { id: 'hill', width: 1704, height: 260, parallax: 0, only: 'landscape', image: { 1: hill1x, 2: hill2x } },
    { id: 'hill-tall', width: 984, height: 300, parallax: 0, only: 'portrait', image: { 1: hillTall1x, 2: hillTall2x } },
    { id: 'field', width: 1704, height: 600, parallax: 0, only: 'landscape', image: { 1: field1x, 2: field2x } },
    { id: 'field-tall', width: 984, height: 1020, parallax: 0, only: 'portrait', image: { 1: fieldTall1x, 2: fieldTall2x } },
  ],
} as const satisfies GameArt;
