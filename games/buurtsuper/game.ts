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
  motorMs: { pointer: 2600, touch: 2400, keyboard: 4200 },
  load: () => import('./scene'),
});
