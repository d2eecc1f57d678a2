import { inSight, numberPlate } from '@games/kit/feedback/number-plate';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { joinList } from '@games/kit/text/notation';
import { KIT, type KitFrame } from '@games/kit/textures/kit-texture';
import type { GameObjects } from 'phaser';
import type { Locale } from '@/maths/locale';
import { game } from './game-id';
import { depths } from './layout';
import {
  differsIn,
  knownOf,
  lengthOf,
  missOf,
  namesOf,
  type Plan,
  type Strip,
  stepOf,
  stripFor,
} from './rules';
import type { Stair } from './stair';
import { texts } from './texts.gen';

/** Time of all lamps together at most, and of one, ms. */
const allLamps = 640;
const oneLamp = 130;
/** Size of a plate beside a step, and the least distance of two of them, design px. */
const plateSize = 0.86;
/** The least size of a mark on a ball that can be seen, design px. */
const leastMark = 12;
const apart = 60;

/** Returns the height at which the strip of a wrong answer lies: at the step it belongs to, else beside the open one. */
export function heightOf(plan: Plan, count: number, stair: Stair): number {
  const step = plan.kind === 'groups' ? null : stepOf(plan, stripFor(plan, count));
  if (step !== null && step !== plan.open) return stair.yOf(step);
  const next = plan.open + 1 < plan.steps.length ? plan.open + 1 : plan.open - 1;
  return stair.yOf(next);
}

/** Returns what lies where, for a screen reader. */
export function describe(plan: Plan, count: number, { locale }: Pick<SceneKit, 'locale'>): string {
  const write = (strip: Strip) => joinList(strip.map(String), locale);
  const right = plan.steps[plan.open] ?? [];
  return texts[locale]('compared', { own: write(stripFor(plan, count)), right: write(right) });
}

/** Returns what is said about a miss: a strip that is true of another sum says that sum. */
export function missIn(plan: Plan, count: number, locale: Locale): string {
  const strip = stripFor(plan, count);
  const [first = 0, second = 0] = strip;
  return texts[locale](`miss.${missOf(plan, count)}`, {
    first: `${first}`,
    second: `${second}`,
    whole: `${lengthOf(strip)}`,
    known: `${knownOf(plan)}`,
  });
}

/** Returns what the tube holds and which steps stand, for a screen reader. */
export function told(plan: Plan, standing: readonly number[], locale: Locale): string {
  const t = texts[locale];
  const isBoxes = plan.kind === 'groups';
  const held = isBoxes
    ? t('filled.boxes', { count: plan.slots, each: `${plan.each}` })
    : t('filled.balls', { count: plan.slots });
  const steps = standing.toSorted((a, b) => a - b).map((step) => (plan.steps[step] ?? []).join(' + '));
  return isBoxes || steps.length === 0
    ? held
    : `${held} ${t('standing', { steps: joinList(steps, locale) })}`;
}

/** Ends of the cut of a strip, from its left end in balls: where the step of a stair is seen. */
const edgeOf = (plan: Plan, strip: Strip): number =>
  plan.kind === 'split' ? (strip[0] ?? 0) : lengthOf(strip);

/**
 * Shows beside the strip of a wrong answer the one that was asked; lamps light along the stair from one to the other.
 * Returns what removes it.
 */
export async function teach(
  kit: SceneKit,
  stair: Stair,
  { plan, count, y }: { readonly plan: Plan; readonly count: number; readonly y: number },
): Promise<() => void> {
  const { scene, motion, sounds } = kit;
  const made: (GameObjects.Container | GameObjects.Image)[] = [];
  const right = plan.steps[plan.open] ?? [];
  const own = stripFor(plan, count);
  const openY = stair.yOf(plan.open);
  const middle = (openY + y) / 2;
  const gap = Math.max(apart, Math.abs(openY - y));
  const isBelow = y > openY;
  const { from, unit } = stair.measure;
  stair.hideNames(middle - gap / 2 - 48, middle + gap / 2 + 48);
  const rows = [
    { kind: 'right', strip: right, at: middle - (isBelow ? gap / 2 : -gap / 2), count: plan.asked },
    { kind: 'given', strip: own, at: middle + (isBelow ? gap / 2 : -gap / 2), count },
  ] as const;
  for (const row of rows) {
    const end = from + unit * lengthOf(row.strip);
    const { left, right: name } = namesOf(plan, row.strip);
    // Balls that do not even fill the first part add nothing.
    const isShort = plan.kind === 'add' && row.count < (right[0] ?? 0);
    const plates = [
      ...(left === '' || isShort ? [] : [[from - 46, left] as const]),
      [end + (plan.kind === 'groups' ? 70 : 46), name] as const,
    ];
    for (const [x, text] of plates)
      made.push(
        inSight(numberPlate(scene, x, row.at, text, row.kind).setScale(plateSize), kit.design)
          .setDepth(depths.lesson)
          .setAlpha(0),
      );
  }
  made.push(...marks(kit, stair, { plan, own, y: rows[1].at }));
  const ghost = stair.ghost();
  sounds.play('ghost');
  await motion.tween({ targets: ghost === null ? made : [...made, ghost], alpha: 1, duration: 180 });
  made.push(...(await lamps(kit, stair, plan, { own, right, y })));
  return () => {
    for (const thing of made) thing.destroy();
  };
}

/** Marks the balls of the child's strip that lie wrong: on the other side or too many by a red ball, missing by a hollow one. */
function marks(
  { scene }: SceneKit,
  stair: Stair,
  { plan, own, y }: { readonly plan: Plan; readonly own: Strip; readonly y: number },
): readonly GameObjects.Image[] {
  const { from, unit, height } = stair.measure;
  const { from: first, to, isShort } = differsIn(plan, own);
  const size = Math.min(unit * 0.8, height * 0.74);
  if (size < leastMark) return [];
  return Array.from({ length: to - first }, (_, k) => {
    const x = from + (first + k + 0.5) * unit;
    const mark = isShort
      ? scene.add.image(x, y, KIT, 'dot-empty' satisfies KitFrame)
      : scene.add.image(x, y, game, 'ball-b');
    return mark
      .setDisplaySize(size, size)
      .setDepth(depths.lesson - 2)
      .setAlpha(0);
  });
}

/** Lights a lamp at the edge of each step from the child's to the open one. */
async function lamps(
  { scene, motion, sounds }: SceneKit,
  stair: Stair,
  plan: Plan,
  { own, right, y }: { readonly own: Strip; readonly right: Strip; readonly y: number },
): Promise<readonly GameObjects.Image[]> {
  const { from, unit } = stair.measure;
  const begin = edgeOf(plan, own);
  const end = edgeOf(plan, right);
  const each = plan.kind === 'groups' ? plan.each : 1;
  const count = Math.max(1, Math.abs(end - begin) / each);
  const openY = stair.yOf(plan.open);
  const time = Math.min(oneLamp, allLamps / (count + 1));
  const lit: GameObjects.Image[] = [];
  for (let k = 0; k <= count; k++) {
    const share = k / count;
    const lamp = scene.add
      .image(from + (begin + (end - begin) * share) * unit, y + (openY - y) * share, game, 'lit')
      .setDepth(depths.lesson - 1);
    lit.push(lamp);
    sounds.play('lamp', 0.9 + 0.5 * share);
    await motion.wait(time);
  }
  return lit;
}
