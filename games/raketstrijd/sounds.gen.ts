// Made by `npm run assets` from sounds.json: change the recipes, not this file.
import type { GameSounds } from '@games/kit/textures/game-art';
import mp3 from './media/sounds.mp3?url';
import ogg from './media/sounds.ogg?url';

export const sounds = {
  src: [ogg, mp3],
  sprite: {
    'beep': [0, 200],
    'dock': [400, 510],
    'hover': [1100, 520],
    'ignite': [1800, 560],
    'line': [2500, 120],
    'snore': [2800, 590],
    'thrust': [3500, 340],
    'tin': [4000, 460],
    'touchdown': [4600, 920],
  },
} as const satisfies GameSounds;
