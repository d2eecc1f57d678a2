import { defineGame } from '@games/kit/api/manifest';

export default defineGame({
  id: 'treinwagon',
  region: 'spoor',
  title: { nl: 'Treinwagon', en: 'Train coaches' },
  goal: {
    nl: 'Een getal als lengte zien, en weten dat je dezelfde lengte op veel manieren kunt maken: 12 is 10 en 2, en ook 6 en 6.',
    en: 'Seeing a number as a length, and knowing that one length can be made in many ways: 12 is 10 and 2, and also 6 and 6.',
  },
  prerequisite: {
    nl: 'De getallen tot 10 kennen en weten wat plus en min betekenen.',
    en: 'Knowing the numbers to 10 and what plus and minus mean.',
  },
  manual: {
    nl: 'Een wagon is zo lang als zijn getal. Koppel wagons tot de trein zo lang is als het antwoord en fluit. Bij 7 + ▢ = 12 staat de wagon van 7 er al. Pas na het fluiten is het perron te zien: wat uitsteekt of openblijft, wordt gemeten.',
    en: 'A coach is as long as its number. Couple coaches until the train is as long as the answer, and whistle. With 7 + ▢ = 12 the coach of 7 is there already. Only after the whistle can the platform be seen: what sticks out or stays open is measured.',
  },
  modes: ['compose'],
  sums: {
    best: ['split', 'to-10', 'to-20'],
    also: ['to-100', 'to-1000', 'remainder', 'fraction', 'decimal', 'measure', 'line'],
  },
  tempo: 'slow',
  controls: 'carry',
  worlds: { landscape: { x: 52, y: 36 }, portrait: { x: 118, y: 138 } },
  motorMs: { pointer: 2400, touch: 2200, keyboard: 3600 },
  load: () => import('./scene'),
});
