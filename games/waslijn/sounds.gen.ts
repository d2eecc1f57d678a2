// Made by `npm run assets` from sounds.json: change the recipes, not this file.
import type { GameSounds } from '@games/kit/textures/game-art';
import mp3 from './media/sounds.mp3?url';
import ogg from './media/sounds.ogg?url';

export const sounds = {
  src: [ogg, mp3],
  sprite: {
    'bleat': [0, 320],
    'finish': [500, 790],
    'mark': [1400, 130],
    'miss': [1700, 460],
    'note-1': [2300, 360],
    'note-2': [2800, 360],
    'note-3': [3300, 360],
    'note-4': [3800, 360],
    'peg': [4300, 84],
    'slide': [4500, 80],
    'streak': [4700, 440],
    'wind': [5300, 1340],
  },
} as const satisfies GameSounds;
