// Made by `npm run assets` from sounds.json: change the recipes, not this file.
import type { GameSounds } from '@games/kit/textures/game-art';
import mp3 from './media/sounds.mp3?url';
import ogg from './media/sounds.ogg?url';

export const sounds = {
  src: [ogg, mp3],
  sprite: {
    'crack': [0, 130],
    'fruit': [300, 150],
    'gong': [600, 1540],
    'miss': [2300, 600],
    'plank': [3100, 360],
    'right': [3600, 700],
    'slash': [4500, 210],
    'slide': [4900, 74],
    'streak': [5100, 850],
  },
} as const satisfies GameSounds;
