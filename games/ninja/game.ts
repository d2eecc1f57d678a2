import { defineGame } from '@games/kit/api/manifest';

export default defineGame({
  id: 'ninja',
  region: 'bergen',
  title: { nl: 'Ninja', en: 'Ninja' },
  place: 'estimate',
  takes: { place: ['F1', 'Fof', '%of', '%f', 'A100whole', 'Pwhole', 'Uwhole'] },
  best: ['F1', 'Fof', '%of', '%f'],
  tempo: { place: 'slow' },
  controls: 'step',
  worlds: { landscape: { x: 200, y: 120 }, portrait: { x: 120, y: 140 } },
  motorMs: { pointer: 1400, touch: 1300, keyboard: 2400 },
  load: () => import('./scene'),
});
