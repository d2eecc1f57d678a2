import { defineGame } from '@games/kit/api/manifest';

export default defineGame({
  id: 'botenkoers',
  region: 'haven',
  title: { nl: 'Botenkoers', en: 'Boat course' },
  goal: {
    nl: 'Groter en kleiner zien, hoe een getal ook geschreven is: sommen, breuken, bedragen of maten in volgorde zetten.',
    en: 'Seeing larger and smaller however a number is written: putting sums, fractions, amounts or measures in order.',
  },
  prerequisite: {
    nl: 'De sommen op de boeien kunnen uitrekenen of schatten.',
    en: 'Being able to work out or estimate the sums on the buoys.',
  },
  manual: {
    nl: 'Tik de boeien aan van klein naar groot, of van groot naar klein, en gooi los. De boot vaart de koers: het kielzog is een lijn die stijgt. Bij een boei die daar niet hoort zakt de lijn, en staan beide getallen erbij.',
    en: 'Tap the buoys from small to large, or from large to small, and cast off. The boat sails the course: its wake is a rising line. At a buoy that does not belong there the line dips, and both numbers are shown.',
  },
  modes: ['order'],
  sums: { best: ['compare'], also: ['fraction', 'decimal', 'measure', 'money', 'clock'] },
  tempo: 'slow',
  controls: 'pick',
  worlds: { landscape: { x: 52, y: 36 }, portrait: { x: 118, y: 138 } },
  options: 4,
  motorMs: { pointer: 2600, touch: 2400, keyboard: 4000 },
  load: () => import('./scene'),
});
