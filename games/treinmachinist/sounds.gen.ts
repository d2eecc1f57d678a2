// Made by `npm run assets` from sounds.json: change the recipes, not this file.
import type { GameSounds } from '@games/kit/textures/game-art';
import mp3 from './media/sounds.mp3?url';
import ogg from './media/sounds.ogg?url';

export const sounds = {
  src: [ogg, mp3],
  sprite: {
    'band': [0, 970],
    'bell': [1100, 600],
    'brake': [1900, 460],
    'hop': [2500, 130],
    'roll': [2800, 940],
    'tick': [3900, 58],
  },
} as const satisfies GameSounds;
