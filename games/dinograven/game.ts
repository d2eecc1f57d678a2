import { defineGame } from '@games/kit/api/manifest';

export default defineGame({
  id: 'dinograven',
  region: 'savanne',
  title: { nl: 'Dino graven', en: 'Dino dig' },
  goal: {
    nl: 'De tafels en de sommen tot 20 als één vierkant zien: tweelingen over de schuine lijn, buren een rij verder.',
    en: 'Seeing tables and sums to 20 as one square: twins across the diagonal, neighbours one row on.',
  },
  prerequisite: {
    nl: 'Weten wat keer en gedeeld door, of plus en min, betekenen; een paar sommen al kennen helpt.',
    en: 'Knowing what times and divided by, or plus and minus, mean; knowing a few facts helps.',
  },
  manual: {
    nl: 'Het vierkant heeft een vak voor elke som. Wat je al kent, ligt open. Typ het antwoord van het vak dat oplicht; bij een deelsom of minsom licht een hele rij op en vraag je in welke. Na een fout antwoord wijst een vak dat je kent de weg.',
    en: 'The square has a tile for every fact. What you know lies open. Type the answer of the tile that lights up; for a division or subtraction a whole line lights up and its number is asked. After a miss a tile you know shows the way.',
  },
  modes: ['type'],
  sums: { best: ['table', 'division', 'to-20'], also: ['to-10', 'split'] },
  tempo: 'quick',
  controls: 'pad',
  worlds: { landscape: { x: 52, y: 36 }, portrait: { x: 118, y: 138 } },
  motorMs: { pointer: 1200, touch: 1100, keyboard: 900 },
  load: () => import('./scene'),
});
