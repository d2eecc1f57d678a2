// Made by `npm run assets` from sounds.json: change the recipes, not this file.
import type { GameSounds } from '@games/kit/textures/game-art';
import mp3 from './media/sounds.mp3?url';
import ogg from './media/sounds.ogg?url';

export const sounds = {
  src: [ogg, mp3],
  sprite: {
    'back': [0, 150],
    'coin': [300, 170],
    'full': [600, 170],
    'munch': [900, 240],
    'note': [1300, 180],
    'print': [1600, 200],
    'slam': [2000, 570],
    'strip': [2700, 280],
    'tear': [3100, 400],
  },
} as const satisfies GameSounds;
