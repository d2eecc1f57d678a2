import { defineGame } from '@games/kit/api/manifest';

export default defineGame({
  id: 'buurtsuper',
  region: 'dorp',
  title: { nl: 'Buurtsuper', en: 'Corner shop' },
  takes: { compose: ['Ecash'], type: ['E50', 'P2eur', '%off50'] },
  best: ['E50', '%off50'],
  tempo: { compose: 'slow', type: 'quick' },
  controls: 'carry',
  worlds: { landscape: { x: 200, y: 120 }, portrait: { x: 120, y: 140 } },
  motorMs: { pointer: 1100, touch: 1000, keyboard: 1000 },
  load: () => import('./scene'),
});
