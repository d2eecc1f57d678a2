// Made by `npm run assets` from sounds.json: change the recipes, not this file.
import type { GameSounds } from '@games/kit/textures/game-art';
import mp3 from './media/sounds.mp3?url';
import ogg from './media/sounds.ogg?url';

export const sounds = {
  src: [ogg, mp3],
  sprite: {
    'begin': [0, 580],
    'light': [700, 190],
    'mark': [1000, 260],
    'note-0': [1400, 460],
    'note-1': [2000, 460],
    'note-2': [2600, 460],
    'note-3': [3200, 460],
    'note-4': [3800, 460],
    'whole': [4400, 1120],
  },
} as const satisfies GameSounds;
