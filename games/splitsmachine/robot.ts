import type { Robot } from '@games/kit/input/robot';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { five, planOf } from './rules';

/** Slides the divider by keys and pulls the lever; wrong is one too many, or one too few. */
export const robot: Robot = async (player, task, right) => {
  const plan = planOf(parseSumOrThrow(task.sumIds[0] ?? ''));
  const { asked, slots } = plan;
  const wanted = right ? asked : asked < slots ? asked + 1 : asked - 1;
  const now = async () => (await player.targets()).find(({ id }) => id === 'tube')?.range?.now ?? 0;
  for (let step = 0; step < slots; step++) {
    const left = wanted - (await now());
    if (left === 0) break;
    const key = Math.abs(left) >= five ? 'Page' : 'Arrow';
    await player.step('tube', `${key}${left > 0 ? 'Up' : 'Down'}`);
  }
  await player.press('ready');
};
