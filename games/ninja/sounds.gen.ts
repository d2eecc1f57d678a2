// Made by `npm run assets` from sounds.json: change the recipes, not this file.
import type { GameSounds } from '@games/kit/textures/game-art';
import mp3 from './media/sounds.mp3?url';
import ogg from './media/sounds.ogg?url';

export const sounds = {
  src: [ogg, mp3],
  sprite: {
    'fruit': [0, 150],
    'plank': [300, 360],
    'ring-1': [800, 410],
    'ring-2': [1400, 410],
    'ring-3': [2000, 410],
    'ring-4': [2600, 410],
    'ring-5': [3200, 410],
    'slash': [3800, 190],
    'slide': [4100, 74],
  },
} as const satisfies GameSounds;
