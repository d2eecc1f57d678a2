import { type Player, playTask, type Robot } from '@games/kit/input/robot';
import { parseSumOrThrow } from '@/maths/sum/read-sum';

const mostMoves = 30;

/** What one press brings the net to: a leaf under the glass, or ten pads on or back. */
async function moves(player: Player): Promise<readonly { readonly id: string; readonly to: number }[]> {
  const open = (await player.targets()).filter(({ state }) => state !== 'disabled');
  const range = open.find(({ id }) => id === 'line')?.range;
  if (range === undefined) throw new Error('robot: the net is gone');
  return open.flatMap(({ id, value }) => {
    if (id === 'line-much-less') return [{ id, to: Math.max(range.min, range.now - 10) }];
    if (id === 'line-much-more') return [{ id, to: Math.min(range.max, range.now + 10) }];
    return id.startsWith('leaf-') && value !== undefined ? [{ id, to: Number(value) }] : [];
  });
}

/** Brings the net to a pad, each time as near as one press can. */
async function bring(player: Player, wanted: number): Promise<void> {
  for (let move = 0; move < mostMoves; move++) {
    const [best] = (await moves(player)).toSorted(
      (a, b) => Math.abs(a.to - wanted) - Math.abs(b.to - wanted),
    );
    if (best === undefined) break;
    await player.press(best.id);
    if (best.to === wanted) return;
  }
  throw new Error('robot: no such pad');
}

/** Puts the net over the pad, or two pads beside it, or chooses or catches; then lets the frog croak. */
export const robot: Robot = async (player, task, right) => {
  if (task.mode !== 'place') {
    await playTask(player, task, right);
    if (task.mode === 'choose') await player.press('ready');
    return;
  }
  const { answer } = parseSumOrThrow(task.sumIds[0] ?? '');
  const aside = answer.num > 2 ? -2 : 2;
  await bring(player, answer.num + (right ? 0 : aside));
  await player.press('ready');
};
