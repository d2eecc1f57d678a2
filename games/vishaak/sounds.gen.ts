// Made by `npm run assets` from sounds.json: change the recipes, not this file.
import type { GameSounds } from '@games/kit/textures/game-art';
import mp3 from './media/sounds.mp3?url';
import ogg from './media/sounds.ogg?url';

export const sounds = {
  src: [ogg, mp3],
  sprite: {
    'bite': [0, 240],
    'click': [400, 62],
    'lamp': [600, 190],
    'sniff': [900, 450],
    'song': [1500, 1200],
    'splash': [2900, 660],
    'strike': [3700, 170],
    'tug': [4000, 300],
    'whirr': [4500, 220],
  },
} as const satisfies GameSounds;
