// Made by `npm run assets` from sounds.json: change the recipes, not this file.
import type { GameSounds } from '@games/kit/textures/game-art';
import mp3 from './media/sounds.mp3?url';
import ogg from './media/sounds.ogg?url';

export const sounds = {
  src: [ogg, mp3],
  sprite: {
    'bell': [0, 580],
    'brake': [700, 160],
    'click': [1000, 66],
    'coo': [1200, 470],
    'grow': [1800, 520],
    'hop': [2500, 130],
    'knock': [2800, 270],
    'leap': [3200, 190],
    'post': [3500, 250],
    'swish': [3900, 210],
    'whirr': [4300, 300],
  },
} as const satisfies GameSounds;
