// Made by `npm run assets` from sounds.json: change the recipes, not this file.
import type { GameSounds } from '@games/kit/textures/game-art';
import mp3 from './media/sounds.mp3?url';
import ogg from './media/sounds.ogg?url';

export const sounds = {
  src: [ogg, mp3],
  sprite: {
    'bone': [0, 300],
    'brush': [500, 360],
    'crack': [1000, 180],
    'roar': [1300, 1340],
    'snap': [2800, 830],
  },
} as const satisfies GameSounds;
