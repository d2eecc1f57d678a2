// Made by `npm run assets` from sounds.json: change the recipes, not this file.
import type { GameSounds } from '@games/kit/textures/game-art';
import mp3 from './media/sounds.mp3?url';
import ogg from './media/sounds.ogg?url';

export const sounds = {
  src: [ogg, mp3],
  sprite: {
    'board': [0, 110],
    'chuff': [300, 800],
    'couple': [1300, 232],
    'measure': [1700, 160],
    'uncouple': [2000, 230],
    'whistle': [2400, 400],
  },
} as const satisfies GameSounds;
