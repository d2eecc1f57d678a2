import type { Locale } from '../../locale';
import type { PictureRole } from '../picture';

type Amount = (count: number) => string;
type Pair = (a: string, b: string) => string;

/** The words that describe a picture to who cannot see it. */
export interface PictureWords {
  readonly group: Readonly<Record<PictureRole, Amount>>;
  readonly and: string;
  readonly tenFrame: (groups: string) => string;
  readonly beadRack: Pair;
  readonly line: string;
  readonly from: (from: string) => string;
  readonly jump: Pair;
  readonly rows: (columns: number, blocks: string) => string;
  readonly row: Amount;
  readonly loose: Amount;
  readonly area: string;
  readonly by: (down: string, across: string, cell: string) => string;
  readonly grid: (squares: number, groups: string) => string;
  readonly crossed: Amount;
  readonly placeValue: string;
  readonly written: string;
  readonly strips: string;
  readonly strip: (coloured: string, whole: string) => string;
  readonly pizza: (slices: number, groups: string) => string;
  readonly balance: Pair;
  readonly heavier: Readonly<Record<'left' | 'right' | 'none', string>>;
  readonly clock: (time: string) => string;
  readonly coins: string;
  readonly lineFromTo: Pair;
  readonly parts: Amount;
  readonly point: (label: string) => string;
  readonly table: string;
}

const nl: PictureWords = {
  group: {
    first: (count) => `${count}`,
    second: (count) => `nog ${count}`,
    third: (count) => `en ${count}`,
    taken: (count) => `${count} weg`,
    missing: (count) => `${count} te weinig`,
    over: (count) => `${count} te veel`,
  },
  and: 'en',
  tenFrame: (groups) => `Stippen in tienen: ${groups}.`,
  beadRack: (top, bottom) => `Rekenrek: boven ${top}, onder ${bottom}.`,
  line: 'Getallenlijn',
  from: (from) => `begin bij ${from}`,
  jump: (by, to) => `spring ${by} naar ${to}`,
  rows: (columns, blocks) => `Rijen van ${columns}: ${blocks}.`,
  row: (count) => (count === 1 ? '1 rij' : `${count} rijen`),
  loose: (count) => `en ${count} los`,
  area: 'Rechthoek in delen',
  by: (down, across, cell) => `${down} bij ${across}${cell === '' ? '' : ` is ${cell}`}`,
  grid: (squares, groups) => `${squares} hokjes: ${groups}.`,
  crossed: (count) => `daaroverheen ${count} kolommen`,
  placeValue: 'Positieschema',
  written: 'Onder elkaar',
  strips: 'Stroken',
  strip: (coloured, whole) => `${coloured} van ${whole}`,
  pizza: (slices, groups) => `Pizza in ${slices} stukken: ${groups}.`,
  balance: (left, right) => `Weegschaal: links ${left}, rechts ${right}`,
  heavier: { left: 'links is zwaarder', right: 'rechts is zwaarder', none: 'in evenwicht' },
  clock: (time) => `Klok: ${time}`,
  coins: 'Geld',
  lineFromTo: (from, to) => `Getallenlijn van ${from} tot ${to}`,
  parts: (count) => `in ${count} delen`,
  point: (label) => `een punt bij ${label}`,
  table: 'Verhoudingstabel',
};

const en: PictureWords = {
  group: {
    first: (count) => `${count}`,
    second: (count) => `${count} more`,
    third: (count) => `and ${count}`,
    taken: (count) => `${count} taken away`,
    missing: (count) => `${count} too few`,
    over: (count) => `${count} too many`,
  },
  and: 'and',
  tenFrame: (groups) => `Dots in tens: ${groups}.`,
  beadRack: (top, bottom) => `Bead rack: ${top} above, ${bottom} below.`,
  line: 'Number line',
  from: (from) => `start at ${from}`,
  jump: (by, to) => `jump ${by} to ${to}`,
  rows: (columns, blocks) => `Rows of ${columns}: ${blocks}.`,
  row: (count) => (count === 1 ? '1 row' : `${count} rows`),
  loose: (count) => `and ${count} left over`,
  area: 'Rectangle in parts',
  by: (down, across, cell) => `${down} by ${across}${cell === '' ? '' : ` is ${cell}`}`,
  grid: (squares, groups) => `${squares} squares: ${groups}.`,
  crossed: (count) => `with ${count} columns over them`,
  placeValue: 'Place-value chart',
  written: 'Written in columns',
  strips: 'Bars',
  strip: (coloured, whole) => `${coloured} of ${whole}`,
  pizza: (slices, groups) => `Pizza in ${slices} slices: ${groups}.`,
  balance: (left, right) => `Balance: ${left} on the left, ${right} on the right`,
  heavier: { left: 'the left is heavier', right: 'the right is heavier', none: 'in balance' },
  clock: (time) => `Clock: ${time}`,
  coins: 'Money',
  lineFromTo: (from, to) => `Number line from ${from} to ${to}`,
  parts: (count) => `in ${count} parts`,
  point: (label) => `a point at ${label}`,
  table: 'Ratio table',
};

export const pictureWords: Readonly<Record<Locale, PictureWords>> = {
  nl,
  be: {
    ...nl,
    placeValue: 'Positietabel',
    balance: (left, right) => `Balans: links ${left}, rechts ${right}`,
  },
  en,
};
