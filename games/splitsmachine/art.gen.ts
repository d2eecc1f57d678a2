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
import valleyTall1x from './media/valley-tall@1x.webp?url';
import valleyTall2x from './media/valley-tall@2x.webp?url';
import machine1x from './media/machine@1x.webp?url';
import machine2x from './media/machine@2x.webp?url';
import machineTall1x from './media/machine-tall@1x.webp?url';
import machineTall2x from './media/machine-tall@2x.webp?url';

export const art = {
  atlas: { 1: { image: atlas1x, frames: frames1x }, 2: { image: atlas2x, frames: frames2x } },
  frames: {
    'ball-a': { width: 72, height: 72, pivotX: 0.5, pivotY: 0.5 },
    'ball-b': { width: 72, height: 72, pivotX: 0.5, pivotY: 0.5 },
    'bar-a': { width: 60, height: 40, pivotX: 0.5, pivotY: 0.5 },
    'bar-b': { width: 60, height: 40, pivotX: 0.5, pivotY: 0.5 },
    'bar-blank': { width: 60, height: 40, pivotX: 0.5, pivotY: 0.5 },
    'bar-open': { width: 80, height: 50, pivotX: 0.5, pivotY: 0.5 },
    'bar-raw': { width: 60, height: 40, pivotX: 0.5, pivotY: 0.5 },
    'bell': { width: 84, height: 86, pivotX: 0.5, pivotY: 0.4884 },
    'bellows': { width: 84, height: 86, pivotX: 0.5, pivotY: 0.4884 },
    'box': { width: 64, height: 64, pivotX: 0.5, pivotY: 0.5 },
    'bulb': { width: 28, height: 28, pivotX: 0.5, pivotY: 0.5 },
    'cap': { width: 92, height: 104, pivotX: 0.5, pivotY: 0.5 },
    'clock': { width: 84, height: 86, pivotX: 0.5, pivotY: 0.4884 },
    'confetti': { width: 20, height: 20, pivotX: 0.5, pivotY: 0.5 },
    'crank': { width: 60, height: 146, pivotX: 0.5, pivotY: 0.7945 },
    'divider': { width: 60, height: 132, pivotX: 0.5, pivotY: 0.5 },
    'dot': { width: 52, height: 52, pivotX: 0.5, pivotY: 0.5 },
    'fan': { width: 84, height: 84, pivotX: 0.5, pivotY: 0.5 },
    'funnel': { width: 132, height: 84, pivotX: 0.5, pivotY: 0.2619 },
    'gauge': { width: 84, height: 86, pivotX: 0.5, pivotY: 0.4884 },
    'gear': { width: 84, height: 84, pivotX: 0.5, pivotY: 0.5 },
    'glass': { width: 120, height: 78, pivotX: 0.5, pivotY: 0.5 },
    'glass-back': { width: 120, height: 78, pivotX: 0.5, pivotY: 0.5 },
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
    'lamp': { width: 84, height: 86, pivotX: 0.5, pivotY: 0.4884 },
    'lever': { width: 52, height: 176, pivotX: 0.5, pivotY: 0.8523 },
    'lever-base': { width: 120, height: 110, pivotX: 0.5, pivotY: 0.4 },
    'lit': { width: 44, height: 44, pivotX: 0.5, pivotY: 0.5 },
    'magnet': { width: 84, height: 86, pivotX: 0.5, pivotY: 0.4884 },
    'note': { width: 36, height: 48, pivotX: 0.5, pivotY: 0.5 },
    'puff': { width: 60, height: 60, pivotX: 0.5, pivotY: 0.5 },
    'pup': { width: 92, height: 92, pivotX: 0.5, pivotY: 0.913 },
    'scarf-left': { width: 88, height: 74, pivotX: 0.5, pivotY: 0.2973 },
    'scarf-right': { width: 88, height: 74, pivotX: 0.5, pivotY: 0.2973 },
    'shield': { width: 120, height: 88, pivotX: 0.5, pivotY: 0.5 },
    'sleeve': { width: 120, height: 94, pivotX: 0.5, pivotY: 0.5 },
    'spark': { width: 28, height: 28, pivotX: 0.5, pivotY: 0.5 },
    'spring': { width: 84, height: 86, pivotX: 0.5, pivotY: 0.4884 },
    'stair-eight': { width: 84, height: 86, pivotX: 0.5, pivotY: 0.4884 },
    'stair-six': { width: 84, height: 86, pivotX: 0.5, pivotY: 0.4884 },
    'stair-twelve': { width: 84, height: 86, pivotX: 0.5, pivotY: 0.4884 },
    'tap': { width: 84, height: 86, pivotX: 0.5, pivotY: 0.4884 },
    'tube-fork': { width: 84, height: 86, pivotX: 0.5, pivotY: 0.4884 },
    'tube-loop': { width: 84, height: 86, pivotX: 0.5, pivotY: 0.4884 },
    'tube-star': { width: 84, height: 86, pivotX: 0.5, pivotY: 0.4884 },
    'valve': { width: 84, height: 86, pivotX: 0.5, pivotY: 0.4884 },
    'weasel-blink': { width: 116, height: 104, pivotX: 0.5, pivotY: 0.5769 },
    'weasel-body': { width: 132, height: 142, pivotX: 0.5, pivotY: 0.9155 },
    'weasel-calm': { width: 116, height: 104, pivotX: 0.5, pivotY: 0.5769 },
    'weasel-glad': { width: 116, height: 104, pivotX: 0.5, pivotY: 0.5769 },
    'weasel-oh': { width: 116, height: 104, pivotX: 0.5, pivotY: 0.5769 },
    'weasel-tail': { width: 84, height: 110, pivotX: 0.119, pivotY: 0.8727 },
    'wheel': { width: 172, height: 172, pivotX: 0.5, pivotY: 0.5 },
    'whistle': { width: 84, height: 86, pivotX: 0.5, pivotY: 0.4884 },
  },
  layers: [
    { id: 'sky', width: 1704, height: 560, parallax: 0, only: 'landscape', image: { 1: sky1x, 2: sky2x } },
    { id: 'sky-tall', width: 984, height: 760, parallax: 0, only: 'portrait', image: { 1: skyTall1x, 2: skyTall2x } },
    { id: 'valley', width: 1704, height: 720, parallax: 0.15, only: 'landscape', image: { 1: valley1x, 2: valley2x } },
    { id: 'valley-tall', width: 984, height: 1040, parallax: 0.15, only: 'portrait', image: { 1: valleyTall1x, 2: valleyTall2x } },
    { id: 'machine', width: 1704, height: 790, parallax: 0, only: 'landscape', image: { 1: machine1x, 2: machine2x } },
    { id: 'machine-tall', width: 984, height: 1230, parallax: 0, only: 'portrait', image: { 1: machineTall1x, 2: machineTall2x } },
  ],
} as const satisfies GameArt;
