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
import coast1x from './media/coast@1x.webp?url';
import coast2x from './media/coast@2x.webp?url';
import sea1x from './media/sea@1x.webp?url';
import sea2x from './media/sea@2x.webp?url';
import seaTall1x from './media/sea-tall@1x.webp?url';
import seaTall2x from './media/sea-tall@2x.webp?url';
import jetty1x from './media/jetty@1x.webp?url';
import jetty2x from './media/jetty@2x.webp?url';
import jettyTall1x from './media/jetty-tall@1x.webp?url';
import jettyTall2x from './media/jetty-tall@2x.webp?url';

export const art = {
  atlas: { 1: { image: atlas1x, frames: frames1x }, 2: { image: atlas2x, frames: frames2x } },
  frames: {
    'beacon': { width: 96, height: 166, pivotX: 0.5, pivotY: 0.9036 },
    'boat': { width: 222, height: 92, pivotX: 0.5045, pivotY: 0.7174 },
    'buoy': { width: 72, height: 132, pivotX: 0.5, pivotY: 0.8485 },
    'cord': { width: 8, height: 32, pivotX: 0.5, pivotY: 0.0625 },
    'cork': { width: 26, height: 30, pivotX: 0.5, pivotY: 0.6667 },
    'dolphin': { width: 140, height: 84, pivotX: 0.5, pivotY: 0.5476 },
    'drop': { width: 18, height: 22, pivotX: 0.5, pivotY: 0.5 },
    'drum': { width: 104, height: 74, pivotX: 0.5, pivotY: 0.4595 },
    'foam': { width: 16, height: 16, pivotX: 0.5, pivotY: 0.5 },
    'gap': { width: 26, height: 14, pivotX: 0.5, pivotY: 0.5 },
    'glow': { width: 18, height: 18, pivotX: 0.5, pivotY: 0.5 },
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
    'gull': { width: 56, height: 32, pivotX: 0.5, pivotY: 0.5 },
    'handle': { width: 112, height: 96, pivotX: 0.5, pivotY: 0.2083 },
    'hat-1': { width: 72, height: 66, pivotX: 0.5, pivotY: 1.3939 },
    'hat-2': { width: 72, height: 66, pivotX: 0.5, pivotY: 1.3939 },
    'hat-3': { width: 72, height: 66, pivotX: 0.5, pivotY: 1.3939 },
    'hat-4': { width: 72, height: 66, pivotX: 0.5, pivotY: 1.3939 },
    'hat-5': { width: 72, height: 66, pivotX: 0.5, pivotY: 1.3939 },
    'hat-6': { width: 72, height: 66, pivotX: 0.5, pivotY: 1.3939 },
    'hat-7': { width: 72, height: 66, pivotX: 0.5, pivotY: 1.3939 },
    'hat-8': { width: 72, height: 66, pivotX: 0.5, pivotY: 1.3939 },
    'island-1': { width: 148, height: 124, pivotX: 0.5, pivotY: 0.8548 },
    'island-2': { width: 148, height: 124, pivotX: 0.5, pivotY: 0.8548 },
    'island-3': { width: 148, height: 124, pivotX: 0.5, pivotY: 0.8548 },
    'island-4': { width: 148, height: 124, pivotX: 0.5, pivotY: 0.8548 },
    'lamp-1': { width: 132, height: 126, pivotX: 0.5, pivotY: 0.8889 },
    'lamp-2': { width: 132, height: 126, pivotX: 0.5, pivotY: 0.8889 },
    'lamp-3': { width: 132, height: 126, pivotX: 0.5, pivotY: 0.8889 },
    'lamp-4': { width: 132, height: 126, pivotX: 0.5, pivotY: 0.8889 },
    'mini': { width: 26, height: 40, pivotX: 0.5, pivotY: 0.85 },
    'pier': { width: 132, height: 140, pivotX: 0.5, pivotY: 0.8857 },
    'post': { width: 40, height: 84, pivotX: 0.5, pivotY: 0.7619 },
    'puff': { width: 40, height: 40, pivotX: 0.5, pivotY: 0.5 },
    'pup-blink': { width: 68, height: 74, pivotX: 0.5, pivotY: 0.8919 },
    'pup-calm': { width: 68, height: 74, pivotX: 0.5, pivotY: 0.8919 },
    'pup-glad': { width: 68, height: 74, pivotX: 0.5, pivotY: 0.8919 },
    'pup-oh': { width: 68, height: 74, pivotX: 0.5, pivotY: 0.8919 },
    'rain': { width: 8, height: 36, pivotX: 0.5, pivotY: 0.5 },
    'ramp': { width: 300, height: 176, pivotX: 0.5, pivotY: 0.8523 },
    'ring': { width: 140, height: 32, pivotX: 0.5, pivotY: 0.5 },
    'rope': { width: 14, height: 40, pivotX: 0.5, pivotY: 0 },
    'seal-blink': { width: 152, height: 124, pivotX: 0.5, pivotY: 0.8387 },
    'seal-body': { width: 208, height: 156, pivotX: 0.5, pivotY: 0.8974 },
    'seal-calm': { width: 152, height: 124, pivotX: 0.5, pivotY: 0.8387 },
    'seal-glad': { width: 152, height: 124, pivotX: 0.5, pivotY: 0.8387 },
    'seal-oh': { width: 152, height: 124, pivotX: 0.5, pivotY: 0.8387 },
    'spark': { width: 24, height: 24, pivotX: 0.5, pivotY: 0.5 },
    'wave': { width: 480, height: 172, pivotX: 0.5, pivotY: 0.9535 },
  },
  layers: [
    { id: 'sky', width: 1704, height: 440, parallax: 0, only: 'landscape', image: { 1: sky1x, 2: sky2x } },
    { id: 'sky-tall', width: 984, height: 690, parallax: 0, only: 'portrait', image: { 1: skyTall1x, 2: skyTall2x } },
    { id: 'coast', width: 1704, height: 150, parallax: 0.15, image: { 1: coast1x, 2: coast2x } },
    { id: 'sea', width: 1704, height: 560, parallax: 0, only: 'landscape', image: { 1: sea1x, 2: sea2x } },
    { id: 'sea-tall', width: 984, height: 920, parallax: 0, only: 'portrait', image: { 1: seaTall1x, 2: seaTall2x } },
    { id: 'jetty', width: 1704, height: 336, parallax: 0, only: 'landscape', image: { 1: jetty1x, 2: jetty2x } },
    { id: 'jetty-tall', width: 984, height: 530, parallax: 0, only: 'portrait', image: { 1: jettyTall1x, 2: jettyTall2x } },
  ],
} as const satisfies GameArt;
