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
    'finish': [1700, 1740],
    'measure': [3600, 160],
    'miss': [3900, 580],
    'right': [4600, 620],
    'streak': [5400, 940],
    'uncouple': [6500, 230],
    'whistle': [6900, 400],
  },
} as const satisfies GameSounds;
