import { defineGame } from '@games/kit/api/manifest';

export default defineGame({
  id: 'bellenprikken',
  region: 'haven',
  title: { nl: 'Bellen prikken', en: 'Bubble popping' },
  goal: {
    nl: 'Een aantal zien in plaats van tellen: getallen tot 20 als vijven en tienen, en sommen die je uit je hoofd kent.',
    en: 'Seeing an amount instead of counting it: numbers to 20 as fives and tens, and sums known by heart.',
  },
  prerequisite: {
    nl: 'Tellen tot 20 en weten wat plus en min betekenen; bij keersommen wat keer betekent.',
    en: 'Counting to 20 and knowing what plus and minus mean; for tables, what times means.',
  },
  manual: {
    nl: 'Boven het bad hangen bellen. Elke bel is zo groot als zijn getal, en laat stippen, munten of een klok zien. Prik de bel met het antwoord. De stippen vallen in het tienrek; na een fout antwoord liggen ze naast het goede aantal.',
    en: 'Bubbles hang over the bath, each as big as its number, and show dots, coins or a clock. Pop the one with the answer. Its dots drop into the ten-frame; after a miss they lie beside the right amount.',
  },
  modes: ['choose'],
  sums: {
    best: ['to-10', 'to-20', 'split'],
    also: ['table', 'division', 'to-100', 'money', 'clock', 'sign'],
  },
  tempo: 'quick',
  controls: 'pick',
  worlds: { landscape: { x: 52, y: 36 }, portrait: { x: 118, y: 138 } },
  options: 4,
  motorMs: { pointer: 550, touch: 500, keyboard: 900 },
  load: () => import('./scene'),
});
