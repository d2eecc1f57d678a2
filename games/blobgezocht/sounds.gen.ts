// Made by `npm run assets` from sounds.json: change the recipes, not this file.
import type { GameSounds } from '@games/kit/textures/game-art';
import mp3 from './media/sounds.mp3?url';
import ogg from './media/sounds.ogg?url';

export const sounds = {
  src: [ogg, mp3],
  sprite: {
    'boing': [0, 300],
    'come': [500, 200],
    'dress': [900, 270],
    'hang': [1300, 150],
    'line': [1600, 130],
    'oh': [1900, 320],
    'party': [2400, 700],
    'pull': [3300, 190],
    'walk': [3600, 240],
  },
} as const satisfies GameSounds;
