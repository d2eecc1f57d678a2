// Made by `npm run assets` from sounds.json: change the recipes, not this file.
import type { GameSounds } from '@games/kit/textures/game-art';
import mp3 from './media/sounds.mp3?url';
import ogg from './media/sounds.ogg?url';

export const sounds = {
  src: [ogg, mp3],
  sprite: {
    'boost': [0, 660],
    'drive': [800, 680],
    'finish': [1600, 1280],
    'foam': [3000, 460],
    'hop': [3600, 150],
    'piece': [3900, 470],
    'right': [4500, 680],
    'shutter': [5300, 210],
    'steer': [5700, 200],
    'streak': [6100, 940],
    'tick': [7200, 76],
  },
} as const satisfies GameSounds;
