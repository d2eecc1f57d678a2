import type { Robot } from '@games/kit/input/robot';
import { parseSumOrThrow } from '@/maths/sum/read-sum';

const mostSteps = 60;

/** Turns the dial by its keys, the largest that still helps first, and pulls the brake; wrong is one step beside it. */
export const robot: Robot = async (player, task, right) => {
  const { answer } = parseSumOrThrow(task.sumIds[0] ?? '');
  const look = async () => {
    const targets = await player.targets();
    const range = targets.find(({ id }) => id === 'dial')?.range;
    if (range === undefined) throw new Error('robot: the dial is gone');
    const each = Number(task.line?.step ?? 1);
    const keys = targets.flatMap(({ id, state }) => {
      const [, way, size] = /^(back|ahead)-([\d.]+)$/.exec(id) ?? [];
      if (size === undefined || state === 'disabled') return [];
      return [{ id, by: Number(size) * (way === 'back' ? -1 : 1) }];
    });
    return { range, keys, each };
  };
  const { range, keys, each } = await look();
  const isTime = range.max === 1439;
  const unit = isTime ? 1 : stepOf(task.line?.step, each);
  const exact = Math.round(answer.num / answer.den / unit);
  const small = Math.min(...keys.map(({ by }) => Math.abs(by)));
  const isLast = (exact + small) * unit > range.max;
  const wanted = right ? exact : exact + (isLast ? -small : small);
  for (let step = 0; step < mostSteps; step++) {
    const now = await look();
    const off = wanted - Math.round(now.range.now / unit);
    if (off === 0) break;
    const best = now.keys
      .filter(({ by }) => Math.sign(by) === Math.sign(off) && Math.abs(by) <= Math.abs(off))
      .toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by))[0];
    if (best === undefined) throw new Error('robot: no key leads there');
    await player.press(best.id);
  }
  await player.press('ready');
};

/** Reads the step of a line, which may be a fraction. */
function stepOf(step: string | undefined, fallback: number): number {
  const [num, den = '1'] = (step ?? '').split('/');
  const value = Number(num) / Number(den);
  return Number.isFinite(value) && value > 0 ? value : fallback;
}
