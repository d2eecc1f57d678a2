// Made by `npm run assets` from sounds.json: change the recipes, not this file.
import type { GameSounds } from '@games/kit/textures/game-art';
import mp3 from './media/sounds.mp3?url';
import ogg from './media/sounds.ogg?url';

export const sounds = {
  src: [ogg, mp3],
  sprite: {
    'cheer': [0, 720],
    'clank': [900, 162],
    'click': [1200, 90],
    'drop': [1400, 260],
    'ghost': [1800, 230],
    'lamp': [2200, 140],
    'pluck': [2500, 340],
    'print': [3000, 520],
    'roll': [3700, 230],
    'squeak': [4100, 270],
    'thud': [4500, 200],
  },
} as const satisfies GameSounds;
