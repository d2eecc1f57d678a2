import type { Robot } from '@games/kit/input/robot';
import { parseSumOrThrow } from '@/maths/sum/read-sum';

const mostSteps = 80;

/** Rides by the arrows, by the Page keys where it is far, then posts the letter; wrong is one door beside it. */
export const robot: Robot = async (player, task, right) => {
  const { answer } = parseSumOrThrow(task.sumIds[0] ?? '');
  const now = async () => {
    const range = (await player.targets()).find(({ id }) => id === 'line')?.range;
    if (range === undefined) throw new Error('robot: the street is gone');
    return range;
  };
  const exact = answer.num / answer.den;
  const start = await now();
  // One arrow tells how far it is from door to door.
  await player.step('line', start.now === start.max ? 'ArrowLeft' : 'ArrowRight');
  const each = Math.abs((await now()).now - start.now);
  const wanted = right ? exact : exact + (exact + each > start.max ? -each : each);
  for (let step = 0; step < mostSteps; step++) {
    const off = Math.round((wanted - (await now()).now) / each);
    if (off === 0) break;
    const isFar = Math.abs(off) >= 10;
    await player.step(
      'line',
      isFar ? (off > 0 ? 'PageUp' : 'PageDown') : off > 0 ? 'ArrowRight' : 'ArrowLeft',
    );
  }
  await player.press('ready');
};
