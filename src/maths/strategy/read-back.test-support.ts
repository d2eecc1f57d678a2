import { compare } from '../number/rational';
import { readExpression } from '../sum/parse/read-expression';
import { evaluate } from '../sum/parse/solve';
import type { Sum } from '../sum/sum';
import type { Picture, PictureGroup, PictureLabel } from './picture';

/** What a picture says when it is read from its own data. */
export interface PictureRead {
  /** Every number that can be seen in it, counted or written. */
  readonly numbers: readonly number[];
  /** Where the picture does not agree with itself. */
  readonly problems: readonly string[];
}

export const isSame = (a: number, b: number): boolean => Math.abs(a - b) < 1e-6 * Math.max(1, Math.abs(a));

const total = (groups: readonly PictureGroup[], ...roles: readonly PictureGroup['role'][]): number =>
  groups
    .filter(({ role }) => roles.length === 0 || roles.includes(role))
    .reduce((sum, { count }) => sum + count, 0);

/** The number in a label, without its unit; null for a word. */
export function labelValue(label: PictureLabel): number | null {
  const plain = label.replace('−', '-').replace(/^\+/, '');
  const time = /^(\d+)h(\d\d)$/.exec(plain);
  if (time) return Number(time[1]) * 60 + Number(time[2]);
  const bare = /^(-?[\d./ ]+?)(?:%|[a-z]+\d?)?$/i.exec(plain)?.[1];
  const expression = readExpression(bare ?? plain);
  try {
    const value = expression && evaluate(expression);
    return value ? value.num / value.den : null;
  } catch {
    return null;
  }
}

const partialSums = (values: readonly number[]): number[] =>
  values.flatMap((_, place) => [
    values[place] ?? 0,
    values.slice(0, place + 1).reduce((sum, value) => sum + value, 0),
  ]);

function groupsRead(groups: readonly PictureGroup[]): number[] {
  const all = total(groups);
  const taken = total(groups, 'taken');
  return [all, all - taken, taken, ...partialSums(groups.map(({ count }) => count))];
}

const written = (digits: readonly string[], pointAfter: number | null): number | null => {
  const before = pointAfter === null ? digits : digits.slice(0, pointAfter + 1);
  const behind = pointAfter === null ? [] : digits.slice(pointAfter + 1);
  const text = `${before.join('')}.${behind.join('')}`;
  return text === '.' ? null : Number(text);
};

/** Lines under one another: sums, differences and products as far as they are worked out. */
function writtenRead(picture: Extract<Picture, { kind: 'written' }>): PictureRead {
  const values = picture.lines.map(({ digits }) => written(digits, picture.pointAfter));
  const known = values.filter((value) => value !== null);
  const notes = Number(picture.notes.join('') || 'NaN');
  const [a, b] = values;
  const { sign } = picture.lines[1] ?? {};
  const exact = a != null && b != null ? { '+': a + b, '-': a - b, '*': a * b }[sign ?? '+'] : Number.NaN;
  const outcome = values.at(-1);
  const isTwoLines = picture.lines.length === 3 && sign !== undefined && picture.focus === null;
  const problems =
    // A product may be written as far as its first line.
    isTwoLines &&
    sign === '+' &&
    outcome != null &&
    !isSame(exact, outcome) &&
    !`${exact}`.endsWith(`${outcome}`)
      ? [`${a} ${sign} ${b} is written as ${outcome}`]
      : [];
  return { numbers: Number.isNaN(notes) ? known : [...known, notes], problems };
}

function stripsRead(picture: Extract<Picture, { kind: 'strips' }>): PictureRead {
  const bars = picture.strips.map(({ label, parts }) => ({
    label: label === undefined ? null : labelValue(label),
    isShare: /^\d+\/\d+$/.test(label ?? ''),
    coloured: parts.filter(({ role }) => role !== 'rest').reduce((sum, { size }) => sum + size, 0),
    all: parts.reduce((sum, { size }) => sum + size, 0),
    inside: parts.flatMap(({ label: inner }) => (inner === undefined ? [] : [labelValue(inner)])),
    pieces: parts.length,
    filled: parts.filter(({ role }) => role !== 'rest').length,
  }));
  const shares = bars.filter(({ label, isShare, coloured }) => label !== null && isShare && coloured > 0);
  const [first] = shares;
  const problems = shares.flatMap(({ label, coloured }) =>
    first?.label != null && label !== null && !isSame(coloured / label, first.coloured / first.label)
      ? [`a bar of ${label} is drawn ${coloured} long beside ${first.label}, ${first.coloured} long`]
      : [],
  );
  const numbers = bars.flatMap(({ label, coloured, all, inside, pieces, filled }) => [
    ...(label === null ? [] : [label]),
    ...inside.filter((value) => value !== null),
    ...partialSums(inside.filter((value) => value !== null)),
    coloured,
    all,
    coloured / all,
    pieces,
    filled,
  ]);
  const shown = partialSums(bars.flatMap(({ label }) => label ?? []));
  const differences = bars.flatMap(({ label }) => bars.map((other) => (label ?? 0) - (other.label ?? 0)));
  const times = bars.map(({ coloured }) => (bars[0]?.coloured ?? 0) / coloured);
  const firsts = picture.strips.flatMap(({ parts }) => parts).filter(({ role }) => role === 'first');
  const firstShare = firsts.reduce((sum, { size }) => sum + size, 0) / (bars[0]?.all ?? 1);
  const whole = bars.reduce((sum, { coloured, all }) => sum + (all > 0 ? coloured / all : 0), 0);
  const counted = bars.reduce((sum, { filled }) => sum + filled, 0);
  const left = picture.strips
    .flatMap(({ parts }) => parts)
    .filter(({ role }) => role !== 'rest' && role !== 'taken');
  const most = bars[0]?.pieces ?? 1;
  return {
    numbers: [
      ...numbers,
      ...shown,
      ...differences,
      ...times,
      firstShare,
      whole,
      counted,
      left.length,
      left.reduce((sum, { size }) => sum + size, 0) / (bars[0]?.all ?? 1),
      left.length / most,
    ],
    problems,
  };
}

function tableRead(picture: Extract<Picture, { kind: 'ratio-table' }>): PictureRead {
  const rows = picture.rows.map((row) => row.map((label) => (label === '' ? null : labelValue(label))));
  const [top = [], bottom = []] = rows;
  const columns = top.map((value, place) => [value, bottom[place] ?? null] as const);
  const known = columns.filter((column): column is readonly [number, number] =>
    column.every((each) => each !== null),
  );
  const [first] = known;
  const problems = known.flatMap(([x, y]) =>
    first && !isSame(x * first[1], y * first[0]) ? [`${x} to ${y} beside ${first[0]} to ${first[1]}`] : [],
  );
  return { numbers: rows.flat().filter((value) => value !== null), problems };
}

function lineRead(picture: Extract<Picture, { kind: 'number-line' }>): PictureRead {
  const at = ({ num, den }: { readonly num: number; readonly den: number }) => num / den;
  const marks = [...picture.labels, ...picture.points].map(({ at: place, label }) => ({
    place: at(place),
    label,
    value: labelValue(label),
  }));
  // Percentages are written beside the line of 0 to 1 they lie on.
  const isPlaced = ({ place, label, value }: (typeof marks)[number]) =>
    value === null || isSame(value, place) || (label.endsWith('%') && isSame(value, 100 * place));
  const outside = picture.points.filter(
    ({ at: place }) => compare(place, picture.from) < 0 || compare(place, picture.to) > 0,
  );
  const length = at(picture.to) - at(picture.from);
  const unmarked = picture.labels.filter(({ at: place }) => {
    const ticks = ((at(place) - at(picture.from)) * picture.parts) / length;
    return picture.jumps.length === 0 && !isSame(ticks, Math.round(ticks));
  });
  const jumps = picture.jumps.filter(({ from, to, label }) => {
    const by = labelValue(label);
    const size = by !== null && label.endsWith('%') ? by / 100 : by;
    return size !== null && !isSame(at(from) + size, at(to));
  });
  return {
    numbers: [
      ...marks.flatMap(({ value }) => (value === null ? [] : [value])),
      ...partialSums(picture.jumps.map(({ label }) => labelValue(label) ?? Number.NaN)),
      ...marks.map(({ place }) => place),
    ],
    problems: [
      ...marks.filter((mark) => !isPlaced(mark)).map(({ label, place }) => `${label} stands at ${place}`),
      ...outside.map(({ label }) => `${label} lies outside the line`),
      ...unmarked.map(({ label }) => `${label} stands at no mark of the line`),
      ...jumps.map(({ label }) => `the jump ${label} ends elsewhere`),
    ],
  };
}

function areaRead(picture: Extract<Picture, { kind: 'area' }>): PictureRead {
  const cells = picture.down.flatMap((down, row) =>
    picture.across.map((across, column) => ({
      down: labelValue(down.label),
      across: labelValue(across.label),
      cell: labelValue(picture.cells[row]?.[column]?.label ?? ''),
    })),
  );
  const values = cells.map(({ cell }) => cell).filter((cell) => cell !== null);
  const sides = [...picture.down, ...picture.across].flatMap(({ label }) => labelValue(label) ?? []);
  return {
    numbers: [
      ...values,
      ...partialSums(values),
      ...sides,
      ...partialSums(picture.across.flatMap(({ label }) => labelValue(label) ?? [])),
    ],
    problems: cells.flatMap(({ down, across, cell }) =>
      down !== null && across !== null && cell !== null && !isSame(down * across, cell)
        ? [`${down} by ${across} is said to be ${cell}`]
        : [],
    ),
  };
}

/** Reads a picture back: the numbers in it, and where it contradicts itself. */
export function readPicture(picture: Picture): PictureRead {
  switch (picture.kind) {
    case 'ten-frame':
      return { numbers: groupsRead(picture.groups), problems: [] };
    case 'bead-rack':
      return { numbers: groupsRead(picture.rods.flat()), problems: [] };
    case 'jumps': {
      const stops = [picture.from, ...picture.jumps.map(({ to }) => to)];
      const sizes = picture.jumps.map(({ by }) => by);
      const wrong = picture.jumps.filter(({ by, to }, place) => (stops[place] ?? 0) + by !== to);
      return {
        numbers: [...stops, ...sizes, ...partialSums(sizes), ...sizes.map(Math.abs)],
        problems: wrong.map(({ by, to }) => `the jump ${by} ends at ${to}`),
      };
    }
    case 'array': {
      const rows = picture.blocks.map(({ rows: each }) => each);
      const left = picture.blocks
        .filter(({ role }) => role !== 'taken')
        .reduce((sum, block) => sum + block.rows, 0);
      const counts = [...partialSums(rows), left];
      const squares = counts.map((count) => count * picture.columns);
      const loose = picture.loose ? [picture.loose.count, (squares.at(-1) ?? 0) + picture.loose.count] : [];
      return { numbers: [...counts, ...squares, picture.columns, ...loose], problems: [] };
    }
    case 'area':
      return areaRead(picture);
    case 'grid': {
      const numbers = groupsRead(picture.groups);
      const squares = picture.rows * picture.columns;
      const crossed = picture.crossed ?? 0;
      const both = (numbers[0] ?? 0) * (crossed / picture.columns);
      return {
        numbers: [
          ...numbers,
          squares,
          picture.rows,
          picture.columns,
          both,
          ...numbers.map((count) => count / squares),
          both / squares,
        ],
        problems: [],
      };
    }
    case 'place-value':
      return {
        numbers: picture.rows.flatMap(({ digits }) => {
          const value = written(digits, picture.pointAfter);
          // In a chart of units the same digits are read in metres or in centimetres.
          const shifts = typeof picture.headings[0] === 'number' ? [0] : [-6, -5, -4, -3, -2, -1, 0, 1, 2, 3];
          return value === null ? [] : shifts.map((shift) => value * 10 ** shift);
        }),
        problems: [],
      };
    case 'written':
      return writtenRead(picture);
    case 'strips':
      return stripsRead(picture);
    case 'pizzas': {
      const slices = picture.pizzas[0]?.slices ?? 1;
      const counted = groupsRead(picture.pizzas.flatMap(({ groups }) => groups));
      return { numbers: [...counted, ...counted.map((count) => count / slices), slices], problems: [] };
    }
    case 'balance': {
      const side = (labels: readonly PictureLabel[]) => labels.map(labelValue);
      const numbers = [...side(picture.left), ...side(picture.right)].filter((value) => value !== null);
      return { numbers, problems: [] };
    }
    case 'clocks':
      return {
        numbers: picture.clocks.flatMap(({ time, swept }) => [
          time,
          time % 720,
          time % 60,
          swept ?? time % 60,
          60 - (time % 60),
        ]),
        problems: picture.clocks.flatMap(({ time, label }) =>
          label !== undefined && labelValue(label) !== time
            ? [`${label} under a face of ${time} minutes`]
            : [],
        ),
      };
    case 'number-line':
      return lineRead(picture);
    case 'coins': {
      const rows = picture.rows.map(({ cents }) => cents.reduce((sum, each) => sum + each, 0));
      const wrong = picture.rows.filter(({ label }, place) => {
        const value = labelValue(label ?? '');
        const cents = rows[place] ?? 0;
        return value !== null && !isSame(value * 100, cents) && !isSame(value, cents);
      });
      return {
        numbers: [
          ...rows,
          ...rows.map((cents) => cents / 100),
          ...partialSums(rows),
          ...partialSums(rows).map((cents) => cents / 100),
        ],
        problems: wrong.map(({ label }) => `coins beside ${label}`),
      };
    }
    case 'ratio-table':
      return tableRead(picture);
  }
}

/** Whether a picture shows the answer, or of a division with remainder its quotient, or of a share its hundredths. */
export function showsAnswer(sum: Sum, picture: Picture): boolean {
  const answer = sum.answer.num / sum.answer.den;
  const shown = sum.answerSpec.form === 'remainder' ? [answer, Math.floor(answer)] : [answer, answer * 100];
  return readPicture(picture).numbers.some((each) => shown.some((value) => isSame(each, value)));
}
