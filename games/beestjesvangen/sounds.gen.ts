// Made by `npm run assets` from sounds.json: change the recipes, not this file.
import type { GameSounds } from '@games/kit/textures/game-art';
import mp3 from './media/sounds.mp3?url';
import ogg from './media/sounds.ogg?url';

export const sounds = {
  src: [ogg, mp3],
  sprite: {
    'catch': [0, 290],
    'croak': [400, 400],
    'hop': [1000, 160],
    'lamp': [1300, 130],
    'net': [1600, 85],
    'note-1': [1800, 300],
    'note-2': [2300, 300],
    'note-3': [2800, 300],
    'note-4': [3300, 300],
    'note-5': [3800, 300],
    'note-6': [4300, 300],
    'note-7': [4800, 340],
    'plop': [5300, 260],
    'quack': [5700, 290],
    'swell': [6100, 130],
    'turn': [6400, 170],
  },
} as const satisfies GameSounds;
