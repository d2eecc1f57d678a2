import type { GameObjects, Scene } from 'phaser';
import type { Design } from '../layout/design';
import { ink } from '../text/number-text';
import { numberRow } from '../text/prompt-row';
import { KIT, type KitFrame } from '../textures/kit-texture';

/** Role of a number: known, given by the child, the right answer, or a help towards it. */
export type PlateKind = 'known' | 'given' | 'right' | 'hint';

const looks = {
  known: { frame: 'chip-question', colour: ink, size: 44, height: 62 },
  given: { frame: 'chip-wrong', colour: 0xa3320f, size: 44, height: 62 },
  right: { frame: 'chip-right', colour: 0x14664c, size: 44, height: 62 },
  hint: { frame: 'chip-hint', colour: 0x4a3a9a, size: 32, height: 46 },
} as const satisfies Record<PlateKind, { readonly frame: KitFrame; readonly [look: string]: unknown }>;

/** A stacked fraction on a plate is larger, so that its digits have 32 design px. */
const stacked = { size: 51, height: 80 } as const;

const looksOf = (text: string, kind: PlateKind) => ({
  ...looks[kind],
  ...(text.includes('/') && stacked),
});

/** Height of the plate of this number, design px. */
export const plateHeight = (text: string, kind: PlateKind): number => looksOf(text, kind).height;

/** Draws a number on a small plate, its middle at (x, y); a fraction is stacked. */
export function numberPlate(
  scene: Scene,
  x: number,
  y: number,
  text: string,
  kind: PlateKind,
): GameObjects.Container {
  const { frame, colour, size, height } = looksOf(text, kind);
  const label = numberRow(scene, text, { size, colour });
  const width = Math.max(height, label.width + 34);
  const ground = scene.add.nineslice(0, 0, KIT, frame, width, height, 18, 18, 18, 18);
  return scene.add.container(x, y, [ground, label.box]);
}

/** Moves a plate away from the edge of the design until all of it is visible. */
export function inSight(
  plate: GameObjects.Container,
  { width }: Pick<Design, 'width'>,
): GameObjects.Container {
  const half = plate.getBounds().width / 2 + 6;
  return plate.setX(Math.min(width - half, Math.max(half, plate.x)));
}
