import type { Locale } from '../locale';
import { notation, type Rational } from '../number/rational';
import { labelText } from './label-text';
import type { NumberLine, Picture, PictureGroup, PictureLabel, Strips } from './picture';
import { type PictureWords, pictureWords } from './texts/picture-words';

interface Tongue {
  readonly words: PictureWords;
  readonly write: (label: PictureLabel) => string;
}

const groupsIn = (groups: readonly PictureGroup[], { words }: Tongue): string =>
  groups.map(({ count, role }) => words.group[role](count)).join(', ') || '0';

const counted = (groups: readonly PictureGroup[]): string =>
  `${groups.reduce((sum, { count }) => sum + count, 0)}`;

function stripIn({ label, parts }: Strips['strips'][number], { words, write }: Tongue): string {
  const size = (roles: 'all' | 'coloured') =>
    parts.reduce((sum, part) => sum + (roles === 'all' || part.role !== 'rest' ? part.size : 0), 0);
  const inside = parts.flatMap((part) => (part.label === undefined ? [] : [write(part.label)]));
  const shares = inside.length > 0 ? inside.join(', ') : words.strip(`${size('coloured')}`, `${size('all')}`);
  return label === undefined ? shares : `${write(label)}: ${shares}`;
}

function lineIn(line: NumberLine, { words, write }: Tongue): string {
  const at = (value: Rational) => write(notation(value));
  const labelAt = (value: Rational) =>
    write(
      line.labels.find((label) => label.at.num * value.den === value.num * label.at.den)?.label ??
        notation(value),
    );
  return [
    words.lineFromTo(labelAt(line.from), labelAt(line.to)),
    ...(line.parts > 1 ? [words.parts(line.parts)] : []),
    ...line.points.map(({ label }) => words.point(write(label))),
    ...line.jumps.map(({ to, label }) => words.jump(write(label), labelAt(to) || at(to))),
  ].join('; ');
}

const written = (digits: readonly string[], pointAfter: number | null): string =>
  digits.map((digit, place) => (place === pointAfter ? `${digit},` : digit)).join('');

function sentence(picture: Picture, tongue: Tongue): string {
  const { words, write } = tongue;
  switch (picture.kind) {
    case 'ten-frame':
      return words.tenFrame(groupsIn(picture.groups, tongue));
    case 'bead-rack':
      return words.beadRack(counted(picture.rods[0] ?? []), counted(picture.rods[1] ?? []));
    case 'jumps':
      return `${words.line}: ${[
        words.from(write(`${picture.from}`)),
        ...picture.jumps.map(({ by, to }) =>
          words.jump(`${by > 0 ? '+' : '−'}${Math.abs(by)}`, write(`${to}`)),
        ),
      ].join('; ')}`;
    case 'array': {
      const blocks = picture.blocks.map(({ rows }) => words.row(rows)).join(` ${words.and} `);
      const loose = picture.loose ? ` ${words.loose(picture.loose.count)}` : '';
      return words.rows(picture.columns, `${blocks}${loose}`);
    }
    case 'area':
      return `${words.area}: ${picture.down
        .flatMap((down, row) =>
          picture.across.map((across, column) =>
            words.by(
              write(down.label),
              write(across.label),
              write(picture.cells[row]?.[column]?.label ?? ''),
            ),
          ),
        )
        .join('; ')}`;
    case 'grid': {
      const over = picture.crossed ? `, ${words.crossed(picture.crossed)}` : '';
      return words.grid(picture.rows * picture.columns, `${groupsIn(picture.groups, tongue)}${over}`);
    }
    case 'place-value':
      return `${words.placeValue}: ${picture.rows.map(({ digits }) => written(digits, picture.pointAfter)).join('; ')}`;
    case 'written':
      return `${words.written}: ${picture.lines
        .map(({ digits, sign }) => `${sign ? write(sign) : ''} ${written(digits, picture.pointAfter)}`.trim())
        .join('; ')}`;
    case 'strips':
      return `${words.strips}: ${picture.strips.map((strip) => stripIn(strip, tongue)).join('; ')}`;
    case 'pizzas':
      return picture.pizzas
        .map(({ slices, groups }) => words.pizza(slices, groupsIn(groups, tongue)))
        .join(' ');
    case 'balance':
      return `${words.balance(picture.left.map(write).join(` ${words.and} `), picture.right.map(write).join(` ${words.and} `))}; ${words.heavier[picture.heavier]}`;
    case 'clocks':
      return picture.clocks
        .map(({ time, label }) => words.clock(label === undefined ? clockText(time) : write(label)))
        .join('; ');
    case 'coins':
      return `${words.coins}: ${picture.rows
        .map(
          ({ label, cents }) =>
            `${label === undefined ? '' : `${write(label)}: `}${cents.map(moneyText).join(', ')}`,
        )
        .join('; ')}`;
    case 'number-line':
      return lineIn(picture, tongue);
    case 'ratio-table':
      return `${words.table}: ${picture.rows.map((row) => row.map(write).join(', ')).join('; ')}`;
  }
}

const clockText = (minutes: number): string =>
  `${Math.floor(minutes / 60) % 24}:${`${minutes % 60}`.padStart(2, '0')}`;

const moneyText = (cents: number): string => (cents < 100 ? `${cents} cent` : `€ ${cents / 100}`);

/** What a picture shows, in words, for a screen reader. */
export const describePicture = (picture: Picture, locale: Locale): string =>
  sentence(picture, { words: pictureWords[locale], write: (label) => labelText(label, locale) });
