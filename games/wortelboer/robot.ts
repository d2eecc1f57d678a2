import type { Robot } from '@games/kit/input/robot';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { cardsFor } from './cards';
import { planOf } from './plan';

/** Lays the share and what the goat gets, and pushes the cart; wrong is one too many each. */
export const robot: Robot = async (player, task, right) => {
  const { asked, rest } = planOf(parseSumOrThrow(task.sumIds[0] ?? ''));
  for (const card of cardsFor(right ? asked : asked + 1)) await player.press(`card-${card}`);
  if (rest > 0) {
    await player.press('goat');
    for (const card of cardsFor(rest)) await player.press(`card-${card}`);
  }
  await player.press('ready');
};
