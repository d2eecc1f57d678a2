import { moneyPiece, moneyWidth } from '@games/kit/feedback/money';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { ink, numberText } from '@games/kit/text/number-text';
import { promptRow } from '@games/kit/text/prompt-row';
import { textOnPlate } from '@games/kit/text/text-on-plate';
import { KIT, type KitFrame } from '@games/kit/textures/kit-texture';
import type { GameObjects } from 'phaser';
import type { Disguise } from './disguise';
import { game } from './game-id';

/** Room for a notation on the plate of a mask, design px. */
export const room = { width: 196, height: 94 } as const;

/** Sizes of digits: of a number alone, of a stacked fraction, of parts below each other, and of heads of columns. */
const digits = { alone: 50, least: 44.5, fraction: 74, rows: 44.5, heads: 30 } as const;
const wordSizes = { one: 40, two: 34, three: 29 } as const;
const colours = {
  orange: 0xe0703f,
  teal: 0x2f9fb5,
  violet: 0x7a5ad6,
  empty: 0xe6ddf6,
  dim: 0x56557a,
} as const;

type Part = GameObjects.BitmapText | GameObjects.Text | GameObjects.Image | GameObjects.Container;

/** Shrinks parts that stand in a box of this size to the room of a mask. */
function fitted(parts: readonly Part[], width: number, height: number, kit: SceneKit): GameObjects.Container {
  const scale = Math.min(1, room.width / width, room.height / height);
  return kit.scene.add.container(0, 0, [...parts]).setScale(scale);
}

function box(kit: SceneKit, x: number, y: number, width: number, height: number, colour: number) {
  return kit.scene.add
    .image(x, y, KIT, 'paper' satisfies KitFrame)
    .setDisplaySize(width, height)
    .setTint(colour);
}

/** Writes lines below each other, all in one size. */
function lines(kit: SceneKit, texts: readonly string[], size: number, pitch: number): GameObjects.Container {
  const written = texts.map((text, at) =>
    textOnPlate(kit, { x: 0, y: (at - (texts.length - 1) / 2) * pitch }, text, size),
  );
  return fitted(written, Math.max(...written.map(({ width }) => width)), 0.9 * pitch * texts.length, kit);
}

function plainNumber(kit: SceneKit, { piece }: Extract<Disguise, { kind: 'plain' }>) {
  if (piece.kind !== 'text') {
    const size = piece.kind === 'fraction' ? digits.fraction : room.height / 1.4;
    const { box: row, width } = promptRow(kit, [piece], { size });
    return fitted([row], width, size, kit);
  }
  const text = textOnPlate(kit, { x: 0, y: 0 }, piece.text, digits.alone);
  const at = piece.text.lastIndexOf(' ');
  // A number that is too long beside its unit stands above it.
  if (text.width * (digits.least / digits.alone) <= room.width || at < 0) {
    const scale = Math.min(1, room.width / text.width);
    return kit.scene.add.container(0, 0, [text.setScale(scale)]);
  }
  text.destroy();
  return lines(kit, [piece.text.slice(0, at), piece.text.slice(at + 1)], digits.least, 46);
}

/** Writes words below each other; a line with digits keeps their size. */
function words(kit: SceneKit, texts: readonly string[]) {
  const usual = texts.length > 2 ? wordSizes.three : texts.length === 2 ? wordSizes.two : wordSizes.one;
  const written = texts.map((text) => {
    const fontSize = /\d/.test(text) ? digits.least : usual;
    return { text: kit.words(0, 0, text, { fontSize, fontStyle: '700' }), fontSize };
  });
  const small = written.filter(({ fontSize }) => fontSize === usual);
  const shrink = Math.min(1, ...small.map(({ text }) => room.width / text.width));
  const high = ({ fontSize }: { readonly fontSize: number }) => fontSize * 0.98;
  let y = -written.reduce((all, line) => all + high(line), 0) / 2;
  for (const line of written) {
    const scale = line.fontSize === usual ? shrink : Math.min(1, room.width / line.text.width);
    line.text.setScale(scale).setY(y + high(line) / 2);
    y += high(line);
  }
  return kit.scene.add.container(
    0,
    0,
    written.map(({ text }) => text),
  );
}

function table(kit: SceneKit, { columns }: Extract<Disguise, { kind: 'table' }>) {
  const wide = Math.min(86, (room.width + 4) / columns.length);
  const parts = columns.flatMap(({ head, count }, at) => {
    const x = (at - (columns.length - 1) / 2) * wide;
    const text = kit.words(x, -33, head, { fontSize: digits.heads, fontStyle: '700', color: '#56557a' });
    const number = numberText(kit.scene, x, 20, `${count}`, digits.least);
    const rule = box(kit, x + wide / 2, 2, 3, 88, colours.empty);
    return at < columns.length - 1 ? [rule, text, number] : [text, number];
  });
  const top = box(kit, 0, -13, wide * columns.length, 3, colours.dim);
  return kit.scene.add.container(0, 0, [top, ...parts]);
}

function blocks(kit: SceneKit, { hundreds, tens, ones }: Extract<Disguise, { kind: 'blocks' }>) {
  const parts: GameObjects.Image[] = [];
  let x = 0;
  const put = (frame: string, across: number, y: number) =>
    void parts.push(kit.scene.add.image(x + across, y, game, frame));
  if (hundreds > 0) {
    for (let at = 0; at < hundreds; at++)
      put('square', 24 + Math.floor(at / 2) * 52, at % 2 === 0 ? 22 : -30);
    x += Math.ceil(hundreds / 2) * 52 + 6;
  }
  // The fifth is followed by a gap, so that they are seen in fives.
  for (let at = 0; at < tens; at++) put('rod', 6 + at * 15 + (at >= 5 ? 7 : 0), 0);
  if (tens > 0) x += tens * 15 + (tens > 5 ? 7 : 0) + 6;
  for (let at = 0; at < ones; at++) put('cube', 8 + Math.floor(at / 5) * 18, 40 - (at % 5) * 18);
  if (ones > 0) x += Math.ceil(ones / 5) * 18;
  for (const part of parts) part.x -= x / 2;
  return fitted(parts, x, 98, kit);
}

function dots(kit: SceneKit, count: number) {
  const rows = Math.ceil(count / 5);
  const pitch = Math.min(30, room.height / rows);
  const parts = Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / 5);
    const [x, y] = [((at % 5) - 2) * 34, (row - (rows - 1) / 2) * pitch];
    return kit.scene.add.image(x, y, game, `bead-${(row % 2) + 1}`).setScale(Math.min(1.15, pitch / 25));
  });
  return fitted(parts, 170, rows * pitch, kit);
}

/** Lays coins and notes in one row, or in two of which the second is moved aside. */
function money(kit: SceneKit, cents: readonly number[]) {
  const perRow = cents.length <= 3 ? 3 : Math.ceil(cents.length / 2);
  const rows = [cents.slice(0, perRow), cents.slice(perRow)].filter((row) => row.length > 0);
  const [unit, pitch] = rows.length === 1 ? [62, 0] : [54, 46];
  let widest = 0;
  const parts = rows.flatMap((row, at) => {
    const width = row.reduce((all, piece) => all + moneyWidth(piece) * unit + 3, -3);
    widest = Math.max(widest, width);
    let left = -width / 2 + (row.length === rows[0]?.length && at === 1 ? unit / 4 : 0);
    return row.flatMap((piece) => {
      const wide = moneyWidth(piece) * unit;
      const place = { x: left + wide / 2, y: (at - (rows.length - 1) / 2) * pitch };
      left += wide + 3;
      return moneyPiece(kit.scene, place, piece, unit) as Part[];
    });
  });
  return fitted(parts, widest, unit + (rows.length - 1) * pitch - 6, kit);
}

/** Bars in equal parts: those that are filled lie at the left. */
function bars(kit: SceneKit, { parts, full }: Extract<Disguise, { kind: 'bars' }>) {
  const count = Math.max(1, Math.ceil(full / parts));
  const [long, pitch] = [room.width - 4, Math.min(52, room.height / count)];
  const wide = long / parts;
  const pieces = Array.from({ length: count * parts }, (_, at) => {
    const [row, column] = [Math.floor(at / parts), at % parts];
    const x = -long / 2 + (column + 0.5) * wide;
    const y = (row - (count - 1) / 2) * pitch;
    return box(kit, x, y, wide - 2, pitch - 6, at < full ? colours.teal : colours.empty);
  });
  return kit.scene.add.container(0, 0, pieces);
}

function grid(kit: SceneKit, full: number) {
  const cell = 9.6;
  const left = -5 * cell;
  const [columns, rest] = [Math.floor(full / 10), full % 10];
  const fills = [
    box(kit, 0, 0, 10 * cell, 10 * cell, colours.empty),
    ...(columns > 0
      ? [box(kit, left + (columns * cell) / 2, 0, columns * cell, 10 * cell, colours.orange)]
      : []),
    ...(rest > 0
      ? [box(kit, left + (columns + 0.5) * cell, left + (rest * cell) / 2, cell, rest * cell, colours.orange)]
      : []),
  ];
  return kit.scene.add.container(0, 0, [...fills, kit.scene.add.image(0, 0, game, 'grid')]);
}

function thermometer(kit: SceneKit, degrees: number) {
  const most = 10;
  const step = 9;
  const marks = Array.from({ length: 2 * most + 1 }, (_, at) => {
    const isTall = (at - most) % 5 === 0;
    return box(kit, (at - most) * step, -4, isTall ? 3 : 2, isTall ? 24 : 14, colours.dim);
  });
  const end = Math.max(-most, Math.min(most, degrees)) * step;
  const tube = [
    box(kit, 0, -32, 2 * most * step + 14, 22, colours.empty),
    box(kit, (end - most * step - 7) / 2, -32, end + most * step + 7, 14, 0xe0554f),
  ];
  const labels = [-5, 0, 5].map((value) =>
    numberText(
      kit.scene,
      value * step + (value < 0 ? 4 : 0),
      33,
      `${value}`.replace('-', '−'),
      digits.least,
      ink,
    ),
  );
  return kit.scene.add.container(0, 0, [...tube, ...marks, ...labels]);
}

function sides(kit: SceneKit, sign: '<' | '=' | '>') {
  const long = 78;
  const [left, right] = sign === '=' ? [1, 1] : sign === '<' ? [0.45, 1] : [1, 0.45];
  return kit.scene.add.container(0, 0, [
    box(kit, -50, 41 - long * left * 0.5, 62, long * left, colours.orange),
    box(kit, 50, 41 - long * right * 0.5, 62, long * right, colours.teal),
    box(kit, 0, 43, 186, 4, colours.dim),
  ]);
}

/** Draws a notation around the middle of the plate of a mask. */
export function writeDisguise(kit: SceneKit, disguise: Disguise): GameObjects.Container {
  switch (disguise.kind) {
    case 'plain':
      return plainNumber(kit, disguise);
    case 'words':
      return words(kit, disguise.lines);
    case 'rows':
      return lines(kit, disguise.lines, digits.rows, 46);
    case 'table':
      return table(kit, disguise);
    case 'blocks':
      return blocks(kit, disguise);
    case 'dots':
      return dots(kit, disguise.count);
    case 'money':
      return money(kit, disguise.cents);
    case 'clock':
      return plainNumber(kit, {
        kind: 'plain',
        piece: { kind: 'clock', text: '', minutes: disguise.minutes },
      });
    case 'bars':
      return bars(kit, disguise);
    case 'grid':
      return grid(kit, disguise.full);
    case 'thermometer':
      return thermometer(kit, disguise.degrees);
    case 'sides':
      return sides(kit, disguise.sign);
  }
}
