import type { Hands, Robot } from '@games/kit/robot';
import { sumOf } from '@/maths/sum/read-sum';
import { askedOf, begun, type Made, orderOf } from './order';
import { piecesOf } from './portion';

const most = 400;

/** Steps a slider to a value by the arrows, or as near as it gets. */
async function turn(hands: Hands, id: string, wanted: number): Promise<void> {
  const now = async () => (await hands.targets()).find((target) => target.id === id)?.range?.now;
  for (let k = 0; k < most; k++) {
    const before = await now();
    if (before === undefined || Math.abs(before - wanted) < 1e-9) return;
    await hands.step(id, before < wanted ? 'ArrowUp' : 'ArrowDown');
    if ((await now()) === before) return;
  }
}

/** Sets a number place by place with the keys of each. */
async function dial(hands: Hands, wanted: number): Promise<void> {
  const keys = (await hands.targets()).filter(({ id }) => id.startsWith('each-more-'));
  let left = wanted;
  for (const { id } of keys) {
    const step = Number(id.replace('each-more-', '').replace(',', '.'));
    for (; left >= step - 1e-9; left -= step) await hands.press(id);
  }
}

/** Makes the pizza that was asked for, or one piece too many or too few; as olives on one uncut pizza where none was asked for. */
export const robot: Robot = async (hands, task, right) => {
  const sum = sumOf(task.sumIds[0] ?? '');
  const order = orderOf(sum);
  const made: Made = askedOf(sum, order) ?? {
    ...begun(order),
    cut: 1,
    topped: { num: 1, den: 1 },
    each: sum.answer,
  };
  const off = right ? 0 : 1;
  if (order.form === 'knife') {
    await turn(hands, 'cut', made.cut + off);
  } else {
    if (order.cuts.length > 1) await turn(hands, 'cut', made.cut);
    const pieces = piecesOf(made).num;
    const full = order.form !== 'olives' && pieces >= order.pizzas * made.cut;
    await turn(hands, 'pizza', order.form === 'olives' ? pieces : pieces + (full ? -off : off));
  }
  if (order.form === 'olives') await dial(hands, made.each.num / made.each.den + off);
  await hands.press('ready');
};
