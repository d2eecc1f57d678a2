// Made by `npm run assets` from sounds.json: change the recipes, not this file.
import type { GameSounds } from '@games/kit/textures/game-art';
import mp3 from './media/sounds.mp3?url';
import ogg from './media/sounds.ogg?url';

export const sounds = {
  src: [ogg, mp3],
  sprite: {
    'bell': [0, 460],
    'cast-off': [600, 460],
    'dip': [1200, 540],
    'gull': [1900, 460],
    'pass': [2500, 220],
    'pulley': [2900, 80],
    'regatta': [3100, 2420],
  },
} as const satisfies GameSounds;
