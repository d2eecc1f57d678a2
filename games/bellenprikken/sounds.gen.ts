// Made by `npm run assets` from sounds.json: change the recipes, not this file.
import type { GameSounds } from '@games/kit/textures/game-art';
import mp3 from './media/sounds.mp3?url';
import ogg from './media/sounds.ogg?url';

export const sounds = {
  src: [ogg, mp3],
  sprite: {
    'drop': [0, 100],
    'pop': [300, 130],
    'splash': [600, 460],
    'toy': [1200, 320],
  },
} as const satisfies GameSounds;
