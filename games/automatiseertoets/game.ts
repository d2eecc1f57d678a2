import { defineGame } from '@games/kit/api/manifest';

export default defineGame({
  id: 'automatiseertoets',
  region: 'ruimtehaven',
  title: { nl: 'Automatiseertoets', en: 'Fluency test' },
  goal: {
    nl: 'Zien welke sommen een kind uit het hoofd kent, en hoe dat groeit: goed per minuut, naast zijn eigen eerdere toetsen.',
    en: 'Seeing which facts a child knows by heart, and how that grows: right per minute, beside its own earlier tests.',
  },
  prerequisite: {
    nl: 'De sommen al geoefend hebben. Dit is geen oefening: er is geen hulp en geen goed of fout per som.',
    en: 'Having practised these facts. This is no practice: there is no help and no right or wrong per sum.',
  },
  manual: {
    nl: 'Twee minuten per soort som. Het kind typt wat het weet en slaat over wat het niet weet. Een pauze maakt het deel ongeldig; het begint dan opnieuw. Aan het eind staat de eigen lijn over alle toetsen.',
    en: 'Two minutes per kind of sum. The child types what it knows and skips what it does not. A pause voids the part, which then begins again. At the end stands its own line over all its tests.',
  },
  modes: ['type'],
  sums: { best: ['to-10', 'to-20', 'table', 'division'], also: ['split'] },
  tempo: 'quick',
  controls: 'pad',
  worlds: { landscape: { x: 52, y: 36 }, portrait: { x: 118, y: 138 } },
  test: true,
  motorMs: { pointer: 1200, touch: 1100, keyboard: 900 },
  load: () => import('./scene'),
});
