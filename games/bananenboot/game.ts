import { defineGame } from '@games/kit/api/manifest';

// The game also takes what it is best at, so the list stands once.
const best = ['A10', 'H10', 'A20', 'H20', 'A100', 'H100', 'neg', 'E+', 'R', 'R2', 'C+', 'C-'] as const;

export default defineGame({
  id: 'bananenboot',
  region: 'haven',
  title: { nl: 'Bananenboot', en: 'Banana boat' },
  takes: { type: [...best, 'A1000tens', 'H1000tens', 'K20', 'K100', 'B20', 'B100', 'T50'] },
  best,
  tempo: { type: 'quick' },
  controls: 'pad',
  worlds: { landscape: { x: 200, y: 120 }, portrait: { x: 120, y: 140 } },
  motorMs: { pointer: 1650, touch: 1550, keyboard: 1000 },
  load: () => import('./scene'),
});
