import { defineGame } from '@games/kit/api/manifest';

export default defineGame({
  id: 'ballengooien',
  region: 'kermis',
  title: { nl: 'Ballen gooien', en: 'Ball toss' },
  takes: { choose: ['S', 'A10', 'H10', 'A20', 'H20', 'A100', 'H100', 'T', 'D', 'E+'] },
  best: ['A100', 'H100'],
  tempo: { choose: 'quick' },
  controls: 'pick',
  worlds: { landscape: { x: 200, y: 120 }, portrait: { x: 120, y: 140 } },
  options: 4,
  motorMs: { pointer: 600, touch: 550, keyboard: 900 },
  load: () => import('./scene'),
});
