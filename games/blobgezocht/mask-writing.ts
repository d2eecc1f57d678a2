import type { SceneKit } from '@games/kit/scene/scene-kit';
import { numberText } from '@games/kit/text/number-text';
import { promptRow } from '@games/kit/text/prompt-row';
import { textOnPlate } from '@games/kit/text/text-on-plate';
import type { GameObjects } from 'phaser';
import type { Disguise } from './disguise';
import { bars, blocks, discs, dots, grid, money, sides, tally, thermometer } from './mask-pictures';
import { box, colours, digits, fitted, room, wordSizes } from './plate';

/** Words are drawn smaller than digits of the same size; those with a unit keep the height of digits. */
const asWords = 0.94;
const hasLetter = (text: string): boolean => /\p{L}/u.test(text);

const hasDigit = (text: string): boolean => /\d/.test(text);

/** Writes one of several lines. No capital has an accent here: without room for one the lines stand closer. */
function lineAt(kit: SceneKit, y: number, text: string, size: number) {
  if (!hasLetter(text)) return textOnPlate(kit, { x: 0, y }, text, size);
  const line = kit.words(0, y + 0.1 * size, text, { fontSize: size, fontStyle: '700' });
  return line.setPadding(0, -0.2 * size, 0, 0);
}

/** Writes lines below each other, all in one size. */
function lines(kit: SceneKit, texts: readonly string[], size: number, pitch: number): GameObjects.Container {
  const written = texts.map((text, at) => lineAt(kit, (at - (texts.length - 1) / 2) * pitch, text, size));
  return fitted(written, Math.max(...written.map(({ width }) => width)), 0.87 * pitch * texts.length, kit);
}

function plainNumber(kit: SceneKit, { piece }: Extract<Disguise, { kind: 'plain' }>) {
  if (piece.kind !== 'text') {
    const size = piece.kind === 'fraction' ? digits.fraction : room.height / 1.4;
    const { box: row, width } = promptRow(kit, [piece], { size });
    return fitted([row], width, size, kit);
  }
  const isSign = /^[<=>]$/.test(piece.text);
  const text = textOnPlate(kit, { x: 0, y: 0 }, piece.text, isSign ? digits.sign : digits.alone);
  const at = piece.text.lastIndexOf(' ');
  // A number that is too long beside its unit stands above it.
  const drawn = digits.alone * (hasLetter(piece.text) ? asWords : 1);
  if (text.width * (digits.least / drawn) <= room.width || at < 0) {
    const scale = Math.min(1, room.width / text.width);
    return kit.scene.add.container(0, 0, [text.setScale(scale)]);
  }
  text.destroy();
  return lines(kit, [piece.text.slice(0, at), piece.text.slice(at + 1)], digits.least, 48);
}

/** Writes digits and stacked fractions side by side, the digits of all equally large. */
function row(kit: SceneKit, { pieces }: Extract<Disguise, { kind: 'row' }>) {
  const laid = pieces.map((piece) =>
    promptRow(kit, [piece], { size: piece.kind === 'fraction' ? digits.fraction : digits.alone }),
  );
  const gap = 12;
  const width = laid.reduce((all, each) => all + each.width + gap, -gap);
  let left = -width / 2;
  for (const { box: part, width: wide } of laid) {
    part.x = left + wide / 2;
    left += wide + gap;
  }
  return fitted(
    laid.map((each) => each.box),
    width,
    digits.fraction,
    kit,
  );
}

/** Writes words below each other; where some lines have digits, each line stands by itself and those keep their size. */
function words(kit: SceneKit, texts: readonly string[]) {
  const usual = texts.length > 2 ? wordSizes.three : texts.length === 2 ? wordSizes.two : wordSizes.one;
  if (texts.every((text) => !hasDigit(text))) {
    const style = { fontSize: usual, fontStyle: '700', align: 'center' };
    const text = kit.words(0, 0, texts.join('\n'), style).setLineSpacing(-usual * 0.3);
    return fitted([text], text.width, 0.9 * usual * texts.length, kit);
  }
  const written = texts.map((text) => {
    const fontSize = hasDigit(text) ? digits.least : usual;
    const line = kit.words(0, 0, text, { fontSize, fontStyle: '700' });
    // No capital has an accent here: without room for one the lines stand closer.
    line.setPadding(0, -0.2 * fontSize, 0, 0).setScale(Math.min(1, room.width / line.width));
    return { line, high: fontSize * 1.04 };
  });
  let y = -written.reduce((all, { high }) => all + high, 0) / 2;
  for (const { line, high } of written) {
    line.setY(y + high / 2);
    y += high;
  }
  return kit.scene.add.container(
    0,
    0,
    written.map(({ line }) => line),
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

/** Draws a notation around the middle of the plate of a mask. */
export function writeDisguise(kit: SceneKit, disguise: Disguise): GameObjects.Container {
  switch (disguise.kind) {
    case 'plain':
      return plainNumber(kit, disguise);
    case 'row':
      return row(kit, disguise);
    case 'words':
      return words(kit, disguise.lines);
    case 'rows':
      return lines(kit, disguise.lines, digits.rows, 48);
    case 'table':
      return table(kit, disguise);
    case 'blocks':
      return blocks(kit, disguise);
    case 'dots':
      return dots(kit, disguise.count);
    case 'tally':
      return tally(kit, disguise.count);
    case 'money':
      return money(kit, disguise.cents);
    case 'clock':
      return plainNumber(kit, {
        kind: 'plain',
        piece: { kind: 'clock', text: '', minutes: disguise.minutes },
      });
    case 'bars':
      return bars(kit, disguise);
    case 'discs':
      return discs(kit, disguise);
    case 'grid':
      return grid(kit, disguise.full);
    case 'thermometer':
      return thermometer(kit, disguise.degrees);
    case 'sides':
      return sides(kit, disguise.sign);
  }
}
