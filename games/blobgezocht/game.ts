import { defineGame } from '@games/kit/api/manifest';

export default defineGame({
  id: 'blobgezocht',
  region: 'ruimtehaven',
  title: { nl: 'Blob gezocht', en: 'Wanted: blob' },
  takes: {
    choose: [
      ...(['Fof', 'F=', '%f', 'E+', 'Ect', 'Ex', '%off', 'Cf', 'C+', 'C-', 'Cu'] as const),
      ...(['A10', 'A20', 'A100', 'A1000', 'A10k', 'A100k', 'A1M', 'H1000', 'neg', '~', '~+', '?'] as const),
      ...(['K20', 'K100', 'K1000', 'B20', 'X1', 'X2', 'PT', 'Q', 'Q2', 'mean', 'RT'] as const),
      ...(['Um', 'Uv', 'Uk', 'Ua', 'U+', 'AR', 'V', 'SC', 'P1', 'P2', 'P3', 'PX', 'PX10'] as const),
      ...(['%of', '%over', '%h', 'Flow', 'Fmix', 'F+', 'Fx', 'Fh'] as const),
    ],
  },
  best: ['Fof', 'F=', 'Flow', '%f', 'E+', 'Ect', 'Cf', 'C+', 'Um', 'Uv', 'Uk', '?'],
  tempo: { choose: 'slow' },
  controls: 'pick',
  worlds: { landscape: { x: 200, y: 120 }, portrait: { x: 120, y: 140 } },
  options: 6,
  motorMs: { pointer: 700, touch: 650, keyboard: 1000 },
  load: () => import('./scene'),
});
