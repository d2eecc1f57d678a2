import { defineGame } from '@games/kit/api/manifest';

export default defineGame({
  id: 'raketstrijd',
  region: 'ruimtehaven',
  title: { nl: 'Raketstrijd', en: 'Rocket race' },
  takes: {
    type: [
      ...(['X1', 'X2', 'Q', 'Q2', 'R2', 'PT', 'A1000', 'A10k', 'A100k', 'A1M', 'K100', 'K1000'] as const),
      ...(['mean', 'P1', 'P2', 'P3', 'PX', 'PX10', '%of', '%over', '%h', '%off', 'RT', 'SC', 'V'] as const),
      ...(['Um', 'Uv', 'Uk', 'Ua', 'Cu', '~', '~+', 'T', 'D', 'TH', 'R', 'A100'] as const),
    ],
  },
  best: [
    'X1',
    'X2',
    'Q',
    'Q2',
    'PT',
    'R2',
    'A1000',
    'A10k',
    'A100k',
    'A1M',
    'P1',
    'P2',
    'P3',
    'PX',
    'PX10',
    '%h',
    'RT',
  ],
  tempo: { type: 'quick' },
  controls: 'pad',
  worlds: { landscape: { x: 200, y: 120 }, portrait: { x: 120, y: 140 } },
  motorMs: { pointer: 1900, touch: 1800, keyboard: 1500 },
  load: () => import('./scene'),
});
