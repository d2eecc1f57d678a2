import { defineGame } from '@games/kit/api/manifest';

export default defineGame({
  id: 'ninja',
  region: 'bergen',
  title: { nl: 'Ninja', en: 'Ninja' },
  goal: {
    nl: 'Een deel en de rest zien als lengte: 2/5 en 3/5, 35 % en 65 %, 0,4 en 0,6 van dezelfde stok.',
    en: 'Seeing a part and the rest as lengths: 2/5 and 3/5, 35% and 65%, 0.4 and 0.6 of the same pole.',
  },
  prerequisite: {
    nl: 'Weten dat een breuk, een procent of een kommagetal een deel van een geheel is.',
    en: 'Knowing that a fraction, a percentage or a decimal is part of a whole.',
  },
  manual: {
    nl: 'De bamboestok is het geheel. Zet het mes waar het gevraagde deel ophoudt, op gevoel, en hak. Beide stukken krijgen hun naam. Na een fout antwoord hangen ze naast stukken van de goede lengte.',
    en: 'The bamboo pole is the whole. Set the blade where the asked part ends, by feel, and slice. Both pieces get their names. After a miss they hang beside pieces of the right length.',
  },
  modes: ['place'],
  place: 'estimate',
  sums: { best: ['fraction', 'percent', 'decimal'], also: ['to-100', 'measure', 'line'] },
  tempo: 'slow',
  controls: 'step',
  worlds: { landscape: { x: 52, y: 36 }, portrait: { x: 118, y: 138 } },
  motorMs: { pointer: 1400, touch: 1300, keyboard: 2400 },
  load: () => import('./scene'),
});
