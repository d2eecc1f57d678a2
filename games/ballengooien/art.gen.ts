// Made by `npm run assets` from art/: change the drawings, not this file.
import type { GameArt } from '@games/kit/textures/game-art';
import atlas1x from './media/atlas@1x.webp?url';
import frames1x from './media/atlas@1x.json?url';
import atlas2x from './media/atlas@2x.webp?url';
import frames2x from './media/atlas@2x.json?url';
import harbour1x from './media/harbour@1x.webp?url';
import harbour2x from './media/harbour@2x.webp?url';
import harbourTall1x from './media/harbour-tall@1x.webp?url';
import harbourTall2x from './media/harbour-tall@2x.webp?url';
import stall1x from './media/stall@1x.webp?url';
import stall2x from './media/stall@2x.webp?url';
import stallTall1x from './media/stall-tall@1x.webp?url';
import stallTall2x from './media/stall-tall@2x.webp?url';
import counter1x from './media/counter@1x.webp?url';
import counter2x from './media/counter@2x.webp?url';
import counterTall1x from './media/counter-tall@1x.webp?url';
import counterTall2x from './media/counter-tall@2x.webp?url';
import awning1x from './media/awning@1x.webp?url';
import awning2x from './media/awning@2x.webp?url';
import awningTall1x from './media/awning-tall@1x.webp?url';
import awningTall2x from './media/awning-tall@2x.webp?url';

export const art = {
  atlas: { 1: { image: atlas1x, frames: frames1x }, 2: { image: atlas2x, frames: frames2x } },
  frames: {
    'ball-1': { width: 130, height: 134, pivotX: 0.4923, pivotY: 0.4478 },
    'ball-2': { width: 130, height: 134, pivotX: 0.4923, pivotY: 0.4478 },
    'ball-3': { width: 130, height: 134, pivotX: 0.4923, pivotY: 0.4478 },
    'ball-4': { width: 130, height: 134, pivotX: 0.4923, pivotY: 0.4478 },
    'bar-own': { width: 40, height: 40, pivotX: 0.5, pivotY: 0.5 },
    'bar-right': { width: 40, height: 40, pivotX: 0.5, pivotY: 0.5 },
    'boat': { width: 104, height: 116, pivotX: 0.4808, pivotY: 0.8621 },
    'bulb': { width: 24, height: 34, pivotX: 0.5, pivotY: 0.2941 },
    'bulb-on': { width: 52, height: 56, pivotX: 0.5, pivotY: 0.3214 },
    'castle-1': { width: 100, height: 136, pivotX: 0.5, pivotY: 0.9559 },
    'castle-2': { width: 60, height: 156, pivotX: 0.5, pivotY: 0.9615 },
    'castle-3': { width: 60, height: 156, pivotX: 0.5, pivotY: 0.9615 },
    'castle-4': { width: 112, height: 66, pivotX: 0.5, pivotY: 0.9091 },
    'castle-5': { width: 52, height: 102, pivotX: 0.5, pivotY: 0.9412 },
    'castle-6': { width: 52, height: 102, pivotX: 0.5, pivotY: 0.9412 },
    'cross': { width: 92, height: 92, pivotX: 0.5, pivotY: 0.5 },
    'drop': { width: 12, height: 28, pivotX: 0.5, pivotY: 0.5 },
    'end-line': { width: 8, height: 60, pivotX: 0.5, pivotY: 0.5 },
    'fair-1': { width: 204, height: 216, pivotX: 0.5, pivotY: 0.963 },
    'fair-2': { width: 112, height: 180, pivotX: 0.5, pivotY: 0.9556 },
    'fair-3': { width: 168, height: 146, pivotX: 0.5, pivotY: 0.9452 },
    'fair-4': { width: 132, height: 126, pivotX: 0.5, pivotY: 0.9365 },
    'fair-5': { width: 124, height: 126, pivotX: 0.4839, pivotY: 0.8889 },
    'fair-6': { width: 104, height: 144, pivotX: 0.5, pivotY: 0.4861 },
    'fire': { width: 24, height: 24, pivotX: 0.5, pivotY: 0.5 },
    'gap': { width: 80, height: 96, pivotX: 0.5, pivotY: 0.5 },
    'glass': { width: 140, height: 140, pivotX: 0.5, pivotY: 0.5 },
    'glass-rim': { width: 160, height: 168, pivotX: 0.5, pivotY: 0.4762 },
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
    'gull': { width: 92, height: 66, pivotX: 0.5, pivotY: 0.9394 },
    'gull-far': { width: 40, height: 18, pivotX: 0.5, pivotY: 0.5556 },
    'lid': { width: 72, height: 36, pivotX: 0.5, pivotY: 0.5 },
    'over': { width: 80, height: 96, pivotX: 0.5, pivotY: 0.5 },
    'pennant': { width: 28, height: 34, pivotX: 0.5, pivotY: 0.1176 },
    'prize-1': { width: 80, height: 78, pivotX: 0.5, pivotY: 0.8974 },
    'prize-10': { width: 80, height: 78, pivotX: 0.5, pivotY: 0.8974 },
    'prize-11': { width: 80, height: 78, pivotX: 0.5, pivotY: 0.8974 },
    'prize-12': { width: 80, height: 78, pivotX: 0.5, pivotY: 0.8974 },
    'prize-2': { width: 80, height: 78, pivotX: 0.5, pivotY: 0.8974 },
    'prize-3': { width: 80, height: 78, pivotX: 0.5, pivotY: 0.8974 },
    'prize-4': { width: 80, height: 78, pivotX: 0.5, pivotY: 0.8974 },
    'prize-5': { width: 80, height: 78, pivotX: 0.5, pivotY: 0.8974 },
    'prize-6': { width: 80, height: 78, pivotX: 0.5, pivotY: 0.8974 },
    'prize-7': { width: 80, height: 78, pivotX: 0.5, pivotY: 0.8974 },
    'prize-8': { width: 80, height: 78, pivotX: 0.5, pivotY: 0.8974 },
    'prize-9': { width: 80, height: 78, pivotX: 0.5, pivotY: 0.8974 },
    'rope': { width: 10, height: 80, pivotX: 0.5, pivotY: 0.5 },
    'spark': { width: 28, height: 28, pivotX: 0.5, pivotY: 0.5 },
    'tag': { width: 120, height: 62, pivotX: 0.5, pivotY: 0.5 },
    'tin-a': { width: 120, height: 96, pivotX: 0.5, pivotY: 0.5 },
    'tin-b': { width: 120, height: 96, pivotX: 0.5, pivotY: 0.5 },
    'tin-blank': { width: 120, height: 96, pivotX: 0.5, pivotY: 0.5 },
    'tin-lit': { width: 120, height: 96, pivotX: 0.5, pivotY: 0.5 },
    'tin-own': { width: 120, height: 96, pivotX: 0.5, pivotY: 0.5 },
    'tin-whole': { width: 120, height: 96, pivotX: 0.5, pivotY: 0.5 },
    'torn': { width: 24, height: 96, pivotX: 0.1667, pivotY: 0.5 },
    'walrus-arm': { width: 70, height: 136, pivotX: 0.6571, pivotY: 0.1618 },
    'walrus-blink': { width: 104, height: 116, pivotX: 0.5, pivotY: 0.6552 },
    'walrus-body': { width: 244, height: 226, pivotX: 0.5, pivotY: 0.9115 },
    'walrus-calm': { width: 104, height: 116, pivotX: 0.5, pivotY: 0.6552 },
    'walrus-glad': { width: 104, height: 116, pivotX: 0.5, pivotY: 0.6552 },
    'walrus-head': { width: 184, height: 168, pivotX: 0.5, pivotY: 0.75 },
    'walrus-oh': { width: 104, height: 116, pivotX: 0.5, pivotY: 0.6552 },
  },
  layers: [
    { id: 'harbour', width: 1704, height: 744, parallax: 0.15, only: 'landscape', image: { 1: harbour1x, 2: harbour2x } },
    { id: 'harbour-tall', width: 984, height: 1244, parallax: 0.15, only: 'portrait', image: { 1: harbourTall1x, 2: harbourTall2x } },
    { id: 'stall', width: 1704, height: 1004, parallax: 0, only: 'landscape', image: { 1: stall1x, 2: stall2x } },
    { id: 'stall-tall', width: 984, height: 1584, parallax: 0, only: 'portrait', image: { 1: stallTall1x, 2: stallTall2x } },
    { id: 'counter', width: 1704, height: 286, parallax: 0, only: 'landscape', image: { 1: counter1x, 2: counter2x } },
    { id: 'counter-tall', width: 984, height: 414, parallax: 0, only: 'portrait', image: { 1: counterTall1x, 2: counterTall2x } },
    { id: 'awning', width: 1704, height: 330, parallax: 0, only: 'landscape', image: { 1: awning1x, 2: awning2x } },
    { id: 'awning-tall', width: 984, height: 450, parallax: 0, only: 'portrait', image: { 1: awningTall1x, 2: awningTall2x } },
  ],
} as const satisfies GameArt;
