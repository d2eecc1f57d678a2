import { defineGame } from '@games/kit/api/manifest';

export default defineGame({
  id: 'waslijn',
  region: 'dorp',
  title: { nl: 'Waslijn', en: 'Washing line' },
  goal: {
    nl: 'Voelen waar een getal woont tussen twee andere: breuken, kommagetallen, procenten, grote getallen en tijden op een lijn zonder streepjes.',
    en: 'Feeling where a number lives between two others: fractions, decimals, percentages, large numbers and times on a line without marks.',
  },
  prerequisite: {
    nl: 'Getallen op volgorde kunnen zetten, en weten dat de helft in het midden ligt.',
    en: 'Putting numbers in order, and knowing that half lies in the middle.',
  },
  manual: {
    nl: 'Aan beide einden van de lijn hangt een getal. Schuif het kledingstuk naar de plek waar het antwoord hoort, op gevoel, en druk op klaar. Na een fout antwoord hangt zijn dubbelganger op de goede plek en komen de helft en de kwarten erbij.',
    en: 'A number hangs at each end of the line. Slide the garment to where the answer belongs, by feel, and press ready. After a miss its double hangs in the right place, and the half and quarters appear.',
  },
  modes: ['place'],
  place: 'estimate',
  sums: { best: ['line', 'fraction', 'decimal', 'percent'], also: ['to-1000', 'compare', 'clock'] },
  tempo: 'slow',
  controls: 'step',
  worlds: { landscape: { x: 52, y: 36 }, portrait: { x: 118, y: 138 } },
  motorMs: { pointer: 1400, touch: 1300, keyboard: 2400 },
  load: () => import('./scene'),
});
