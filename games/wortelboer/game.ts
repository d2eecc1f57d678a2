import { defineGame } from '@games/kit/api/manifest';

export default defineGame({
  id: 'wortelboer',
  region: 'boerderij',
  title: { nl: 'Wortelboer', en: 'Carrot farmer' },
  takes: { compose: ['D', 'R', 'TH', 'Qdeal', 'R2deal', 'meandeal', 'T', 'Aequal', 'Fofdeal'] },
  best: ['D', 'R', 'R2deal', 'meandeal', 'Qdeal'],
  tempo: { compose: 'slow' },
  controls: 'carry',
  worlds: { landscape: { x: 200, y: 120 }, portrait: { x: 120, y: 140 } },
  motorMs: { pointer: 2000, touch: 1900, keyboard: 2600 },
  load: () => import('./scene'),
});
