import type { RoundSettings } from './bus';

const nl = {
  option: (value: string) => `Antwoord ${value}`,
  right: (sum: string) => `Goed! ${sum}.`,
  wrong: (sum: string) => `Kijk: ${sum}.`,
  nextSum: (sum: string) => `Nu: ${sum}?`,
  goOn: 'Verder',
  and: 'en',
  allThatIs: (value: string) => `Zoek alles wat ${value} is`,
  thisClock: 'deze klok',
  smallToLarge: 'Van klein naar groot',
  largeToSmall: 'Van groot naar klein',
  ready: 'Klaar',
  erase: 'Wissen',
  decimalSign: 'Komma',
  fractionBar: 'Breukstreep',
  minus: 'Min',
  less: (by: number) => `${by} minder`,
  more: (by: number) => `${by} meer`,
  moved: (steps: number) =>
    `${Math.abs(steps)} ${Math.abs(steps) === 1 ? 'stap' : 'stappen'} ${steps < 0 ? 'terug' : 'vooruit'}`,
  lifted: (piece: string) => `${piece}: opgepakt. Kies een plek.`,
  laid: (piece: string, place: string) => `${piece}: ${place}.`,
  putBack: (piece: string) => `${piece}: terug.`,
  along: (percent: number) => `${percent} van de 100 langs de lijn`,
  inPlace: (label: string, place: number) => `${label}, nummer ${place}`,
  cell: (row: number, column: number) => `rij ${row}, kolom ${column}`,
  over: (right: number, length: number) => `Klaar! ${right} van de ${length} goed.`,
};

const en: typeof nl = {
  option: (value) => `Answer ${value}`,
  right: (sum) => `Right! ${sum}.`,
  wrong: (sum) => `Look: ${sum}.`,
  nextSum: (sum) => `Now: ${sum}?`,
  goOn: 'Go on',
  and: 'and',
  allThatIs: (value) => `Find all that make ${value}`,
  thisClock: 'this clock',
  smallToLarge: 'From small to large',
  largeToSmall: 'From large to small',
  ready: 'Ready',
  erase: 'Erase',
  decimalSign: 'Point',
  fractionBar: 'Fraction bar',
  minus: 'Minus',
  less: (by) => `${by} less`,
  more: (by) => `${by} more`,
  moved: (steps) =>
    `${Math.abs(steps)} ${Math.abs(steps) === 1 ? 'step' : 'steps'} ${steps < 0 ? 'back' : 'forward'}`,
  lifted: (piece) => `${piece}: picked up. Choose a place.`,
  laid: (piece, place) => `${piece}: ${place}.`,
  putBack: (piece) => `${piece}: back.`,
  along: (percent) => `${percent} of 100 along the line`,
  inPlace: (label, place) => `${label}, number ${place}`,
  cell: (row, column) => `row ${row}, column ${column}`,
  over: (right, length) => `Done! ${right} of ${length} right.`,
};

/** What the stage itself says, to eyes and to a screen reader. */
export const kitTexts = { nl, be: nl, en } satisfies Record<RoundSettings['locale'], typeof nl>;
