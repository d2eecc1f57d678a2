import { defineGame } from '@games/kit/api/manifest';

export default defineGame({
  id: 'stofzuigen',
  region: 'dorp',
  title: { nl: 'Stofzuigen', en: 'Vacuuming' },
  goal: {
    nl: 'Weten dat één getal veel namen heeft: 10 is 6 + 4, 5 + 5 en ook 12 − 2. Het isgelijkteken zegt dat twee namen evenveel waard zijn.',
    en: 'Knowing that one number has many names: 10 is 6 + 4, 5 + 5 and also 12 − 2. The equals sign says that two names are worth the same.',
  },
  prerequisite: {
    nl: 'De sommen die op de vlokken staan kunnen uitrekenen.',
    en: 'Being able to work out the sums on the fluff.',
  },
  manual: {
    nl: 'Op de zak staat een getal. Stuur de zuigmond naar elke vlok die evenveel waard is en druk op de knop. Wat klopt gaat de zak in en komt in volgorde op de lijst; bij wat niet klopt stopt de slang en zie je de staaf van de vlok naast die van de zak.',
    en: 'The bag shows a number. Steer the nozzle to every ball of fluff that is worth as much and press the button. What fits goes into the bag and is listed in order; at what does not fit the hose stops, and the bar of the fluff lies beside that of the bag.',
  },
  modes: ['collect'],
  // No measures: 1,5 m and 15 dm are one length, and collecting compares what is written in one unit.
  sums: {
    best: ['split', 'to-10', 'to-20'],
    also: ['table', 'fraction', 'money', 'clock'],
  },
  tempo: 'slow',
  controls: 'steer',
  worlds: { landscape: { x: 52, y: 36 }, portrait: { x: 118, y: 138 } },
  options: 6,
  motorMs: { pointer: 2600, touch: 2400, keyboard: 4200 },
  load: () => import('./scene'),
});
