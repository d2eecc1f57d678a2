import { defineGame } from '@games/kit/api/manifest';

export default defineGame({
  id: 'dinograven',
  region: 'savanne',
  title: { nl: 'Dino graven', en: 'Dino dig' },
  takes: { type: ['T', 'TH', 'D', 'S', 'A10', 'H10', 'A20', 'H20'] },
  best: ['T', 'TH', 'D', 'S', 'A10', 'H10', 'A20', 'H20'],
  tempo: { type: 'quick' },
  controls: 'pad',
  worlds: { landscape: { x: 200, y: 120 }, portrait: { x: 120, y: 140 } },
  motorMs: { pointer: 950, touch: 900, keyboard: 900 },
  load: () => import('./scene'),
});
