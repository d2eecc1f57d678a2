// Made by `npm run assets` from sounds.json: change the recipes, not this file.
import type { GameSounds } from '@games/kit/textures/game-art';
import mp3 from './media/sounds.mp3?url';
import ogg from './media/sounds.ogg?url';

export const sounds = {
  src: [ogg, mp3],
  sprite: {
    'click': [0, 66],
    'climb': [200, 190],
    'creak': [500, 230],
    'dig': [900, 360],
    'gold': [1400, 350],
    'heave': [1900, 230],
    'knock': [2300, 290],
    'shine': [2700, 350],
    'thud': [3200, 220],
    'tick': [3600, 62],
    'treasure': [3800, 800],
  },
} as const satisfies GameSounds;
