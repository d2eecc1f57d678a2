import type { Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { numberText } from '@games/kit/text/number-text';
import { KIT, type KitFrame } from '@games/kit/textures/kit-texture';
import type { GameObjects } from 'phaser';
import type { Operation } from '@/maths/sum/sum';
import type { Layout } from './layout';
import { type KeptTest, type Line, linesOf, operations, topOf } from './rules';
import { texts } from './texts.gen';

/** Marks of the operations, so that they differ by more than colour. */
const marks: Readonly<Partial<Record<Operation, { readonly frame: KitFrame; readonly ink: number }>>> = {
  split: { frame: 'dot-empty', ink: 0x8a7a5a },
  add: { frame: 'dot-a', ink: 0xc2451f },
  subtract: { frame: 'dot-b', ink: 0x17719f },
  multiply: { frame: 'star', ink: 0x9a6200 },
  divide: { frame: 'dot-over', ink: 0x6a53c4 },
};

const gridInk = 0xe8d9c0;
const gridSteps = 4;
const rowHeight = 74;
const barHeight = 34;

/** The child's own line over all its tests, shown at the end of a test without anybody else's results. */
export function ownLine(
  kit: SceneKit,
  { panel, field }: Layout,
  tests: readonly KeptTest[],
): GameObjects.Container {
  const { scene } = kit;
  const t = texts[kit.locale];
  const upright = kit.design.orientation === 'portrait';
  const box = scene.add.container(panel.x, panel.y).setDepth(850);
  box.add(
    scene.add.nineslice(0, 0, KIT, 'panel' satisfies KitFrame, panel.width, panel.height, 48, 48, 48, 54),
  );
  box.add(kit.words(0, -panel.height / 2 + 52, t('line'), { fontSize: 40, fontStyle: '700' }));
  const lines = linesOf(tests, field);
  if (lines.length === 0) {
    box.add(
      kit.words(0, 0, t('none'), { fontSize: 30, wordWrap: { width: panel.width - 120 }, align: 'center' }),
    );
    return box;
  }
  box.add(
    // Above the numbers it explains.
    kit
      .words(field.x - 56, field.y - 34, t('perMinute'), { fontSize: 26, color: '#56557a' })
      .setOrigin(0, 0.5),
  );
  // A first test has no line yet: its results stand as bars.
  const isFirst = lines.every(({ marks: at }) => at.length === 1);
  if (!isFirst) box.add(grid(kit, field, topOf(tests)));
  lines.forEach((line, row) => {
    const down = 30 + row * rowHeight;
    box.add(isFirst ? bar(kit, field, line, { down, top: topOf(tests) }) : draw(kit, field, line));
    const at = upright
      ? { x: -210, y: field.y + field.height + 74 + row * 68 }
      : { x: field.x + field.width + 60, y: field.y + down };
    box.add(legend(kit, line, at));
  });
  return box;
}

/** Draws the only result of an operation as a bar from the left edge of the field. */
function bar(
  { scene }: SceneKit,
  { x, y, width }: Layout['field'],
  { operation, marks: [mark] }: Line,
  { down, top }: { readonly down: number; readonly top: number },
): GameObjects.GameObject[] {
  const look = marks[operation];
  if (look === undefined || mark === undefined) return [];
  const long = Math.max(barHeight, (mark.perMinute / top) * width);
  const pen = scene.add.graphics();
  pen.fillStyle(gridInk, 1).fillRoundedRect(x, y + down - barHeight / 2, width, barHeight, barHeight / 2);
  pen.fillStyle(look.ink, 0.9).fillRoundedRect(x, y + down - barHeight / 2, long, barHeight, barHeight / 2);
  return [pen];
}

function grid(
  { scene }: SceneKit,
  { x, y, width, height }: Layout['field'],
  top: number,
): GameObjects.GameObject[] {
  const pen = scene.add.graphics().lineStyle(3, gridInk, 1);
  const names: GameObjects.GameObject[] = [];
  for (let step = 0; step <= gridSteps; step++) {
    const at = y + height * (1 - step / gridSteps);
    pen.lineBetween(x - 8, at, x + width + 12, at);
    if (step % 2 === 0)
      names.push(numberText(scene, x - 38, at, `${(top * step) / gridSteps}`.replace('.', ','), 30));
  }
  return [pen, ...names];
}

function draw(
  { scene }: SceneKit,
  { x, y }: Layout['field'],
  { operation, marks: at }: Line,
): GameObjects.GameObject[] {
  const look = marks[operation];
  if (look === undefined) return [];
  const pen = scene.add.graphics().lineStyle(6, look.ink, 0.9).beginPath();
  at.forEach((mark, index) => {
    if (index === 0) pen.moveTo(x + mark.x, y + mark.y);
    else pen.lineTo(x + mark.x, y + mark.y);
  });
  pen.strokePath();
  const last = at.length - 1;
  const dots = at.map((mark, index) =>
    scene.add
      .image(x + mark.x, y + mark.y, KIT, look.frame)
      .setDisplaySize(index === last ? 38 : 24, index === last ? 38 : 24),
  );
  return [pen, ...dots];
}

function legend(kit: SceneKit, { operation, marks: at }: Line, { x, y }: Point): GameObjects.GameObject[] {
  const look = marks[operation];
  const name = isNamed(operation) ? texts[kit.locale](`operations.${operation}`) : '';
  if (look === undefined) return [];
  const now = at.at(-1)?.perMinute ?? 0;
  return [
    kit.scene.add.image(x, y, KIT, look.frame).setDisplaySize(36, 36),
    kit.words(x + 30, y, name, { fontSize: 30 }).setOrigin(0, 0.5),
    numberText(kit.scene, x + 196, y, `${Math.round(now * 2) / 2}`.replace('.', ','), 42),
  ];
}

const isNamed = (operation: Operation): operation is (typeof operations)[number] =>
  operations.some((each) => each === operation);
