import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { Layout } from './layout';
import type { Made, Order } from './order';
import type { PizzaPaint } from './pizza-paint';
import { Pizzas } from './pizzas';
import type { Topping } from './rules';

/** Colour of what was asked for. */
export const askedInk = 0x1e8a66;

interface AskedSpec {
  readonly layout: Layout;
  readonly order: Order;
  readonly toppings: readonly Topping[];
}

/** Draws the pizzas that were asked for on the other half of the board, not yet to be seen. */
export function askedPizzas(
  kit: SceneKit,
  paint: PizzaPaint,
  asked: Made,
  { layout, order, toppings }: AskedSpec,
): Pizzas {
  const { form, pizzas } = order;
  const { asked: box, largest } = layout;
  const count =
    form === 'part' || form === 'pieces' ? pizzas : Math.ceil(asked.topped.num / asked.topped.den);
  const model = new Pizzas(kit, paint, 'asked', { box, largest, count, toppings });
  const { num, den } = asked.each;
  model.show(asked, form === 'olives' && den === 1 ? `${num}` : null);
  model.outline(asked, askedInk);
  model.box.setDepth(31).setAlpha(0);
  return model;
}
