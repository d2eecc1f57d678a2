import { defineGame } from '@games/kit/api/manifest';

export default defineGame({
  id: 'glazenwasser',
  region: 'dorp',
  title: { nl: 'Glazenwasser', en: 'Window washer' },
  takes: { type: ['T', 'TH', 'D', 'X1', 'X2', 'Q', 'PX', 'Fof', 'F1', 'F+', 'Fx', 'ARrect'] },
  best: ['X1', 'X2', 'Fof', 'F1', 'F+', 'Fx', 'ARrect'],
  tempo: { type: 'quick' },
  controls: 'pad',
  worlds: { landscape: { x: 200, y: 120 }, portrait: { x: 120, y: 140 } },
  motorMs: { pointer: 1650, touch: 1500, keyboard: 900 },
  load: () => import('./scene'),
});
