import { defineGame } from '@games/kit/api/manifest';

export default defineGame({
  id: 'postbezorger',
  region: 'dorp',
  title: { nl: 'Postbezorger', en: 'Post round' },
  takes: { place: ['L1000', 'N1000', 'A10', 'A20', 'A100', 'H100', '~10k', 'A1000tens'] },
  best: ['L1000', 'N1000', 'A20', 'A100', '~10k'],
  tempo: { place: 'slow' },
  controls: 'steer',
  worlds: { landscape: { x: 200, y: 120 }, portrait: { x: 120, y: 140 } },
  motorMs: { pointer: 2000, touch: 1900, keyboard: 2800 },
  load: () => import('./scene'),
});
