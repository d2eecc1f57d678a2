// Made by `npm run assets` from sounds.json: change the recipes, not this file.
import type { GameSounds } from '@games/kit/textures/game-art';
import mp3 from './media/sounds.mp3?url';
import ogg from './media/sounds.ogg?url';

export const sounds = {
  src: [ogg, mp3],
  sprite: {
    'bang': [0, 460],
    'clatter': [600, 400],
    'clink': [1200, 160],
    'ding': [1500, 460],
    'honk': [2100, 410],
    'row': [2700, 220],
    'tok': [3100, 160],
    'wall': [3400, 550],
    'whoosh': [4100, 210],
  },
} as const satisfies GameSounds;
