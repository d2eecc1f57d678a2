import { defineGame } from '@games/kit/api/manifest';

export default defineGame({
  id: 'schatgraven',
  region: 'haven',
  title: { nl: 'Schatgraven', en: 'Treasure dig' },
  takes: {
    place: [
      ...(['A100', 'A1000', 'A10k', 'A100k', 'A1M', 'Ndigit', '~', 'Ldigit', 'P1', 'P2', 'P3'] as const),
      ...(['PT', 'PX', 'PX10', 'X1', 'X2', 'Q', 'Q2', 'SC', 'Um'] as const),
      ...(['Uv', 'Uk', 'Ua', 'U+', 'AR', 'V', 'Cu', 'Ect', 'Ex', '%off', '%of', '%over', '%h'] as const),
      ...(['RT', 'Fh', 'H1000', '~+'] as const),
    ],
  },
  best: ['A1000', 'A10k', 'A100k', 'A1M', 'Ldigit', '~', 'SC'],
  tempo: { place: 'slow' },
  controls: 'step',
  worlds: { landscape: { x: 200, y: 120 }, portrait: { x: 120, y: 140 } },
  motorMs: { pointer: 2800, touch: 2600, keyboard: 4200 },
  load: () => import('./scene'),
});
