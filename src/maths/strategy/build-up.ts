import { compare } from '../number/rational';
import type {
  Coins,
  GridPicture,
  NumberLine,
  Picture,
  Pizzas,
  PlaceValue,
  RatioTable,
  Strips,
} from './picture';
import type { StrategyStep } from './step';

type At = NumberLine['points'][number]['at'];

/** The line before the jump: where it ends is not written yet. Null where the jump begins between two marks. */
function beforeJump(line: NumberLine): NumberLine | null {
  const isSame = (a: At) => (b: At) => compare(a, b) === 0;
  const isReached = (at: At) =>
    line.jumps.some(({ to }) => isSame(at)(to)) && !line.jumps.some(({ from }) => isSame(at)(from));
  const value = ({ num, den }: At) => num / den;
  const mark = (value(line.to) - value(line.from)) / line.parts;
  const isEnd = (at: At) => [line.from, line.to].some(isSame(at));
  const isOnMark = (at: At) => {
    const place = (value(at) - value(line.from)) / mark;
    return Math.abs(place - Math.round(place)) < 1e-9;
  };
  const labels = line.labels.filter(({ at }) => isEnd(at) || !isReached(at));
  if (!labels.every(({ at }) => isOnMark(at))) return null;
  return { ...line, labels, points: line.points.filter(({ at }) => !isReached(at)), jumps: [] };
}

/** The number with its first digit alone, or the first of two numbers. */
function firstPlace({ rows: [first, ...others], ...chart }: PlaceValue): PlaceValue | null {
  if (first === undefined) return null;
  if (others.length > 0) return { ...chart, rows: [first] };
  const leading = first.digits.findIndex((digit) => digit !== '');
  const digits = first.digits.map((digit, place) => (place <= leading ? digit : ''));
  return { ...chart, rows: [{ ...first, digits }] };
}

/** The table with an open place in the column that the last move leads to. */
function openColumn(table: RatioTable): RatioTable | null {
  const last = table.moves.at(-1);
  if (last === undefined) return null;
  const rows = table.rows.map((row, at) =>
    at === table.rows.length - 1 ? row.map((label, place) => (place === last.to ? '' : label)) : row,
  );
  return { ...table, rows };
}

/** One bar without its colours, or those of several bars that the equations have named so far. */
function namedStrips({ strips, ...rest }: Strips, equations: string): Strips | null {
  const [first] = strips;
  if (first === undefined) return null;
  if (strips.length > 1) {
    const named = strips.filter(({ label }) => label !== undefined && equations.includes(label));
    return { ...rest, strips: named.length > 0 ? named : [first] };
  }
  const parts = first.parts.map((part) => ({ ...part, role: 'rest' as const }));
  return { ...rest, strips: [{ ...first, parts }] };
}

/** What is taken away is still there; of what comes together, only the first is. */
function firstSlices({ pizzas, ...rest }: Pizzas): Pizzas {
  const isTaken = pizzas.some(({ groups }) => groups.some(({ role }) => role === 'taken'));
  const [first] = pizzas;
  if (isTaken) {
    const whole = pizzas.map(({ slices, groups }) => ({
      slices,
      groups: groups.map((group) => ({ ...group, role: 'first' as const })),
    }));
    return { ...rest, pizzas: whole };
  }
  if (pizzas.length > 1 && first !== undefined) return { ...rest, pizzas: [first] };
  return { ...rest, pizzas: pizzas.map((pizza) => ({ ...pizza, groups: pizza.groups.slice(0, 1) })) };
}

/** The parts are there before one of them is coloured, and one way of cutting before the other. */
const plainGrid = ({ crossed, ...grid }: GridPicture): GridPicture =>
  crossed === undefined ? { ...grid, groups: [] } : grid;

/** The first row, or the whole euros of one row. */
function firstCoins({ rows, ...rest }: Coins): Coins | null {
  const [first] = rows;
  if (first === undefined) return null;
  if (rows.length > 1) return { ...rest, rows: [first] };
  // A label says what all of the row is worth.
  if (first.label !== undefined) return null;
  const euros = first.cents.filter((cents) => cents >= 100);
  return euros.length === 0 ? null : { ...rest, rows: [{ ...first, cents: euros }] };
}

/** Returns the picture as far as this step has come, null where only the whole picture fits its words. */
function begun(picture: Picture, name: string, equations: string): Picture | null {
  switch (picture.kind) {
    case 'number-line':
      if (picture.jumps.length > 0) return beforeJump(picture);
      return name === 'betweenRound' ? { ...picture, points: [] } : null;
    case 'jumps':
      return { ...picture, jumps: [] };
    case 'place-value':
      return firstPlace(picture);
    case 'ratio-table':
      return openColumn(picture);
    case 'strips':
      return namedStrips(picture, equations);
    case 'pizzas':
      return firstSlices(picture);
    case 'grid':
      return plainGrid(picture);
    case 'coins':
      return firstCoins(picture);
    default:
      return null;
  }
}

/**
 * Lets steps that all show one picture build it up: the first shows what its words begin with, the last one all of it.
 * Steps with pictures of their own are returned as they are.
 */
export function builtUp(steps: readonly StrategyStep[]): readonly StrategyStep[] {
  const [first, ...others] = steps;
  if (first === undefined || others.length === 0) return steps;
  const whole = JSON.stringify(first.picture);
  if (others.some(({ picture }) => JSON.stringify(picture) !== whole)) return steps;
  const picture = begun(first.picture, first.text.name, first.equation);
  return picture === null ? steps : [{ ...first, picture }, ...others];
}
