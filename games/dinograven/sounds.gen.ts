// Made by `npm run assets` from sounds.json: change the recipes, not this file.
import type { GameSounds } from '@games/kit/textures/game-art';
import mp3 from './media/sounds.mp3?url';
import ogg from './media/sounds.ogg?url';

export const sounds = {
  src: [ogg, mp3],
  sprite: {
    'brush': [0, 500],
    'crack': [700, 180],
    'fly': [1000, 560],
    'roar': [1700, 1340],
    'snap': [3200, 830],
    'step': [4200, 150],
  },
} as const satisfies GameSounds;
