import { defineGame } from '@games/kit/api/manifest';

export default defineGame({
  id: 'automatiseertoets',
  region: 'ruimtehaven',
  title: { nl: 'Automatiseertoets', en: 'Fluency test' },
  takes: { type: ['S', 'A10', 'H10', 'A20', 'H20', 'T', 'TH', 'D'] },
  best: ['S', 'A10', 'H10', 'A20', 'H20', 'T', 'TH', 'D'],
  tempo: { type: 'quick' },
  controls: 'pad',
  worlds: { landscape: { x: 200, y: 120 }, portrait: { x: 120, y: 140 } },
  test: true,
  motorMs: { pointer: 1200, touch: 1100, keyboard: 900 },
  load: () => import('./scene'),
});
