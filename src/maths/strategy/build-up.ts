import { momentNotation } from '../sum/write-expression';
import { beforeJump, countedLine, distanceOnLine } from './build-up-line';
import type {
  AreaPicture,
  ArrayPicture,
  Clocks,
  Coins,
  GridPicture,
  Picture,
  Pizzas,
  PlaceValue,
  RatioTable,
  Strips,
} from './picture';
import type { StrategyStep } from './step';

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

/** One row, where the words ask how many of them there are; null where one row is all there is. */
function firstRow({ blocks: [first, ...others], ...rest }: ArrayPicture): ArrayPicture | null {
  if (first === undefined || first.rows < 2 || others.length > 0) return null;
  return { ...rest, blocks: [{ ...first, rows: 1 }] };
}

/** The rectangle with the side that is asked for left open. */
const openSide = (area: AreaPicture): AreaPicture => ({
  ...area,
  across: area.across.map((side) => ({ ...side, label: '?' })),
});

/** The time in figures under a face that stands alone: before, it would have given the answer away. */
function namedClock(picture: Clocks): Clocks | null {
  const [face, ...others] = picture.clocks;
  if (face === undefined || face.label !== undefined || others.length > 0) return null;
  return { ...picture, clocks: [{ ...face, label: momentNotation(face.time) }] };
}

/** Pictures of the first and of the last step, each where it differs from the one that all steps show. */
interface Ends {
  readonly first?: Picture | null;
  readonly last?: Picture | null;
}

function endsOfLine(
  line: Extract<Picture, { kind: 'number-line' }>,
  { text: { name, values } }: StrategyStep,
): Ends {
  if (line.jumps.length > 0) return { first: beforeJump(line) };
  if (name === 'betweenRound') return { first: { ...line, points: [] } };
  if (name === 'furtherIsMore') return { last: distanceOnLine(line) };
  if (name !== 'countMarks' && name !== 'countPercents') return {};
  const counted = countedLine(line, Number(values.n), name === 'countPercents' ? '%' : '');
  return counted === null ? {} : { first: { ...counted, points: [] }, last: counted };
}

/** Returns how far the picture has come at the first step, and what the last one adds. */
function endsOf(picture: Picture, step: StrategyStep): Ends {
  switch (picture.kind) {
    case 'number-line':
      return endsOfLine(picture, step);
    case 'jumps':
      return { first: { ...picture, jumps: [] } };
    case 'place-value':
      return { first: firstPlace(picture) };
    case 'ratio-table':
      return { first: openColumn(picture) };
    case 'strips':
      return { first: namedStrips(picture, step.equation) };
    case 'pizzas':
      return { first: firstSlices(picture) };
    case 'grid':
      return { first: plainGrid(picture) };
    case 'coins':
      return { first: firstCoins(picture) };
    case 'array':
      return step.text.name === 'thinkProduct' ? { first: firstRow(picture) } : {};
    case 'area':
      return step.text.name === 'thinkProduct' ? { first: openSide(picture) } : {};
    case 'clocks':
      return { last: namedClock(picture) };
    default:
      return {};
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
  const ends = endsOf(first.picture, first);
  return steps.map((step, place) => {
    const picture = place === 0 ? ends.first : place === others.length ? ends.last : null;
    return picture ? { ...step, picture } : step;
  });
}
