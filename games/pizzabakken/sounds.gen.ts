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
    'finish': [1100, 1640],
    'lay': [2900, 130],
    'miss': [3200, 560],
    'oven': [3900, 510],
    'right': [4600, 770],
    'serve': [5500, 200],
    'streak': [5900, 730],
    'take': [6800, 130],
  },
} as const satisfies GameSounds;
