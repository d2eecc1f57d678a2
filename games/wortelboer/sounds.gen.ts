// Made by `npm run assets` from sounds.json: change the recipes, not this file.
import type { GameSounds } from '@games/kit/textures/game-art';
import mp3 from './media/sounds.mp3?url';
import ogg from './media/sounds.ogg?url';

export const sounds = {
  src: [ogg, mp3],
  sprite: {
    'back': [0, 150],
    'bleat': [300, 360],
    'bump': [800, 260],
    'cheer': [1200, 790],
    'drop': [2100, 110],
    'dry': [2400, 300],
    'full': [2900, 170],
    'lay': [3200, 144],
    'left': [3500, 350],
    'line': [4000, 130],
    'munch': [4300, 550],
    'roll': [5000, 500],
  },
} as const satisfies GameSounds;
