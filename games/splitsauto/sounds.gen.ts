// Made by `npm run assets` from sounds.json: change the recipes, not this file.
import type { GameSounds } from '@games/kit/textures/game-art';
import mp3 from './media/sounds.mp3?url';
import ogg from './media/sounds.ogg?url';

export const sounds = {
  src: [ogg, mp3],
  sprite: {
    'clack': [0, 180],
    'click': [300, 216],
    'drive': [700, 500],
    'hop': [1400, 120],
    'peep': [1700, 400],
    'roll': [2300, 280],
  },
} as const satisfies GameSounds;
