import type { Robot } from '@games/kit/input/robot';
import { parseSumOrThrow } from '@/maths/sum/read-sum';

const mostSteps = 120;
const tiny = 1e-9;

/** Aims the spade by arrows and digs, layer by layer, then lifts; wrong is one mark beside it. */
export const robot: Robot = async (player, task, right) => {
  const { answer } = parseSumOrThrow(task.sumIds[0] ?? '');
  const exact = answer.num / answer.den;
  const targets = async () => await player.targets();
  const range = async () => (await targets()).find(({ id }) => id === 'line')?.range;
  const isOpen = async (id: string) =>
    (await targets()).some((target) => target.id === id && target.state !== 'disabled');
  for (let step = 0; step < mostSteps && !(await isOpen('ready')); step++) {
    const before = await range();
    if (before === undefined) throw new Error('robot: the beach is gone');
    // One arrow tells how much a part is worth.
    const isAtEnd = Math.abs(before.now - before.max) < tiny;
    await player.step('line', isAtEnd ? 'ArrowLeft' : 'ArrowRight');
    const each = Math.abs(((await range())?.now ?? before.now) - before.now);
    const parts = Math.round((before.max - before.min) / each);
    // After a wrong part the number lies beyond the layer.
    const part = Math.min(parts, Math.max(0, Math.floor((exact - before.min) / each + 1e-6)));
    const isMark = Math.abs(before.min + part * each - exact) < each * 1e-6;
    const isWrongHere = !right && isMark;
    const wanted = isWrongHere ? (part === parts ? part - 1 : part + 1) : part;
    for (let k = 0; k < mostSteps; k++) {
      const now = (await range())?.now ?? 0;
      const off = Math.round((before.min + wanted * each - now) / each);
      if (off === 0) break;
      await player.step('line', off > 0 ? 'ArrowRight' : 'ArrowLeft');
    }
    await player.press('dig');
  }
  await player.press('ready');
};
