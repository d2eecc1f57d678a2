import type { Box } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
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

/** Draws pizzas above the line with the part that was asked for outlined on them; not yet visible. */
export function besideAsked(
  kit: SceneKit,
  paint: PizzaPaint,
  made: Made,
  { box, largest, order: { form, pizzas }, toppings, asked }: BesideSpec,
): Pizzas {
  const count =
    form === 'part' || form === 'pieces' ? pizzas : Math.ceil(asked.topped.num / asked.topped.den);
  const shown = new Pizzas(kit, paint, 'mine', { box, largest, count, toppings });
  const { num, den } = made.each;
  shown.show(made, form === 'olives' && den === 1 ? `${num}` : null);
  shown.outline(asked, askedInk);
  shown.box.setDepth(31).setAlpha(0);
  return shown;
}
