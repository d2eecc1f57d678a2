import type { Robot } from '@games/kit/input/robot';
import { parseSumOrThrow } from '@/maths/sum/read-sum';

const mostSteps = 80;

/** Lowers the hook by the arrows, then jerks; wrong is one mark beside it. Page keys go ten marks. */
export const robot: Robot = async (player, task, right) => {
  const { answer } = parseSumOrThrow(task.sumIds[0] ?? '');
  const now = async () => {
    const range = (await player.targets()).find(({ id }) => id === 'line')?.range;
    if (range === undefined) throw new Error('robot: the rope is gone');
    return range;
  };
  const exact = answer.num / answer.den;
  const start = await now();
  // One arrow tells how much a mark is worth, and the page keys go the way the hook hangs.
  const isLast = Math.abs(exact - start.max) < 1e-9;
  const tell = Math.abs(start.now - start.max) < 1e-9 ? 'ArrowLeft' : 'ArrowRight';
  await player.step('line', tell);
  const each = Math.abs((await now()).now - start.now);
  const wanted = right ? exact : exact + (isLast ? -each : each);
  const isUp = start.min < 0;
  for (let step = 0; step < mostSteps; step++) {
    const off = Math.round((wanted - (await now()).now) / each);
    if (off === 0) break;
    const isMore = off > 0;
    const isFar = Math.abs(off) >= 10;
    const page = isMore === isUp ? 'PageUp' : 'PageDown';
    await player.step('line', isFar ? page : isMore ? 'ArrowRight' : 'ArrowLeft');
  }
  await player.press('ready');
};
