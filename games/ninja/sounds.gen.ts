// Made by `npm run assets` from sounds.json: change the recipes, not this file.
import type { GameSounds } from '@games/kit/textures/game-art';
import mp3 from './media/sounds.mp3?url';
import ogg from './media/sounds.ogg?url';

export const sounds = {
  src: [ogg, mp3],
  sprite: {
    'finish': [0, 1240],
    'fruit': [1400, 150],
    'miss': [1700, 460],
    'note-1': [2300, 480],
    'note-2': [2900, 480],
    'note-3': [3500, 480],
    'note-4': [4100, 480],
    'plank': [4700, 360],
    'ring-1': [5200, 410],
    'ring-2': [5800, 410],
    'ring-3': [6400, 410],
    'ring-4': [7000, 410],
    'ring-5': [7600, 410],
    'slash': [8200, 190],
    'slide': [8500, 74],
    'streak': [8700, 560],
  },
} as const satisfies GameSounds;
