import { numberPlate } from '@games/kit/feedback/number-plate';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { joinList } from '@games/kit/text/notation';
import type { GameObjects } from 'phaser';
import { rational } from '@/maths/number/rational';
import { writeNumber } from '@/maths/number/write-number';
import { cardsFor } from './cards';
import { game } from './game-id';
import type { Layout } from './layout';
import type { Laid, Outcome, Plan } from './plan';
import { ownLine, rightLines, writeLine } from './steps';
import { texts } from './texts.gen';

const depth = 26;
const air = 16;
/** From the middle of the cart to the plate of what stayed on it: above the lines. */
const leftAt = 46;
/** Places of what stayed on the bed of the cart. */
const bed = { columns: 4, step: 70, row: 46 } as const;

/** Returns the key of the sentence about a miss. */
export function missOf(plan: Plan, laid: Laid, { left }: Outcome) {
  const { job, rabbits, hasRest } = plan;
  if (job === 'pack') return laid.stack > plan.asked ? 'miss.empty' : 'miss.full';
  if (job === 'level' || job === 'fill' || job === 'part') return 'miss.level';
  if (hasRest && laid.stack < plan.asked && laid.rest >= rabbits) return 'miss.goat';
  return left >= rabbits && job === 'share' ? 'miss.round' : 'miss.fair';
}

/** Returns what lies where, for a screen reader. */
export function describe(
  plan: Plan,
  { baskets, left, goat }: Outcome,
  { locale }: Pick<SceneKit, 'locale'>,
): string {
  const write = (amount: number) => writeNumber(rational(amount), locale);
  const lie = plan.job === 'pack' ? baskets.map((got) => plan.each - got) : baskets;
  const t = texts[locale];
  const compared = t('compared', { baskets: joinList(lie.map(write), locale), left: write(left) });
  return plan.hasRest ? `${compared} ${t('laidGoat', { cards: write(goat) })}` : compared;
}

/** Shows what stayed on the cart; of crates, those that stayed empty. Returns what removes it. */
export function showLeft({ scene, locale }: SceneKit, layout: Layout, plan: Plan, left: number): () => void {
  if (left === 0) return () => {};
  const { x, y } = layout.cart;
  const items = cardsFor(left).slice(0, 2 * bed.columns);
  const things: (GameObjects.Image | GameObjects.Container)[] = items.map((item, place) =>
    scene.add
      .image(
        x + ((place % bed.columns) - (Math.min(items.length, bed.columns) - 1) / 2) * bed.step,
        y - 40 + Math.floor(place / bed.columns) * bed.row,
        game,
        plan.job === 'pack' ? 'gap' : `item-${item}`,
      )
      .setDepth(depth),
  );
  const text = writeNumber(rational(left), locale);
  things.push(numberPlate(scene, x, y + leftAt, text, 'given').setDepth(depth));
  return () => {
    for (const thing of things) thing.destroy();
  };
}

/** Writes what the child dealt, and below it how the answer is found. Returns what removes it. */
export async function showLines(
  { scene, motion, sounds, locale }: SceneKit,
  layout: Layout,
  plan: Plan,
  laid: Laid,
): Promise<() => void> {
  const { x, y, step, width, size } = layout.lines;
  const own = ownLine(plan, laid);
  const made: GameObjects.Container[] = [];
  const write = (text: string, kind: 'given' | 'right') => {
    const plate = numberPlate(scene, 0, 0, text, kind).setDepth(depth);
    made.push(plate);
    return plate;
  };
  const right = rightLines(plan).map((line) => write(writeLine(line, locale), 'right'));
  const wide = right.reduce((all, plate) => all + plate.getBounds().width + air, -air) * size;
  // Two short lines stand beside each other, long ones below each other.
  const rows = wide <= width ? [right] : right.map((plate) => [plate]);
  if (own !== null) rows.unshift([write(writeLine(own, locale), 'given')]);
  for (const [row, plates] of rows.entries()) {
    const widths = plates.map((plate) => plate.getBounds().width);
    const all = widths.reduce((sum, each) => sum + each + air, -air);
    const fits = Math.min(size, width / all);
    let left = x - (all * fits) / 2;
    for (const [place, plate] of plates.entries()) {
      const wideOne = (widths[place] ?? 0) * fits;
      plate.setScale(fits).setPosition(left + wideOne / 2, y + (row - (rows.length - 1) / 2) * step);
      left += wideOne + air * fits;
    }
  }
  for (const plate of made) plate.setAlpha(0);
  sounds.play('line');
  await motion.tween({ targets: made, alpha: 1, duration: 180 });
  return () => {
    for (const plate of made) plate.destroy();
  };
}
