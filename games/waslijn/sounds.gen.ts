// Made by `npm run assets` from sounds.json: change the recipes, not this file.
import type { GameSounds } from '@games/kit/textures/game-art';
import mp3 from './media/sounds.mp3?url';
import ogg from './media/sounds.ogg?url';

export const sounds = {
  src: [ogg, mp3],
  sprite: {
    'finish': [0, 1190],
    'honk': [1300, 380],
    'mark': [1800, 130],
    'miss': [2100, 400],
    'peg': [2700, 84],
    'right': [2900, 680],
    'slide': [3700, 80],
    'streak': [3900, 810],
    'wind': [4900, 2140],
  },
} as const satisfies GameSounds;
