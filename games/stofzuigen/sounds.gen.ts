// Made by `npm run assets` from sounds.json: change the recipes, not this file.
import type { GameSounds } from '@games/kit/textures/game-art';
import mp3 from './media/sounds.mp3?url';
import ogg from './media/sounds.ogg?url';

export const sounds = {
  src: [ogg, mp3],
  sprite: {
    'loose': [0, 170],
    'mark': [300, 180],
    'measure': [600, 430],
    'purr': [1200, 610],
    'slurp': [2000, 240],
    'start': [2400, 560],
    'stop': [3100, 460],
    'turbo': [3700, 2690],
  },
} as const satisfies GameSounds;
