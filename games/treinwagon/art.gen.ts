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
import viaduct1x from './media/viaduct@1x.webp?url';
import viaduct2x from './media/viaduct@2x.webp?url';
import meadow1x from './media/meadow@1x.webp?url';
import meadow2x from './media/meadow@2x.webp?url';
import platform1x from './media/platform@1x.webp?url';
import platform2x from './media/platform@2x.webp?url';
import ground1x from './media/ground@1x.webp?url';
import ground2x from './media/ground@2x.webp?url';
import groundTall1x from './media/ground-tall@1x.webp?url';
import groundTall2x from './media/ground-tall@2x.webp?url';

export const art = {
  atlas: { 1: { image: atlas1x, frames: frames1x }, 2: { image: atlas2x, frames: frames2x } },
  frames: {
    'balloon-1': { width: 112, height: 168, pivotX: 0.5, pivotY: 0.9762 },
    'balloon-2': { width: 112, height: 168, pivotX: 0.5, pivotY: 0.9762 },
    'bar': { width: 40, height: 6, pivotX: 0.5, pivotY: 0.5 },
    'bench': { width: 104, height: 54, pivotX: 0.5, pivotY: 0.8519 },
    'cap': { width: 132, height: 74, pivotX: 0.5, pivotY: 0.5946 },
    'car-blue': { width: 96, height: 118, pivotX: 0.5, pivotY: 1 },
    'car-brown': { width: 96, height: 118, pivotX: 0.5, pivotY: 1 },
    'car-cream': { width: 96, height: 118, pivotX: 0.5, pivotY: 1 },
    'car-green': { width: 96, height: 118, pivotX: 0.5, pivotY: 1 },
    'car-night': { width: 96, height: 118, pivotX: 0.5, pivotY: 1 },
    'car-orange': { width: 96, height: 118, pivotX: 0.5, pivotY: 1 },
    'car-pine': { width: 96, height: 118, pivotX: 0.5, pivotY: 1 },
    'car-plum': { width: 96, height: 118, pivotX: 0.5, pivotY: 1 },
    'car-red': { width: 96, height: 118, pivotX: 0.5, pivotY: 1 },
    'car-shadow': { width: 80, height: 16, pivotX: 0.5, pivotY: 0.5 },
    'car-slate': { width: 96, height: 118, pivotX: 0.5, pivotY: 1 },
    'car-yellow': { width: 96, height: 118, pivotX: 0.5, pivotY: 1 },
    'carpet': { width: 80, height: 30, pivotX: 0.5, pivotY: 0.5 },
    'confetti-1': { width: 16, height: 12, pivotX: 0.5, pivotY: 0.5 },
    'confetti-2': { width: 16, height: 12, pivotX: 0.5, pivotY: 0.5 },
    'confetti-3': { width: 16, height: 12, pivotX: 0.5, pivotY: 0.5 },
    'corner': { width: 300, height: 150, pivotX: 0.5, pivotY: 0.8 },
    'engine': { width: 204, height: 176, pivotX: 0.9608, pivotY: 0.9432 },
    'face-1': { width: 30, height: 32, pivotX: 0.5, pivotY: 0.5313 },
    'face-2': { width: 30, height: 32, pivotX: 0.5, pivotY: 0.5313 },
    'face-3': { width: 30, height: 32, pivotX: 0.5, pivotY: 0.5313 },
    'face-4': { width: 30, height: 32, pivotX: 0.5, pivotY: 0.5313 },
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
    'halo': { width: 120, height: 120, pivotX: 0.5, pivotY: 0.5 },
    'lamp': { width: 44, height: 130, pivotX: 0.5, pivotY: 0.9385 },
    'link': { width: 24, height: 12, pivotX: 0.5, pivotY: 0.5 },
    'lock': { width: 26, height: 32, pivotX: 0.5, pivotY: 0.5313 },
    'measure': { width: 60, height: 28, pivotX: 0.5, pivotY: 0.5 },
    'missing': { width: 80, height: 120, pivotX: 0.5, pivotY: 0.5 },
    'pane': { width: 34, height: 38, pivotX: 0.5, pivotY: 0.5 },
    'person-1': { width: 44, height: 80, pivotX: 0.5, pivotY: 0.9 },
    'person-2': { width: 44, height: 80, pivotX: 0.5, pivotY: 0.9 },
    'person-3': { width: 44, height: 80, pivotX: 0.5, pivotY: 0.9 },
    'person-4': { width: 44, height: 80, pivotX: 0.5, pivotY: 0.9 },
    'pigeon-1': { width: 56, height: 42, pivotX: 0.5714, pivotY: 0.9048 },
    'pigeon-2': { width: 60, height: 60, pivotX: 0.5333, pivotY: 0.9333 },
    'plate': { width: 60, height: 64, pivotX: 0.5, pivotY: 0.5 },
    'post': { width: 32, height: 104, pivotX: 0.5, pivotY: 0.9231 },
    'sam-arm-chin': { width: 56, height: 84, pivotX: 0.4286, pivotY: 0.5238 },
    'sam-arm-down': { width: 58, height: 84, pivotX: 0.2759, pivotY: 0.2381 },
    'sam-arm-up': { width: 78, height: 122, pivotX: 0.1538, pivotY: 0.7705 },
    'sam-body': { width: 144, height: 144, pivotX: 0.5, pivotY: 0.9861 },
    'sam-eyes-happy': { width: 96, height: 36, pivotX: 0.5, pivotY: 0.6667 },
    'sam-eyes-open': { width: 88, height: 48, pivotX: 0.5, pivotY: 0.625 },
    'sam-eyes-shut': { width: 96, height: 36, pivotX: 0.5, pivotY: 0.5556 },
    'sam-eyes-up': { width: 88, height: 54, pivotX: 0.5, pivotY: 0.6667 },
    'sam-head': { width: 160, height: 136, pivotX: 0.5, pivotY: 0.8824 },
    'sam-leg': { width: 60, height: 36, pivotX: 0.5, pivotY: 0.6111 },
    'sam-mouth-laugh': { width: 52, height: 40, pivotX: 0.5, pivotY: 0.4 },
    'sam-mouth-oh': { width: 28, height: 28, pivotX: 0.4286, pivotY: 0.5 },
    'sam-mouth-smile': { width: 48, height: 26, pivotX: 0.5, pivotY: 0.5385 },
    'sam-scarf': { width: 112, height: 72, pivotX: 0.5, pivotY: 0.2778 },
    'sam-tail': { width: 112, height: 104, pivotX: 0.125, pivotY: 0.7692 },
    'sheep-1': { width: 92, height: 76, pivotX: 0.5217, pivotY: 0.9211 },
    'sheep-2': { width: 92, height: 76, pivotX: 0.5217, pivotY: 0.9211 },
    'signal': { width: 32, height: 136, pivotX: 0.5, pivotY: 0.9706 },
    'signal-arm': { width: 72, height: 24, pivotX: 0.1389, pivotY: 0.5 },
    'slat': { width: 48, height: 118, pivotX: 0.5, pivotY: 1 },
    'spark': { width: 28, height: 28, pivotX: 0.5, pivotY: 0.5 },
    'station': { width: 260, height: 226, pivotX: 0.5, pivotY: 0.9381 },
    'steam': { width: 68, height: 60, pivotX: 0.5, pivotY: 0.5 },
    'stripes': { width: 80, height: 120, pivotX: 0.5, pivotY: 0.5 },
    'tick': { width: 6, height: 24, pivotX: 0.5, pivotY: 0.5 },
    'trolley': { width: 84, height: 34, pivotX: 0.5, pivotY: 0.9412 },
    'unhook': { width: 84, height: 90, pivotX: 0.5, pivotY: 0.4667 },
    'wheel': { width: 30, height: 30, pivotX: 0.5, pivotY: 0.5 },
    'whistle': { width: 128, height: 136, pivotX: 0.5, pivotY: 0.4706 },
  },
  layers: [
    { id: 'sky', width: 1704, height: 516, parallax: 0, only: 'landscape', image: { 1: sky1x, 2: sky2x } },
    { id: 'sky-tall', width: 984, height: 800, parallax: 0, only: 'portrait', image: { 1: skyTall1x, 2: skyTall2x } },
    { id: 'viaduct', width: 1704, height: 150, parallax: 0.15, image: { 1: viaduct1x, 2: viaduct2x } },
    { id: 'meadow', width: 1704, height: 230, parallax: 0.35, image: { 1: meadow1x, 2: meadow2x } },
    { id: 'platform', width: 1704, height: 182, parallax: 0.7, image: { 1: platform1x, 2: platform2x } },
    { id: 'ground', width: 1704, height: 456, parallax: 0.7, only: 'landscape', image: { 1: ground1x, 2: ground2x } },
    { id: 'ground-tall', width: 984, height: 740, parallax: 0.7, only: 'portrait', image: { 1: groundTall1x, 2: groundTall2x } },
  ],
} as const satisfies GameArt;
