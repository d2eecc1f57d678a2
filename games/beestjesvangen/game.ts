import { defineGame } from '@games/kit/api/manifest';

export default defineGame({
  id: 'beestjesvangen',
  region: 'boerderij',
  title: { nl: 'Beestjes vangen', en: 'Bug catching' },
  takes: { place: ['T'], choose: ['R', 'D', 'TH', 'T'], collect: ['T'] },
  best: ['T', 'R'],
  tempo: { place: 'slow', choose: 'slow', collect: 'slow' },
  controls: 'step',
  worlds: { landscape: { x: 200, y: 120 }, portrait: { x: 120, y: 140 } },
  motorMs: { pointer: 2000, touch: 1900, keyboard: 2800 },
  load: () => import('./scene'),
});
