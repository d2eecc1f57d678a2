import { defineGame } from '@games/kit/api/manifest';

export default defineGame({
  id: 'vishaak',
  region: 'haven',
  title: { nl: 'Vishaak', en: 'Fish hook' },
  takes: { place: ['L', 'neg', 'Um100', 'U+100', 'P1to10', 'A20', 'A100', 'A10', 'N100', '~100'] },
  best: ['L', 'neg', 'Um100', 'U+100', 'A20'],
  tempo: { place: 'slow' },
  controls: 'step',
  worlds: { landscape: { x: 200, y: 120 }, portrait: { x: 120, y: 140 } },
  motorMs: { pointer: 2200, touch: 2100, keyboard: 3000 },
  load: () => import('./scene'),
});
