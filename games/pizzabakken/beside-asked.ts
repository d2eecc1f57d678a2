import type { Box } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import { isOutlinedOnOwn } from './lesson';
import type { Made, Order } from './order';
import type { PizzaPaint } from './pizza-paint';
import { Pizzas } from './pizzas';
import type { Topping } from './rules';

/** Colour of what was asked for. */
const askedInk = 0x1e8a66;

interface BesideSpec {
  readonly box: Box;
  readonly largest: number;
  readonly order: Order;
  readonly toppings: readonly Topping[];
  readonly asked: Made;
}

interface Beside {
  /** The child's pizzas. */
  readonly mine: Pizzas;
  readonly boxes: readonly GameObjects.Container[];
  destroy(): void;
}

/**
 * Draws the child's pizzas above the line with the part that was asked for outlined on them; not yet visible. Where the
 * numbers on the pieces are others, the outline goes round the right ones, on a pizza beside the child's.
 */
export function besideAsked(
  kit: SceneKit,
  paint: PizzaPaint,
  made: Made,
  { box, largest, order, toppings, asked }: BesideSpec,
): Beside {
  const { form, pizzas } = order;
  const count =
    form === 'part' || form === 'pieces' ? pizzas : Math.ceil(asked.topped.num / asked.topped.den);
  const draw = (key: string, shown: Made, room: Box): Pizzas => {
    const drawn = new Pizzas(kit, paint, key, { box: room, largest, count, toppings });
    const { num, den } = shown.each;
    drawn.show(shown, form === 'olives' && den === 1 ? `${num}` : null);
    drawn.box.setDepth(31).setAlpha(0);
    return drawn;
  };
  const isOne = isOutlinedOnOwn(made, asked, order);
  const width = isOne ? box.width : box.width / 2;
  const mine = draw('mine', made, { ...box, width });
  const right = isOne ? mine : draw('asked', asked, { ...box, x: box.x + width, width });
  right.outline(asked, askedInk);
  const drawn = isOne ? [mine] : [mine, right];
  return {
    mine,
    boxes: drawn.map((each) => each.box),
    destroy: () => {
      for (const each of drawn) each.destroy();
    },
  };
}
