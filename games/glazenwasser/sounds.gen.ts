// Made by `npm run assets` from sounds.json: change the recipes, not this file.
import type { GameSounds } from '@games/kit/textures/game-art';
import mp3 from './media/sounds.mp3?url';
import ogg from './media/sounds.ogg?url';

export const sounds = {
  src: [ogg, mp3],
  sprite: {
    'ping': [0, 360],
    'shine': [500, 640],
    'squeak': [1300, 280],
    'winch': [1700, 250],
    'wipe': [2100, 190],
  },
} as const satisfies GameSounds;
