import type { pupil as dutch } from '../nl/pupil';
import type { Overrides } from '../texts';

/** What a child in Flanders hears in class: there a sum is an addition only, and what is practised an exercise. */
export const pupil: Overrides<typeof dutch> = {
  map: {
    hello: 'Dag {{name}}!',
    offline: 'Geen internet. Je kan gewoon spelen.',
    offlineClosed: 'Geen internet. Straks kan je weer spelen.',
    refused_one:
      'Eén antwoord telt niet mee: er was al een ander antwoord op die oefening. Je kan gewoon verder.',
    refused_other:
      '{{count}} antwoorden tellen niet mee: er waren al andere antwoorden op die oefeningen. Je kan gewoon verder.',
    waiting_one: '{{count}} oefening wacht op internet',
    waiting_other: '{{count}} oefeningen wachten op internet',
  },
  avatar: { failed: 'Het bewaren lukt nu niet. Kijk of er internet is en tik nog eens.' },
  stage: { kept: 'Je oefeningen zijn bewaard.' },
  round: {
    progress: 'Oefening {{current}} van {{length}}',
    help: 'Hulp bij deze oefening',
    loading: 'Je oefeningen komen eraan…',
    waiting_one: '{{count}} oefening staat nog op dit apparaat',
    waiting_other: '{{count}} oefeningen staan nog op dit apparaat',
  },
  hold: {
    restText: 'Kijk goed naar de oefening. Je hoeft niet snel te zijn.',
    kept: 'Je oefeningen zijn bewaard.',
  },
  help: { offered: 'Zo kan de vorige oefening', again: 'Nog eens' },
  end: { keptHere: 'Je oefeningen staan op dit apparaat. Ze gaan weg zodra er internet is.' },
  trouble: { day: { text: 'Je hebt heel veel rondes gedaan. Morgen kan je weer verder.' } },
  turn: {
    adult: 'Nu is je juf of meester aangemeld',
    nobody: 'Er is nu niemand aangemeld',
    againAs: 'Ben jij {{name}}? Meld je dan opnieuw aan. Wat je deed, is bewaard.',
    again: 'Ben jij een ander kind? Meld je dan opnieuw aan.',
    signIn: 'Aanmelden',
  },
  start: { what: 'Een paar oefeningen, zonder juist of fout' },
  work: {
    times: 'Maaltafels',
    plus: 'Optellingen',
    how: 'Elke oefening is een plantje. Hoe beter je ze kent, hoe groter het groeit.',
    weeks: 'Zoveel oefeningen had je juist',
    right_one: '{{count}} oefening juist',
    right_other: '{{count}} oefeningen juist',
  },
  savings: {
    how: 'Elke ronde die je afmaakt, geeft een stempel. Elke oefening die je uit het hoofd kent ook. Een volle kaart geeft een sticker.',
    known: 'Die ken je uit het hoofd',
  },
  time: { text: 'Je oefeningen zijn bewaard. Morgen mag je weer.' },
  fractions: { form: { percent: 'percent' } },
  strategy: {
    sum: 'Welke oefening?',
    unreadable: 'Dit is geen oefening die ik ken. Schrijf bijvoorbeeld 7 + 5, 3/4 van 20 of 25% van 80.',
    way: { fillTen: 'Brug over 10', compensate: 'Compenseren', parts: 'Verdelen', column: 'Cijferen' },
  },
  test: {
    intro: 'Speel een spel met oefeningen naar keuze. Er wordt niets opgeslagen.',
    collection: 'Oefeningen',
    none: 'Er is geen spel dat deze oefeningen kan vragen.',
  },
  fluency: {
    rules:
      'Maak zo veel oefeningen als je weet. Weet je er een niet? Sla ze over. Je ziet niet of het juist is.',
    operation: {
      add: 'optellen',
      subtract: 'aftrekken',
      multiply: 'maaltafels',
      divide: 'deeltafels',
    },
  },
};
