import { defineGame } from '@games/kit/api/manifest';

export default defineGame({
  id: 'template',
  region: 'haven',
  title: { nl: 'Sjabloon', en: 'Template' },
  goal: {
    nl: 'Wat het kind hier leert, in één zin.',
    en: 'What the child learns here, in one sentence.',
  },
  prerequisite: { nl: 'Wat het al kan.', en: 'What it can do already.' },
  manual: { nl: 'Hoe het gaat.', en: 'How it goes.' },
  modes: ['choose'],
  sums: { best: ['to-20'], also: ['to-10', 'split', 'table'] },
  tempo: 'quick',
  controls: 'pick',
  worlds: { landscape: { x: 0, y: 0 }, portrait: { x: 0, y: 0 } },
  options: 4,
  motorMs: { pointer: 500, touch: 450, keyboard: 800 },
  load: () => import('./scene'),
});
