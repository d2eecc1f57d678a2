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
import deep1x from './media/deep@1x.webp?url';
import deep2x from './media/deep@2x.webp?url';
import deepTall1x from './media/deep-tall@1x.webp?url';
import deepTall2x from './media/deep-tall@2x.webp?url';
import cliff1x from './media/cliff@1x.webp?url';
import cliff2x from './media/cliff@2x.webp?url';
import seabed1x from './media/seabed@1x.webp?url';
import seabed2x from './media/seabed@2x.webp?url';
import jetty1x from './media/jetty@1x.webp?url';
import jetty2x from './media/jetty@2x.webp?url';
import grotto1x from './media/grotto@1x.webp?url';
import grotto2x from './media/grotto@2x.webp?url';
import grottoTall1x from './media/grotto-tall@1x.webp?url';
import grottoTall2x from './media/grotto-tall@2x.webp?url';
import veil1x from './media/veil@1x.webp?url';
import veil2x from './media/veil@2x.webp?url';
import desk1x from './media/desk@1x.webp?url';
import desk2x from './media/desk@2x.webp?url';
import deskTall1x from './media/desk-tall@1x.webp?url';
import deskTall2x from './media/desk-tall@2x.webp?url';

export const art = {
  atlas: { 1: { image: atlas1x, frames: frames1x }, 2: { image: atlas2x, frames: frames2x } },
  frames: {
    'alarm': { width: 68, height: 68, pivotX: 0.5, pivotY: 0.5 },
    'arrow': { width: 40, height: 32, pivotX: 0.1, pivotY: 0.5 },
    'band-a': { width: 22, height: 40, pivotX: 0.5, pivotY: 0 },
    'band-b': { width: 22, height: 40, pivotX: 0.5, pivotY: 0 },
    'bird-1': { width: 112, height: 96, pivotX: 0.4643, pivotY: 0.9167 },
    'bird-2': { width: 112, height: 96, pivotX: 0.4643, pivotY: 0.9167 },
    'bird-3': { width: 112, height: 96, pivotX: 0.4643, pivotY: 0.9167 },
    'bird-4': { width: 112, height: 96, pivotX: 0.4643, pivotY: 0.9167 },
    'bird-5': { width: 112, height: 104, pivotX: 0.4643, pivotY: 0.9231 },
    'bird-6': { width: 112, height: 108, pivotX: 0.4643, pivotY: 0.9259 },
    'bubble': { width: 24, height: 24, pivotX: 0.5, pivotY: 0.5 },
    'crank': { width: 80, height: 150, pivotX: 0.5, pivotY: 0.7733 },
    'deep-1': { width: 122, height: 112, pivotX: 0.4918, pivotY: 0.5714 },
    'deep-2': { width: 88, height: 110, pivotX: 0.5, pivotY: 0.4545 },
    'deep-3': { width: 112, height: 100, pivotX: 0.5, pivotY: 0.52 },
    'deep-4': { width: 124, height: 80, pivotX: 0.5, pivotY: 0.525 },
    'deep-5': { width: 96, height: 92, pivotX: 0.5, pivotY: 0.5217 },
    'deep-6': { width: 136, height: 96, pivotX: 0.4265, pivotY: 0.5 },
    'drop': { width: 16, height: 24, pivotX: 0.5, pivotY: 0.5 },
    'fish-1': { width: 144, height: 116, pivotX: 0.3611, pivotY: 0.5172 },
    'fish-10': { width: 148, height: 128, pivotX: 0.3649, pivotY: 0.5156 },
    'fish-11': { width: 136, height: 70, pivotX: 0.4559, pivotY: 0.4857 },
    'fish-12': { width: 144, height: 116, pivotX: 0.3611, pivotY: 0.5172 },
    'fish-2': { width: 164, height: 98, pivotX: 0.378, pivotY: 0.5204 },
    'fish-3': { width: 132, height: 136, pivotX: 0.3485, pivotY: 0.5147 },
    'fish-4': { width: 140, height: 108, pivotX: 0.3571, pivotY: 0.5185 },
    'fish-5': { width: 148, height: 120, pivotX: 0.3649, pivotY: 0.5167 },
    'fish-6': { width: 122, height: 112, pivotX: 0.459, pivotY: 0.5 },
    'fish-7': { width: 136, height: 104, pivotX: 0.3529, pivotY: 0.5192 },
    'fish-8': { width: 128, height: 124, pivotX: 0.3438, pivotY: 0.5161 },
    'fish-9': { width: 156, height: 92, pivotX: 0.3718, pivotY: 0.5217 },
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
    'grip': { width: 120, height: 110, pivotX: 0.5, pivotY: 0.4727 },
    'heron-blink': { width: 180, height: 148, pivotX: 0.6222, pivotY: 0.9189 },
    'heron-body': { width: 128, height: 140, pivotX: 0.5, pivotY: 0.9571 },
    'heron-calm': { width: 180, height: 148, pivotX: 0.6222, pivotY: 0.9189 },
    'heron-glad': { width: 180, height: 148, pivotX: 0.6222, pivotY: 0.9189 },
    'heron-oh': { width: 180, height: 148, pivotX: 0.6222, pivotY: 0.9189 },
    'hook': { width: 76, height: 84, pivotX: 0.3947, pivotY: 0.4048 },
    'lamp': { width: 40, height: 40, pivotX: 0.5, pivotY: 0.5 },
    'lens': { width: 148, height: 148, pivotX: 0.5, pivotY: 0.5 },
    'line': { width: 6, height: 24, pivotX: 0.5, pivotY: 0 },
    'rod': { width: 284, height: 24, pivotX: 0.9225, pivotY: 0.5 },
    'slot': { width: 124, height: 268, pivotX: 0.5, pivotY: 0.5 },
    'spark': { width: 28, height: 28, pivotX: 0.5, pivotY: 0.5 },
    'stranger': { width: 148, height: 112, pivotX: 0.3649, pivotY: 0.5179 },
    'tick-half': { width: 32, height: 10, pivotX: 0.9375, pivotY: 0.5 },
    'tick-long': { width: 44, height: 11, pivotX: 0.9545, pivotY: 0.5 },
    'tick-short': { width: 22, height: 9, pivotX: 0.9091, pivotY: 0.5 },
    'twist': { width: 22, height: 14, pivotX: 0.5, pivotY: 0.5 },
    'weight': { width: 48, height: 64, pivotX: 0.5, pivotY: 0.125 },
    'whale': { width: 320, height: 188, pivotX: 0.475, pivotY: 0.5106 },
    'winch': { width: 234, height: 243, pivotX: 0.5, pivotY: 0.4815 },
    'wing': { width: 62, height: 56, pivotX: 0.8065, pivotY: 0.1786 },
  },
  layers: [
    { id: 'sky', width: 1704, height: 700, parallax: 0, only: 'landscape', image: { 1: sky1x, 2: sky2x } },
    { id: 'sky-tall', width: 984, height: 880, parallax: 0, only: 'portrait', image: { 1: skyTall1x, 2: skyTall2x } },
    { id: 'coast', width: 1704, height: 170, parallax: 0.15, image: { 1: coast1x, 2: coast2x } },
    { id: 'deep', width: 1704, height: 660, parallax: 0.1, only: 'landscape', image: { 1: deep1x, 2: deep2x } },
    { id: 'deep-tall', width: 984, height: 1110, parallax: 0.1, only: 'portrait', image: { 1: deepTall1x, 2: deepTall2x } },
    { id: 'cliff', width: 640, height: 1200, parallax: 0, image: { 1: cliff1x, 2: cliff2x } },
    { id: 'seabed', width: 1704, height: 266, parallax: 0, image: { 1: seabed1x, 2: seabed2x } },
    { id: 'jetty', width: 640, height: 1240, parallax: 0, image: { 1: jetty1x, 2: jetty2x } },
    { id: 'grotto', width: 300, height: 352, parallax: 0, only: 'landscape', image: { 1: grotto1x, 2: grotto2x } },
    { id: 'grotto-tall', width: 136, height: 540, parallax: 0, only: 'portrait', image: { 1: grottoTall1x, 2: grottoTall2x } },
    { id: 'veil', width: 1704, height: 780, parallax: 0, image: { 1: veil1x, 2: veil2x } },
    { id: 'desk', width: 760, height: 420, parallax: 0, only: 'landscape', image: { 1: desk1x, 2: desk2x } },
    { id: 'desk-tall', width: 984, height: 420, parallax: 0, only: 'portrait', image: { 1: deskTall1x, 2: deskTall2x } },
  ],
} as const satisfies GameArt;
