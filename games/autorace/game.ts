import { defineGame } from '@games/kit/api/manifest';

export default defineGame({
  id: 'autorace',
  region: 'stad',
  title: { nl: 'Autorace', en: 'Car race' },
  goal: {
    nl: 'Een som zien als een verandering die je ook terug kunt doen: van start naar uitkomst en weer terug.',
    en: 'Seeing a sum as a change that can be undone: from the start to the result and back again.',
  },
  prerequisite: {
    nl: 'Weten wat plus en min betekenen; bij tafels en deeltafels ook keer en gedeeld door.',
    en: 'Knowing what plus and minus mean; for tables and division, what times and divided by mean.',
  },
  manual: {
    nl: 'Op het dak staat de start, boven de weg de verandering, op de poorten de uitkomst. Stuur naar de goede poort; hij wacht op je. Na een fout antwoord zie je de weg terug: die komt niet uit bij de start.',
    en: 'The roof shows the start, the board over the road the change, the gates the result. Steer to the right gate; it waits for you. After a miss you see the way back: it does not end at the start.',
  },
  modes: ['choose'],
  sums: {
    best: ['to-20', 'table', 'division'],
    also: ['to-10', 'to-100', 'to-1000', 'beyond-tables', 'remainder'],
  },
  tempo: 'quick',
  controls: 'steer',
  worlds: { landscape: { x: 52, y: 36 }, portrait: { x: 118, y: 138 } },
  options: 3,
  motorMs: { pointer: 600, touch: 550, keyboard: 1000 },
  load: () => import('./scene'),
});
