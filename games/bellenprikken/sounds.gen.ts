// Made by `npm run assets` from sounds.json: change the recipes, not this file.
import type { GameSounds } from '@games/kit/textures/game-art';
import mp3 from './media/sounds.mp3?url';
import ogg from './media/sounds.ogg?url';

export const sounds = {
  src: [ogg, mp3],
  sprite: {
    'drop': [0, 100],
    'finish': [300, 1280],
    'miss': [1700, 610],
    'pop': [2500, 130],
    'right': [2800, 700],
    'splash': [3700, 460],
    'streak': [4300, 870],
    'toy': [5300, 320],
  },
} as const satisfies GameSounds;
