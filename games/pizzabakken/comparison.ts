import type { Box } from '@games/kit/design';
import { KIT, type KitFrame } from '@games/kit/kit-texture';
import { numberText } from '@games/kit/number-text';
import type { SceneKit } from '@games/kit/scene-kit';
import type { GameObjects } from 'phaser';
import { isWhole, type Rational } from '@/maths/number/rational';
import type { Made } from './order';
import { piecesOf } from './portion';

const inks = { own: 0xa3320f, asked: 0x14664c } as const;
const bars = { own: 0xe8836a, asked: 0x4fae88 } as const;
const chips = { own: 'chip-look', asked: 'chip-right' } as const satisfies Record<string, KitFrame>;

/** One bar: pieces of one size, and how far they reach. */
export interface Bar {
  readonly one: Rational;
  readonly filled: Rational;
  /** What it is called, as the sum writes it. */
  readonly name: string;
}

export interface Compared {
  readonly own: Bar;
  readonly asked: Bar;
  /** How long the line is, and what is written along it. */
  readonly reach: Rational;
  readonly marks: readonly { readonly at: Rational; readonly text: string }[];
  readonly title: string;
}

const mostPieces = 60;

/** A number, a fraction as one over the other; its middle at (x, y). */
export function stacked(
  kit: SceneKit,
  x: number,
  y: number,
  text: string,
  size: number,
  ink: number,
): GameObjects.Container {
  const { scene } = kit;
  const [whole = '', top, below] = /^(?:(\d+) )?(\d+)\/(\d+)$/.exec(text)?.slice(1) ?? [text];
  if (top === undefined || below === undefined)
    return scene.add.container(x, y, [numberText(scene, 0, 0, text, size, ink)]);
  const small = size * 0.7;
  const upper = numberText(scene, 0, -size * 0.4, top, small, ink);
  const lower = numberText(scene, 0, size * 0.4, below, small, ink);
  const wide = Math.max(upper.width, lower.width) + 6;
  const bar = scene.add
    .image(0, 0, KIT, 'paper' satisfies KitFrame)
    .setDisplaySize(wide, 4)
    .setTint(ink);
  if (!whole) return scene.add.container(x, y, [upper, bar, lower]);
  const before = numberText(scene, 0, 0, whole, size, ink);
  const all = before.width + 6 + wide;
  before.setX(-all / 2 + before.width / 2);
  for (const part of [upper, bar, lower]) part.setX(all / 2 - wide / 2);
  return scene.add.container(x, y, [before, upper, bar, lower]);
}

/** What was made above what was asked, both as bars on one line from 0: longer is more. */
export function comparison(
  kit: SceneKit,
  box: Box,
  { own, asked, reach, marks, title }: Compared,
): GameObjects.Container {
  const { scene } = kit;
  const plate = scene.add.nineslice(
    box.width / 2,
    box.height / 2,
    KIT,
    'panel' satisfies KitFrame,
    box.width,
    box.height,
    48,
    48,
    48,
    54,
  );
  const heading = kit
    .words(box.width / 2, 38, title, { fontSize: 34, fontStyle: '700', color: '#a3320f' })
    .setWordWrapWidth(box.width - 60);
  const left = 112;
  const long = box.width - left - 46;
  const along = (value: Rational) => (value.num / value.den / (reach.num / reach.den)) * long;
  const rows = [
    { bar: own, look: 'own', y: box.height * 0.42 },
    { bar: asked, look: 'asked', y: box.height * 0.66 },
  ] as const;
  const parts: GameObjects.GameObject[] = [plate];
  for (const { bar, look, y } of rows) {
    parts.push(
      scene.add.nineslice(62, y, KIT, chips[look], 76, 54, 18, 18, 18, 18),
      rod(kit, left + long / 2, y, long, 34, 0xf3e2c4),
      ...pieces(kit, bar, { left, y, along, reach, colour: bars[look] }),
      stacked(kit, 62, y, bar.name, bar.name.includes('/') ? 31 : bar.name.length > 3 ? 26 : 36, inks[look]),
    );
  }
  for (const { at, text } of marks) {
    const x = left + along(at);
    parts.push(
      rod(kit, x, box.height * 0.545, 3, box.height * 0.44, 0x8a7a9a),
      numberText(scene, x, box.height * 0.84, text, 27),
    );
  }
  return scene.add.container(box.x, box.y, [...parts, heading]).setDepth(80);
}

/** What a group of pizzas comes to, on a plate under it. */
export const namePlate = (kit: SceneKit, x: number, y: number, name: string, look: 'own' | 'asked') =>
  kit.scene.add
    .container(x, y, [
      kit.scene.add.nineslice(0, 0, KIT, chips[look], 80, 58, 18, 18, 18, 18),
      stacked(kit, 0, 0, name, name.includes('/') ? 34 : name.length > 3 ? 28 : 40, inks[look]),
    ])
    .setDepth(79);

interface BarPlace {
  readonly left: number;
  readonly y: number;
  readonly along: (value: Rational) => number;
  readonly reach: Rational;
  readonly colour: number;
}

function pieces(
  kit: SceneKit,
  { one, filled }: Bar,
  { left, y, along, reach, colour }: BarPlace,
): GameObjects.GameObject[] {
  const parts: GameObjects.GameObject[] = [];
  const wide = along(filled);
  if (wide > 0) parts.push(rod(kit, left + wide / 2, y, wide, 34, colour));
  if (one.num <= 0) return parts;
  const count = Math.floor((reach.num * one.den) / (reach.den * one.num) + 1e-9);
  if (count > mostPieces) return parts;
  for (let piece = 1; piece < count || (piece === count && along(one) * count < along(reach) - 2); piece++)
    parts.push(rod(kit, left + piece * along(one), y, 2.4, 34, 0xfffaf0));
  return parts;
}

const rod = (kit: SceneKit, x: number, y: number, width: number, height: number, colour: number) =>
  kit.scene.add
    .image(x, y, KIT, 'paper' satisfies KitFrame)
    .setDisplaySize(width, height)
    .setTint(colour);

/** What was made, as it was made: 2/4, not 1/2; a whole number where no piece is broken. */
export function nameOf(made: Made): string {
  const pieces = piecesOf(made);
  if (!isWhole(pieces)) return `${made.topped.num}/${made.topped.den}`;
  if (isWhole(made.topped)) return `${made.topped.num}`;
  const wholes = Math.floor(pieces.num / made.cut);
  const rest = pieces.num - wholes * made.cut;
  return wholes === 0 ? `${rest}/${made.cut}` : `${wholes} ${rest}/${made.cut}`;
}
