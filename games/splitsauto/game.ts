import { defineGame } from '@games/kit/api/manifest';

export default defineGame({
  id: 'splitsauto',
  region: 'stad',
  title: { nl: 'Splitsauto', en: 'Split car' },
  takes: { type: ['S', 'A10', 'H10', 'A20', 'H20', 'A100wholetens'] },
  best: ['S', 'A10', 'H10', 'A20', 'H20'],
  tempo: { type: 'quick' },
  controls: 'pad',
  worlds: { landscape: { x: 200, y: 120 }, portrait: { x: 120, y: 140 } },
  motorMs: { pointer: 1500, touch: 1400, keyboard: 900 },
  load: () => import('./scene'),
});
