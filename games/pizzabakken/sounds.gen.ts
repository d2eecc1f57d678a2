// Made by `npm run assets` from sounds.json: change the recipes, not this file.
import type { GameSounds } from '@games/kit/textures/game-art';
import mp3 from './media/sounds.mp3?url';
import ogg from './media/sounds.ogg?url';

export const sounds = {
  src: [ogg, mp3],
  sprite: {
    'compare': [0, 300],
    'cut': [500, 130],
    'each': [800, 100],
    'lay': [1100, 130],
    'oven': [1400, 510],
    'serve': [2100, 200],
    'take': [2500, 130],
  },
} as const satisfies GameSounds;
