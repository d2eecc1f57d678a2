import type { Locale } from '../locale';
import { isOne } from '../number/plural';
import { notation, type Rational, rational } from '../number/rational';
import { unitWord } from '../number/unit-words';
import { writeNumber } from '../number/write-number';
import { labelText } from './label-text';
import type { NumberLine, Picture, PictureGroup, PictureLabel, Strips } from './picture';
import type { Say } from './texts/say';
import type { PictureTextName } from './texts/text-names';

interface Tongue {
  readonly locale: Locale;
  readonly word: (name: PictureTextName, values?: Readonly<Record<string, string | number>>) => string;
  readonly write: (label: PictureLabel) => string;
}

const groupsIn = (groups: readonly PictureGroup[], { word }: Tongue): string =>
  groups.map(({ count, role }) => word(role, { n: count })).join(', ') || '0';

const counted = (groups: readonly PictureGroup[]): number =>
  groups.reduce((sum, { count }) => sum + count, 0);

/** A bar of 8/12 shows 8 pieces of 12, whatever length a piece has in the drawing; null for other bars. */
function partsOfLabel(
  label: PictureLabel | undefined,
  parts: Strips['strips'][number]['parts'],
  size: (roles: 'all' | 'coloured') => number,
): { readonly coloured: number; readonly whole: number } | null {
  const num = Number(/^(\d+)\/\d+$/.exec(label ?? '')?.[1] ?? 0);
  if (num === 0 || size('coloured') === 0 || parts.some((part) => part.label !== undefined)) return null;
  return { coloured: num, whole: (size('all') * num) / size('coloured') };
}

function stripIn({ label, parts }: Strips['strips'][number], { word, write }: Tongue): string {
  const size = (roles: 'all' | 'coloured') =>
    parts.reduce((sum, part) => sum + (roles === 'all' || part.role !== 'rest' ? part.size : 0), 0);
  const share = partsOfLabel(label, parts, size);
  if (share !== null) return `${write(label ?? '')}: ${word('strip', share)}`;
  const inside = parts.flatMap(({ label: inner }) => (inner ? [write(inner)] : []));
  const shares =
    inside.length > 0 ? inside.join(', ') : word('strip', { coloured: size('coloured'), whole: size('all') });
  return label === undefined ? shares : `${write(label)}: ${shares}`;
}

function lineIn(line: NumberLine, { word, write }: Tongue): string {
  const labelAt = (value: Rational) =>
    write(
      line.labels.find((label) => label.at.num * value.den === value.num * label.at.den)?.label ??
        notation(value),
    );
  return [
    word('lineFromTo', { from: labelAt(line.from), to: labelAt(line.to) }),
    ...(line.parts > 1 ? [word('parts', { n: line.parts })] : []),
    ...line.points.map(({ label }) => word('point', { label: write(label) })),
    ...line.jumps.map(({ to, label }) => word('jump', { by: write(label), to: labelAt(to) })),
  ].join('; ');
}

/** Digits in columns as a number, with the decimal sign of the language. */
function written(digits: readonly string[], pointAfter: number | null, { locale }: Tongue): string {
  const sign = writeNumber(rational(1, 2), locale).slice(1, 2);
  const behind = pointAfter === null ? '' : digits.slice(pointAfter + 1).join('');
  const before = behind === '' ? digits : digits.slice(0, (pointAfter ?? 0) + 1);
  return before.join('') + (behind === '' ? '' : sign + behind);
}

function rowsIn(picture: Extract<Picture, { kind: 'array' }>, { word, locale }: Tongue): string {
  const blocks = picture.blocks.map(({ rows }) =>
    isOne(rows, locale) ? word('row') : word('rows', { n: rows }),
  );
  const loose = picture.loose ? ` ${word('loose', { n: picture.loose.count })}` : '';
  if (blocks.length === 0) return word('noRows', { columns: picture.columns });
  return word('array', { columns: picture.columns, rows: blocks.join(` ${word('and')} `) + loose });
}

function areaIn(picture: Extract<Picture, { kind: 'area' }>, { word, write }: Tongue): string {
  const cells = picture.down.flatMap((down, row) =>
    picture.across.map((across, column) => {
      const cell = picture.cells[row]?.[column]?.label ?? '';
      const sides = { down: write(down.label), across: write(across.label) };
      return cell === '' ? word('areaPart', sides) : word('areaKnown', { ...sides, cell: write(cell) });
    }),
  );
  return `${word('area')}: ${cells.join('; ')}`;
}

const clockText = (minutes: number): string =>
  `${Math.floor(minutes / 60) % 24}:${`${minutes % 60}`.padStart(2, '0')}`;

function moneyText(cents: number, locale: Locale): string {
  if (cents < 100) return `${cents} ${unitWord('ct', cents === 1, locale)}`;
  const places = cents % 100 === 0 ? 0 : 2;
  return `€ ${writeNumber(rational(cents, 100), locale, { form: 'decimal', places })}`;
}

function sentence(picture: Picture, tongue: Tongue): string {
  const { word, write, locale } = tongue;
  switch (picture.kind) {
    case 'ten-frame':
      return word('tenFrame', { groups: groupsIn(picture.groups, tongue) });
    case 'bead-rack':
      return word('beadRack', {
        top: counted(picture.rods[0] ?? []),
        bottom: counted(picture.rods[1] ?? []),
      });
    case 'jumps': {
      const jumps = picture.jumps.map(({ by, to }) =>
        word('jump', { by: `${by > 0 ? '+' : '−'}${Math.abs(by)}`, to: write(`${to}`) }),
      );
      return `${word('line')}: ${[word('from', { from: write(`${picture.from}`) }), ...jumps].join('; ')}`;
    }
    case 'array':
      return rowsIn(picture, tongue);
    case 'area':
      return areaIn(picture, tongue);
    case 'grid': {
      const over = picture.crossed
        ? `, ${word(isOne(picture.crossed, locale) ? 'crossedOne' : 'crossed', { n: picture.crossed })}`
        : '';
      const groups = groupsIn(picture.groups, tongue) + over;
      return word('grid', { squares: picture.rows * picture.columns, groups });
    }
    case 'place-value':
      return `${word('placeValue')}: ${picture.rows.map(({ digits }) => written(digits, picture.pointAfter, tongue)).join('; ')}`;
    case 'written':
      return `${word('written')}: ${picture.lines
        .map(({ digits, sign }) =>
          `${sign ? write(sign) : ''} ${written(digits, picture.pointAfter, tongue)}`.trim(),
        )
        .join('; ')}`;
    case 'strips':
      return `${word('strips')}: ${picture.strips.map((strip) => stripIn(strip, tongue)).join('; ')}`;
    case 'pizzas':
      return picture.pizzas
        .map(({ slices, groups }) => word('pizza', { slices, groups: groupsIn(groups, tongue) }))
        .join(' ');
    case 'balance': {
      const side = (labels: readonly PictureLabel[]) => labels.map(write).join(` ${word('and')} `);
      const heavier = ({ left: 'heavierLeft', right: 'heavierRight', none: 'heavierNone' } as const)[
        picture.heavier
      ];
      return `${word('balance', { left: side(picture.left), right: side(picture.right) })}; ${word(heavier)}`;
    }
    case 'clocks':
      return picture.clocks
        .map(({ time, label }) =>
          word('clock', { time: label === undefined ? clockText(time) : write(label) }),
        )
        .join('; ');
    case 'coins':
      return `${word('coins')}: ${picture.rows
        .map(({ label, cents }) => {
          const coins = cents.map((each) => moneyText(each, locale)).join(', ');
          return label === undefined ? coins : `${write(label)}: ${coins}`;
        })
        .join('; ')}`;
    case 'number-line':
      return lineIn(picture, tongue);
    case 'ratio-table':
      return `${word('table')}: ${picture.rows
        .map((row) => row.map((label) => (label === '' ? '?' : write(label))).join(', '))
        .join('; ')}`;
  }
}

/** What a picture shows, in words, for a screen reader. */
export const describePicture = (picture: Picture, locale: Locale, say: Say): string =>
  sentence(picture, {
    locale,
    word: (name, values = {}) =>
      say(
        `picture.${name}`,
        Object.fromEntries(Object.entries(values).map(([place, value]) => [place, `${value}`])),
      ),
    write: (label) => labelText(label, locale),
  });
