// Made by `npm run assets` from sounds.json: change the recipes, not this file.
import type { GameSounds } from '@games/kit/textures/game-art';
import mp3 from './media/sounds.mp3?url';
import ogg from './media/sounds.ogg?url';

export const sounds = {
  src: [ogg, mp3],
  sprite: {
    'bleat': [0, 320],
    'mark': [500, 130],
    'peg': [800, 84],
    'slide': [1000, 80],
    'wind': [1200, 1340],
  },
} as const satisfies GameSounds;
