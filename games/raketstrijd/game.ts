import { defineGame } from '@games/kit/api/manifest';

// The game also takes what it is best at, so the list stands once.
const best = [
  ...(['X1', 'X2', 'Q', 'Q2', 'R2', 'PT', 'A1000', 'A10k', 'A100k', 'A1M'] as const),
  ...(['P1', 'P2', 'P3', 'PX', 'PX10', '%of', '%h', 'RT'] as const),
] as const;

export default defineGame({
  id: 'raketstrijd',
  region: 'ruimtehaven',
  title: { nl: 'Raketstrijd', en: 'Rocket race' },
  takes: {
    type: [
      ...best,
      ...(['K100', 'K1000', 'mean', '%over', '%off', 'SC', 'V', 'Um', 'Uv', 'Uk', 'Ua', 'Cu'] as const),
      ...(['~', '~+', 'T', 'TH', 'D', 'R', 'A100', 'H1000', 'AR', 'Fh'] as const),
    ],
  },
  best,
  tempo: { type: 'quick' },
  controls: 'pad',
  worlds: { landscape: { x: 200, y: 120 }, portrait: { x: 120, y: 140 } },
  motorMs: { pointer: 1650, touch: 1550, keyboard: 1500 },
  load: () => import('./scene'),
});
