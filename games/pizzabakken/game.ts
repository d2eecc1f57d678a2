import { defineGame } from '@games/kit/api/manifest';

export default defineGame({
  id: 'pizzabakken',
  region: 'kermis',
  title: { nl: 'Pizza bakken', en: 'Pizza bakery' },
  takes: { compose: ['F1', 'F+12', 'F=12', 'Fof60', '%of4'] },
  best: ['F1', 'F+12', 'F=12', 'Fof60', '%of4'],
  tempo: { compose: 'slow' },
  controls: 'step',
  worlds: { landscape: { x: 200, y: 122 }, portrait: { x: 122, y: 142 } },
  motorMs: { pointer: 2200, touch: 2000, keyboard: 3400 },
  load: () => import('./scene'),
});
