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
import map1x from './media/map@1x.webp?url';
import map2x from './media/map@2x.webp?url';
import mapTall1x from './media/map-tall@1x.webp?url';
import mapTall2x from './media/map-tall@2x.webp?url';
import canal1x from './media/canal@1x.webp?url';
import canal2x from './media/canal@2x.webp?url';
import canalTall1x from './media/canal-tall@1x.webp?url';
import canalTall2x from './media/canal-tall@2x.webp?url';

export const art = {
  atlas: { 1: { image: atlas1x, frames: frames1x }, 2: { image: atlas2x, frames: frames2x } },
  frames: {
    'arrow': { width: 44, height: 60, pivotX: 0.5, pivotY: 0.5 },
    'balloon': { width: 140, height: 200, pivotX: 0.5, pivotY: 0.75 },
    'basket': { width: 88, height: 66, pivotX: 0.5, pivotY: 1.6061 },
    'bead': { width: 18, height: 18, pivotX: 0.5, pivotY: 0.5 },
    'bell': { width: 60, height: 64, pivotX: 0.5, pivotY: 0.5313 },
    'bike': { width: 172, height: 124, pivotX: 0.7674, pivotY: 0.9355 },
    'boat-1': { width: 134, height: 92, pivotX: 0.4925, pivotY: 0.8478 },
    'boat-2': { width: 134, height: 92, pivotX: 0.4925, pivotY: 0.8478 },
    'boat-3': { width: 134, height: 92, pivotX: 0.4925, pivotY: 0.8478 },
    'boat-4': { width: 134, height: 92, pivotX: 0.4925, pivotY: 0.8478 },
    'boat-lit': { width: 134, height: 92, pivotX: 0.4925, pivotY: 0.8478 },
    'bollard': { width: 28, height: 46, pivotX: 0.5, pivotY: 0.8696 },
    'box': { width: 52, height: 98, pivotX: 0.5, pivotY: 0.9388 },
    'box-open': { width: 52, height: 98, pivotX: 0.5, pivotY: 0.9388 },
    'bush': { width: 124, height: 72, pivotX: 0.5, pivotY: 0.8333 },
    'crank': { width: 48, height: 48, pivotX: 0.5, pivotY: 0.5 },
    'deck-1': { width: 68, height: 66, pivotX: 0.5, pivotY: 0.9091 },
    'deck-2': { width: 68, height: 66, pivotX: 0.5, pivotY: 0.9091 },
    'deck-3': { width: 68, height: 66, pivotX: 0.5, pivotY: 0.9091 },
    'deck-4': { width: 68, height: 66, pivotX: 0.5, pivotY: 0.9091 },
    'deck-5': { width: 68, height: 66, pivotX: 0.5, pivotY: 0.9091 },
    'deck-6': { width: 68, height: 66, pivotX: 0.5, pivotY: 0.9091 },
    'drop': { width: 10, height: 24, pivotX: 0.5, pivotY: 0.5 },
    'duck': { width: 72, height: 70, pivotX: 0.5, pivotY: 0.9143 },
    'feather': { width: 18, height: 32, pivotX: 0.5, pivotY: 0.5 },
    'flag': { width: 40, height: 46, pivotX: 0.15, pivotY: 0.8696 },
    'foot': { width: 40, height: 18, pivotX: 0.35, pivotY: 0.4444 },
    'garden-1': { width: 68, height: 72, pivotX: 0.5, pivotY: 0.8889 },
    'garden-10': { width: 68, height: 72, pivotX: 0.5, pivotY: 0.8889 },
    'garden-11': { width: 68, height: 72, pivotX: 0.5, pivotY: 0.8889 },
    'garden-12': { width: 68, height: 72, pivotX: 0.5, pivotY: 0.8889 },
    'garden-2': { width: 68, height: 72, pivotX: 0.5, pivotY: 0.8889 },
    'garden-3': { width: 68, height: 72, pivotX: 0.5, pivotY: 0.8889 },
    'garden-4': { width: 68, height: 72, pivotX: 0.5, pivotY: 0.8889 },
    'garden-5': { width: 68, height: 72, pivotX: 0.5, pivotY: 0.8889 },
    'garden-6': { width: 68, height: 72, pivotX: 0.5, pivotY: 0.8889 },
    'garden-7': { width: 68, height: 72, pivotX: 0.5, pivotY: 0.8889 },
    'garden-8': { width: 68, height: 72, pivotX: 0.5, pivotY: 0.8889 },
    'garden-9': { width: 68, height: 72, pivotX: 0.5, pivotY: 0.8889 },
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
    'ground': { width: 124, height: 210, pivotX: 0.5, pivotY: 0.4952 },
    'ground-end': { width: 20, height: 210, pivotX: 0.5, pivotY: 0.4952 },
    'head-blink': { width: 116, height: 110, pivotX: 0.3793, pivotY: 0.8 },
    'head-calm': { width: 116, height: 110, pivotX: 0.3793, pivotY: 0.8 },
    'head-glad': { width: 116, height: 110, pivotX: 0.3793, pivotY: 0.8 },
    'head-oh': { width: 116, height: 110, pivotX: 0.3793, pivotY: 0.8 },
    'house-1': { width: 134, height: 210, pivotX: 0.4776, pivotY: 0.9619 },
    'house-2': { width: 134, height: 210, pivotX: 0.4776, pivotY: 0.9619 },
    'house-3': { width: 134, height: 210, pivotX: 0.4776, pivotY: 0.9619 },
    'house-4': { width: 134, height: 210, pivotX: 0.4776, pivotY: 0.9619 },
    'house-5': { width: 134, height: 210, pivotX: 0.4776, pivotY: 0.9619 },
    'house-6': { width: 134, height: 210, pivotX: 0.4776, pivotY: 0.9619 },
    'house-lit': { width: 134, height: 210, pivotX: 0.4776, pivotY: 0.9619 },
    'lamp': { width: 54, height: 270, pivotX: 0.4815, pivotY: 0.9704 },
    'lawn': { width: 20, height: 64, pivotX: 0.5, pivotY: 0.9375 },
    'leg': { width: 10, height: 48, pivotX: 0.5, pivotY: 0 },
    'letter': { width: 76, height: 56, pivotX: 0.5, pivotY: 0.5 },
    'map-bike': { width: 52, height: 58, pivotX: 0.5, pivotY: 0.5172 },
    'map-dot': { width: 16, height: 16, pivotX: 0.5, pivotY: 0.5 },
    'map-lamp': { width: 24, height: 24, pivotX: 0.5, pivotY: 0.5 },
    'owl': { width: 72, height: 70, pivotX: 0.5, pivotY: 0.9143 },
    'pedal': { width: 128, height: 128, pivotX: 0.5, pivotY: 0.5 },
    'pigeon': { width: 152, height: 122, pivotX: 0.7237, pivotY: 0.7377 },
    'puff': { width: 44, height: 44, pivotX: 0.5, pivotY: 0.5 },
    'ripple': { width: 68, height: 12, pivotX: 0.5, pivotY: 0.5 },
    'robin': { width: 72, height: 70, pivotX: 0.5, pivotY: 0.9143 },
    'shine': { width: 128, height: 128, pivotX: 0.5, pivotY: 0.5 },
    'spark': { width: 24, height: 24, pivotX: 0.5, pivotY: 0.5 },
    'stem': { width: 6, height: 40, pivotX: 0.5, pivotY: 0 },
    'swan': { width: 104, height: 74, pivotX: 0.5, pivotY: 0.8919 },
    'tick': { width: 12, height: 28, pivotX: 0.5, pivotY: 0.5 },
    'tower-1': { width: 88, height: 50, pivotX: 0.5, pivotY: 0.88 },
    'tower-2': { width: 88, height: 50, pivotX: 0.5, pivotY: 0.88 },
    'tower-3': { width: 88, height: 50, pivotX: 0.5, pivotY: 0.88 },
    'tower-4': { width: 88, height: 50, pivotX: 0.5, pivotY: 0.88 },
    'tower-5': { width: 88, height: 50, pivotX: 0.5, pivotY: 0.88 },
    'tower-6': { width: 88, height: 102, pivotX: 0.5, pivotY: 0.9412 },
    'tree': { width: 152, height: 206, pivotX: 0.4868, pivotY: 0.9515 },
    'wheel': { width: 72, height: 72, pivotX: 0.5, pivotY: 0.5 },
    'wing': { width: 92, height: 62, pivotX: 0.2391, pivotY: 0.2581 },
  },
  layers: [
    { id: 'sky', width: 1704, height: 560, parallax: 0, only: 'landscape', image: { 1: sky1x, 2: sky2x } },
    { id: 'sky-tall', width: 984, height: 920, parallax: 0, only: 'portrait', image: { 1: skyTall1x, 2: skyTall2x } },
    { id: 'skyline', width: 1704, height: 230, parallax: 0.15, image: { 1: skyline1x, 2: skyline2x } },
    { id: 'map', width: 960, height: 102, parallax: 0, only: 'landscape', image: { 1: map1x, 2: map2x } },
    { id: 'map-tall', width: 696, height: 194, parallax: 0, only: 'portrait', image: { 1: mapTall1x, 2: mapTall2x } },
    { id: 'canal', width: 1704, height: 270, parallax: 0, only: 'landscape', image: { 1: canal1x, 2: canal2x } },
    { id: 'canal-tall', width: 984, height: 500, parallax: 0, only: 'portrait', image: { 1: canalTall1x, 2: canalTall2x } },
  ],
} as const satisfies GameArt;
