import { defineGame } from '@games/kit/api/manifest';

export default defineGame({
  id: 'splitsmachine',
  region: 'spoor',
  title: { nl: 'Splitsmachine', en: 'Splitting machine' },
  takes: { compose: ['S', 'A10', 'H10', 'A20', 'H20', 'D60'] },
  best: ['S', 'A10', 'H10'],
  tempo: { compose: 'slow' },
  controls: 'step',
  worlds: { landscape: { x: 200, y: 120 }, portrait: { x: 120, y: 140 } },
  motorMs: { pointer: 1500, touch: 1400, keyboard: 2200 },
  load: () => import('./scene'),
});
