import { type Rational, rational } from './rational';

/**
 * What stands behind a number in a sum. `clock`, `face` and `words` are three ways to show a time of day: 8:30, a clock
 * with hands, half negen.
 */
export type Unit = keyof typeof units;

/** Powers of the base quantities: m³ is { length: 3 }. A time of day is no duration: `moment`. */
export interface Dimension {
  readonly length: number;
  readonly mass: number;
  readonly time: number;
  readonly money: number;
  readonly moment: number;
}

const none: Dimension = { length: 0, mass: 0, time: 0, money: 0, moment: 0 };

/** One of the unit in base units (m, g, minute, euro; a share is worth what it says), and what it measures. */
interface UnitFact {
  readonly size: Rational;
  readonly dimension: Dimension;
}

const length = (size: Rational, power = 1): UnitFact => ({ size, dimension: { ...none, length: power } });
const mass = (size: Rational): UnitFact => ({ size, dimension: { ...none, mass: 1 } });
const time = (size: Rational): UnitFact => ({ size, dimension: { ...none, time: 1 } });
const money = (size: Rational): UnitFact => ({ size, dimension: { ...none, money: 1 } });
const moment: UnitFact = { size: rational(1), dimension: { ...none, moment: 1 } };

const units = {
  '%': { size: rational(1, 100), dimension: none },
  eur: money(rational(1)),
  ct: money(rational(1, 100)),
  km: length(rational(1000)),
  hm: length(rational(100)),
  m: length(rational(1)),
  dm: length(rational(1, 10)),
  cm: length(rational(1, 100)),
  mm: length(rational(1, 1000)),
  km2: length(rational(1_000_000), 2),
  ha: length(rational(10_000), 2),
  m2: length(rational(1), 2),
  dm2: length(rational(1, 100), 2),
  cm2: length(rational(1, 10_000), 2),
  m3: length(rational(1), 3),
  dm3: length(rational(1, 1000), 3),
  cm3: length(rational(1, 1_000_000), 3),
  l: length(rational(1, 1000), 3),
  dl: length(rational(1, 10_000), 3),
  cl: length(rational(1, 100_000), 3),
  ml: length(rational(1, 1_000_000), 3),
  ton: mass(rational(1_000_000)),
  kg: mass(rational(1000)),
  g: mass(rational(1)),
  mg: mass(rational(1, 1000)),
  week: time(rational(10_080)),
  day: time(rational(1440)),
  h: time(rational(60)),
  min: time(rational(1)),
  s: time(rational(1, 60)),
  kmh: { size: rational(1000, 60), dimension: { ...none, length: 1, time: -1 } },
  clock: moment,
  face: moment,
  words: moment,
} as const satisfies Record<string, UnitFact>;

/** All units, longest code first, so that `5min` is not read as five metres. */
export const unitCodes: readonly Unit[] = (Object.keys(units) as Unit[]).sort((a, b) => b.length - a.length);

export const unitSize = (unit: Unit | undefined): Rational => (unit ? units[unit].size : rational(1));

export const dimensionOfUnit = (unit: Unit | undefined): Dimension => (unit ? units[unit].dimension : none);

/** Whether it is a time of day in one of its three guises. */
export const isMoment = (unit: Unit | undefined): unit is 'clock' | 'face' | 'words' =>
  unit === 'clock' || unit === 'face' || unit === 'words';

export const isMoney = (unit: Unit | undefined): unit is 'eur' | 'ct' => unit === 'eur' || unit === 'ct';
