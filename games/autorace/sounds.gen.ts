// Made by `npm run assets` from sounds.json: change the recipes, not this file.
import type { GameSounds } from '@games/kit/textures/game-art';
import mp3 from './media/sounds.mp3?url';
import ogg from './media/sounds.ogg?url';

export const sounds = {
  src: [ogg, mp3],
  sprite: {
    'boost': [0, 660],
    'drive': [800, 680],
    'foam': [1600, 460],
    'hop': [2200, 150],
    'piece': [2500, 470],
    'shutter': [3100, 210],
    'steer': [3500, 200],
    'tick': [3900, 76],
  },
} as const satisfies GameSounds;
