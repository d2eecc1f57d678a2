import { defineGame } from '@games/kit/api/manifest';

export default defineGame({
  id: 'treinmachinist',
  region: 'spoor',
  title: { nl: 'Treinmachinist', en: 'Train driver' },
  takes: { place: ['Cf', 'C+', 'C-', 'Cu60', 'Fof60', 'V', 'Um'] },
  best: ['Cf', 'C+', 'C-', 'Cu60'],
  tempo: { place: 'quick' },
  controls: 'step',
  worlds: { landscape: { x: 200, y: 120 }, portrait: { x: 120, y: 140 } },
  motorMs: { pointer: 1900, touch: 1800, keyboard: 3000 },
  load: () => import('./scene'),
});
