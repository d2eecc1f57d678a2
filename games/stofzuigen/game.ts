import { defineGame } from '@games/kit/api/manifest';

export default defineGame({
  id: 'stofzuigen',
  region: 'dorp',
  title: { nl: 'Stofzuigen', en: 'Vacuuming' },
  takes: { collect: ['A10', 'A20', 'T50', 'K20', 'Flow', 'E+20'] },
  best: ['A10', 'A20'],
  tempo: { collect: 'slow' },
  controls: 'steer',
  worlds: { landscape: { x: 200, y: 120 }, portrait: { x: 120, y: 138 } },
  options: 6,
  motorMs: { pointer: 2600, touch: 2400, keyboard: 4200 },
  load: () => import('./scene'),
});
