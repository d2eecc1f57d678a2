// Made by `npm run assets` from sounds.json: change the recipes, not this file.
import type { GameSounds } from '@games/kit/textures/game-art';
import mp3 from './media/sounds.mp3?url';
import ogg from './media/sounds.ogg?url';

export const sounds = {
  src: [ogg, mp3],
  sprite: {
    'confetti': [0, 560],
    'loose': [700, 170],
    'mark': [1000, 180],
    'measure': [1300, 430],
    'purr': [1900, 610],
    'slurp': [2700, 240],
    'start': [3100, 560],
    'stop': [3800, 460],
    'turbo': [4400, 2690],
  },
} as const satisfies GameSounds;
