import type { Player, Robot } from '@games/kit/input/robot';
import { plus, type Rational, rational } from '@/maths/number/rational';
import { writeNumber } from '@/maths/number/write-number';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { askedOf, begun, type Made, orderOf } from './order';
import { piecesOf } from './portion';

const maxSteps = 400;

/** Steps a slider to a value by the arrows, or as near as it gets. */
async function turn(player: Player, id: string, wanted: number): Promise<void> {
  const now = async () => (await find(player, id))?.range?.now;
  for (let k = 0; k < maxSteps; k++) {
    const before = await now();
    if (before === undefined || Math.abs(before - wanted) < 1e-9) return;
    await player.step(id, before < wanted ? 'ArrowUp' : 'ArrowDown');
    if ((await now()) === before) return;
  }
}

const find = async (player: Player, id: string) =>
  (await player.targets()).find((target) => target.id === id);

/** Takes a knife and draws it over the pizza, which a hand does in one stroke; a key cuts at once. */
async function cutInto(player: Player, cut: number): Promise<void> {
  if (player.stroke !== undefined) return player.stroke(`knife-${cut}`, 'pizza');
  await player.press(`knife-${cut}`);
  // In the hand of a pointer the knife waits for its stroke.
  const isHeld = (await find(player, `knife-${cut}`))?.state === 'selected';
  if (isHeld) await player.press('pizza');
}

/** Writes a number on the pieces, digit by digit. */
async function write(player: Player, value: Rational): Promise<void> {
  if ((await find(player, 'pad-1')) === undefined) await player.press('fold-pad');
  const hasPoint = (await player.targets()).some(({ id }) => id === 'pad-.');
  const written = writeNumber(value, hasPoint ? 'en' : 'nl', 'decimal');
  for (const key of written.replaceAll(/[^\d.,]/g, '')) await player.key(key);
}

/** Makes the pizza that was asked for, or one piece too many or too few; as olives on one uncut pizza where none was asked for. */
export const robot: Robot = async (player, task, right) => {
  const sum = parseSumOrThrow(task.sumIds[0] ?? '');
  const order = orderOf(sum);
  const made: Made = askedOf(sum, order) ?? {
    ...begun(order),
    cut: 1,
    topped: { num: 1, den: 1 },
    each: sum.answer,
  };
  const off = right ? 0 : 1;
  if (order.form === 'knife') {
    await cutInto(player, right ? made.cut : (order.cuts.find((cut) => cut !== made.cut) ?? made.cut));
  } else {
    if (made.cut !== begun(order).cut) await cutInto(player, made.cut);
    const pieces = piecesOf(made).num;
    const full = order.form !== 'olives' && pieces >= order.pizzas * made.cut;
    await turn(player, 'pizza', order.form === 'olives' ? pieces : pieces + (full ? -off : off));
  }
  if (order.form === 'olives') await write(player, plus(made.each, rational(off)));
  await player.press('ready');
};
