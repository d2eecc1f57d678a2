import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import type { Layout } from './layout';
import type { Made } from './order';
import { game, type PizzaPaint } from './pizza-paint';
import type { Topping } from './rules';

/** A pizza of this round. */
export interface Brought {
  readonly made: Made;
  readonly toppings: readonly Topping[];
}

const maxBrought = 6;
const radius = 68;
const plateRadius = 52;
const flags = 13;

/** The celebration: every pizza of the round is brought to guests at a long table. */
export async function party(
  kit: SceneKit,
  paint: PizzaPaint,
  { table, middle }: Layout,
  brought: readonly Brought[],
): Promise<void> {
  const { scene, motion, sounds } = kit;
  const { add } = scene;
  const all = add.container(0, 0).setDepth(860);
  const pizzas = brought.slice(-maxBrought);
  const guests = [-0.2, 0.09, 0.38].map((at, k) =>
    add
      .image(table.x + at * table.width * 0.86, table.y + 60, game, `guest-${k + 1}`)
      .setScale(1.2)
      .setAlpha(0),
  );
  const cloth = add.nineslice(table.x, table.y + 90, game, 'cloth', table.width, 220, 40, 40, 40, 70);
  const line = Array.from({ length: flags }, (_, k) => {
    const share = k / (flags - 1);
    const sag = 4 * share * (1 - share) * 46;
    return add
      .image(middle + (share - 0.5) * table.width * 1.04, table.y - 236 + sag, game, `flag-${(k % 3) + 1}`)
      .setAlpha(0);
  });
  all.add([...line, ...guests, cloth]);
  const from = cloth.y;
  if (!motion.reduced) cloth.setY(from + 520);
  cloth.setAlpha(0);
  await motion.tween({ targets: cloth, y: from, alpha: 1, duration: 420, ease: 'Cubic.Out' });
  void motion.tween({ targets: line, alpha: 1, duration: 240 });
  guests.forEach((guest, k) => {
    const { y } = guest;
    if (!motion.reduced) guest.setY(y + 90);
    void motion.tween({ targets: guest, y, alpha: 1, delay: k * 110, duration: 300, ease: 'Back.Out' });
    motion.idle({ targets: guest, angle: k % 2 ? 3 : -3, delay: 500, duration: 420 + k * 60 });
  });
  await motion.wait(360);
  const pitch = Math.min(2.3 * radius + 14, table.width / Math.max(1, pizzas.length));
  for (const [place, { made, toppings }] of pizzas.entries()) {
    const at = { x: table.x + (place - (pizzas.length - 1) / 2) * pitch, y: table.y + 66 + (place % 2) * 14 };
    const dish = dishOf(kit, paint, `party-${place}`, made, toppings)
      .setPosition(at.x, at.y)
      .setAlpha(0)
      .setScale(pitch / (2.3 * radius + 14));
    all.add(dish);
    if (!motion.reduced) dish.setY(at.y - 190);
    sounds.play('serve');
    await motion.tween({ targets: dish, y: at.y, alpha: 1, duration: 230, ease: 'Bounce.Out' });
  }
  confetti(kit, middle, table.y - 240);
  await motion.wait(1300);
  await motion.tween({ targets: all, alpha: 0, duration: 200 });
  all.destroy();
}

function dishOf(
  kit: SceneKit,
  paint: PizzaPaint,
  key: string,
  made: Made,
  toppings: readonly Topping[],
): GameObjects.Container {
  const { add } = kit.scene;
  const texture = `${game}/${key}`;
  // Of several pizzas the first is served.
  const share = Math.min(1, made.topped.num / made.topped.den);
  paint.paint(texture, { cut: Math.min(made.cut, 24), share, toppings }, radius);
  return add.container(0, 0, [
    add.image(0, 0, game, 'plate').setScale(radius / plateRadius),
    add.image(0, -2, texture),
  ]);
}

/** Drops confetti over the table; none when motion is reduced. */
export function confetti({ scene, motion, random }: SceneKit, middle: number, top: number, count = 44): void {
  if (motion.reduced) return;
  for (let k = 0; k < count; k++) {
    const x = middle + (random.next() - 0.5) * middle * 1.7;
    const paper = scene.add
      .image(x, top - random.next() * 160, game, `confetti-${(k % 3) + 1}`)
      .setDepth(895);
    void motion
      .flourish({
        targets: paper,
        y: top + 420 + random.next() * 200,
        x: x + (random.next() - 0.5) * 120,
        angle: 360 + random.next() * 360,
        alpha: { from: 1, to: 0.2 },
        delay: random.next() * 300,
        duration: 1300 + random.next() * 500,
        ease: 'Sine.In',
      })
      .then(() => paper.destroy());
  }
}
