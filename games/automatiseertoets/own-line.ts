import type { SceneKit } from '@games/kit/scene/scene-kit';
import { numberText } from '@games/kit/text/number-text';
import { KIT, type KitFrame } from '@games/kit/textures/kit-texture';
import type { GameObjects } from 'phaser';
import type { Layout } from './layout';
import { type KeptTest, type Line, linesOf, only, operations, topOf } from './rules';
import { texts } from './texts.gen';

type Named = (typeof operations)[number];

/** Marks of the operations, so that they differ by more than colour. */
const marks: Readonly<Record<Named, { readonly frame: KitFrame; readonly ink: number }>> = {
  split: { frame: 'dot-empty', ink: 0x8a7a5a },
  add: { frame: 'dot-a', ink: 0xc2451f },
  subtract: { frame: 'dot-b', ink: 0x17719f },
  multiply: { frame: 'star', ink: 0x9a6200 },
  divide: { frame: 'dot-over', ink: 0x6a53c4 },
};

const trackInk = 0xe8d9c0;
/** Largest height of the row of an operation, the air in it, and what stands above and below all rows, design px. */
const row = { most: 76, air: 14, above: 92, below: 32 } as const;
const barHeight = 30;

/** The child's own line over all its tests, a row for each operation, without anybody else's results. */
export function ownLine(
  kit: SceneKit,
  { panel, field }: Layout,
  tests: readonly KeptTest[],
): GameObjects.Container {
  const { scene } = kit;
  const t = texts[kit.locale];
  const shown = operations.filter((operation) => only(tests, operation).length > 0);
  const pitch = Math.min(row.most, field.height / Math.max(1, shown.length));
  const height = row.above + (shown.length === 0 ? 2 : shown.length) * pitch + row.below;
  const [half, top] = [panel.width / 2, -height / 2];
  const box = scene.add.container(panel.x, panel.y).setDepth(66);
  box.add(scene.add.nineslice(0, 0, KIT, 'panel' satisfies KitFrame, panel.width, height, 48, 48, 48, 54));
  box.add(kit.words(-half + 40, top + 48, t('line'), { fontSize: 40, fontStyle: '700' }).setOrigin(0, 0.5));
  if (shown.length === 0) {
    const style = { fontSize: 30, wordWrap: { width: panel.width - 100 }, align: 'center' } as const;
    box.add(kit.words(0, 10, t('none'), style));
    return box;
  }
  box.add(
    kit.words(half - 40, top + 50, t('perMinute'), { fontSize: 26, color: '#56557a' }).setOrigin(1, 0.5),
  );
  const room = pitch - row.air;
  shown.forEach((operation, place) => {
    const own = only(tests, operation);
    const y = top + row.above + (place + 0.5) * pitch;
    const [line] = linesOf(own, { width: field.width, height: room });
    if (line === undefined) return;
    const { frame } = marks[operation];
    box.add([
      scene.add.image(-half + 56, y, KIT, frame).setDisplaySize(34, 34),
      kit.words(-half + 84, y, t(`operations.${operation}`), { fontSize: 30 }).setOrigin(0, 0.5),
      ...(own.length === 1
        ? bar(kit, operation, field, y, line.marks[0]?.perMinute ?? 0, topOf(own))
        : draw(kit, operation, field, y - room / 2, line)),
      numberText(scene, half - 70, y, written(line.marks.at(-1)?.perMinute ?? 0), 40),
    ]);
  });
  return box;
}

const written = (perMinute: number): string => `${Math.round(perMinute * 2) / 2}`.replace('.', ',');

/** Draws the only result of an operation as a bar: a first test has no line yet. */
function bar(
  { scene }: SceneKit,
  operation: Named,
  { x, width }: Layout['field'],
  y: number,
  perMinute: number,
  top: number,
): GameObjects.GameObject[] {
  const long = Math.max(barHeight, (perMinute / top) * width);
  const pen = scene.add.graphics();
  for (const [ink, length] of [
    [trackInk, width],
    [marks[operation].ink, long],
  ] as const)
    pen.fillStyle(ink, 1).fillRoundedRect(x, y - barHeight / 2, length, barHeight, barHeight / 2);
  return [pen];
}

/** Draws the results of an operation as a line, the last one large. */
function draw(
  { scene }: SceneKit,
  operation: Named,
  { x, width }: Layout['field'],
  y: number,
  { marks: at }: Line,
): GameObjects.GameObject[] {
  const { frame, ink } = marks[operation];
  const pen = scene.add.graphics().lineStyle(6, ink, 0.9).beginPath();
  at.forEach((mark, index) => {
    if (index === 0) pen.moveTo(x + mark.x, y + mark.y);
    else pen.lineTo(x + mark.x, y + mark.y);
  });
  pen.strokePath();
  const last = at.length - 1;
  // Dots only while they stand apart.
  const dots = at.flatMap((mark, index) => {
    const side = index === last ? 32 : Math.min(20, width / last);
    return side < 12 ? [] : [scene.add.image(x + mark.x, y + mark.y, KIT, frame).setDisplaySize(side, side)];
  });
  return [pen, ...dots];
}
