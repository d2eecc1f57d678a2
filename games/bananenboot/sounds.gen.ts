// Made by `npm run assets` from sounds.json: change the recipes, not this file.
import type { GameSounds } from '@games/kit/textures/game-art';
import mp3 from './media/sounds.mp3?url';
import ogg from './media/sounds.ogg?url';

export const sounds = {
  src: [ogg, mp3],
  sprite: {
    'bark': [0, 340],
    'bob': [500, 320],
    'creak': [1000, 130],
    'hop': [1300, 150],
    'motor': [1600, 500],
    'plunge': [2300, 920],
    'splash': [3400, 360],
    'step': [3900, 130],
    'whistle': [4200, 520],
  },
} as const satisfies GameSounds;
