import { defineGame } from '@games/kit/api/manifest';

export default defineGame({
  id: 'bellenprikken',
  region: 'haven',
  title: { nl: 'Bellen prikken', en: 'Bubble popping' },
  takes: { choose: ['S', 'A10', 'H10', 'A20', 'H20', 'E+20', 'Cf15', '?'] },
  best: ['S', 'A10', 'H10', 'A20', 'H20'],
  tempo: { choose: 'quick' },
  controls: 'pick',
  worlds: { landscape: { x: 200, y: 120 }, portrait: { x: 120, y: 140 } },
  options: 4,
  motorMs: { pointer: 550, touch: 500, keyboard: 900 },
  load: () => import('./scene'),
});
