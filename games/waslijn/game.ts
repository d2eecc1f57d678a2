import { defineGame } from '@games/kit/api/manifest';

export default defineGame({
  id: 'waslijn',
  region: 'dorp',
  title: { nl: 'Waslijn', en: 'Washing line' },
  place: 'estimate',
  takes: { place: ['L', 'L~', 'L%', 'Fdec', '%f', 'N', 'Fmix', '~+', 'Cf'] },
  best: ['L', 'L~', 'L%', 'Fdec', '%f'],
  tempo: { place: 'slow' },
  controls: 'step',
  worlds: { landscape: { x: 200, y: 120 }, portrait: { x: 120, y: 140 } },
  motorMs: { pointer: 1400, touch: 1300, keyboard: 2400 },
  load: () => import('./scene'),
});
