import { defineGame } from '@games/kit/api/manifest';

export default defineGame({
  id: 'template',
  region: 'haven',
  title: { nl: 'Sjabloon', en: 'Template' },
  takes: { choose: ['A20', 'H20', 'A10', 'H10', 'S', 'T'] },
  best: ['A20', 'H20'],
  tempo: { choose: 'quick' },
  controls: 'pick',
  worlds: { landscape: { x: 0, y: 0 }, portrait: { x: 0, y: 0 } },
  options: 4,
  motorMs: { pointer: 500, touch: 450, keyboard: 800 },
  load: () => import('./scene'),
});
