import { moneyPiece, moneyWidth } from '@games/kit/feedback/money';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { ink, numberText } from '@games/kit/text/number-text';
import type { GameObjects } from 'phaser';
import type { Disguise } from './disguise';
import { game } from './game-id';
import { box, colours, digits, fitted, type Part, room } from './plate';

/** Lays squares of a hundred, rods of ten and cubes. */
export function blocks(kit: SceneKit, { hundreds, tens, ones }: Extract<Disguise, { kind: 'blocks' }>) {
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

/** Lays dots in rows of five. */
export function dots(kit: SceneKit, count: number) {
  const rows = Math.ceil(count / 5);
  const pitch = Math.min(30, room.height / rows);
  const parts = Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / 5);
    const inRow = Math.min(5, count);
    const [x, y] = [((at % 5) - (inRow - 1) / 2) * 34, (row - (rows - 1) / 2) * pitch];
    return kit.scene.add.image(x, y, game, `bead-${(row % 2) + 1}`).setScale(Math.min(1.15, pitch / 25));
  });
  return fitted(parts, 170, rows * pitch, kit);
}

/** Draws strokes in fives, of which the last crosses the others. */
export function tally(kit: SceneKit, count: number) {
  const [pitch, five, perRow] = [15, 84, 2];
  const groups = Math.ceil(count / 5);
  const rows = Math.ceil(groups / perRow);
  const high = rows === 1 ? 70 : 40;
  const parts = Array.from({ length: count }, (_, at) => {
    const group = Math.floor(at / 5);
    const inRow = Math.min(perRow, groups - Math.floor(group / perRow) * perRow);
    const left = ((group % perRow) - (inRow - 1) / 2) * five - 1.5 * pitch;
    const y = (Math.floor(group / perRow) - (rows - 1) / 2) * 50;
    const stroke = at % 5;
    return stroke < 4
      ? box(kit, left + stroke * pitch, y, 6, high, ink)
      : box(kit, left + 1.5 * pitch, y, 6, 74, 0xe0554f).setAngle(rows === 1 ? 58 : 70);
  });
  return kit.scene.add.container(0, 0, parts);
}

/** Lays coins and notes in one row, or in two of which the second is moved aside. */
export function money(kit: SceneKit, cents: readonly number[]) {
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
export function bars(kit: SceneKit, { parts, full }: Extract<Disguise, { kind: 'bars' }>) {
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

/** Discs in equal parts: those that are filled begin at the top and go on as a clock does. */
export function discs(kit: SceneKit, { parts, full }: Extract<Disguise, { kind: 'discs' }>) {
  const count = Math.max(1, Math.ceil(full / parts));
  const [radius, pitch] = [room.height / 2 - 1, room.height + 4];
  const drawn = Array.from({ length: count }, (_, at) => {
    const x = (at - (count - 1) / 2) * pitch;
    const disc = kit.scene.add.graphics({ x, y: 0 });
    const turn = (part: number) => (part / parts - 0.25) * 2 * Math.PI;
    for (let part = 0; part < parts; part++) {
      disc.fillStyle(at * parts + part < full ? colours.violet : colours.empty, 1);
      disc.slice(0, 0, radius, turn(part), turn(part + 1)).fillPath();
    }
    disc.lineStyle(3, colours.dim, 1).strokeCircle(0, 0, radius);
    for (let part = 0; part < parts && parts > 1; part++)
      disc.lineBetween(0, 0, radius * Math.cos(turn(part)), radius * Math.sin(turn(part)));
    return disc;
  });
  return kit.scene.add.container(0, 0, drawn);
}

/** Fills so many of a hundred cells, column by column. */
export function grid(kit: SceneKit, full: number) {
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

/** Draws a lying thermometer from −10 to 10. */
export function thermometer(kit: SceneKit, degrees: number) {
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
  const labels = [
    { text: '−', x: -most * step + 8 },
    { text: '0', x: 0 },
    { text: '+', x: most * step - 8 },
  ].map(({ text, x }) => numberText(kit.scene, x, 30, text, digits.least, ink));
  return kit.scene.add.container(0, 0, [...tube, ...marks, ...labels]);
}

/** Draws two bars of which one may be longer. */
export function sides(kit: SceneKit, sign: '<' | '=' | '>') {
  const long = 78;
  const [left, right] = sign === '=' ? [1, 1] : sign === '<' ? [0.45, 1] : [1, 0.45];
  return kit.scene.add.container(0, 0, [
    box(kit, -50, 41 - long * left * 0.5, 62, long * left, colours.orange),
    box(kit, 50, 41 - long * right * 0.5, 62, long * right, colours.teal),
    box(kit, 0, 43, 186, 4, colours.dim),
  ]);
}
