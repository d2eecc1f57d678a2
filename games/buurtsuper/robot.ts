import { playTask, type Robot } from '@games/kit/input/robot';
import { plus, rational } from '@/maths/number/rational';
import { writeNumber } from '@/maths/number/write-number';
import { parseSumOrThrow } from '@/maths/sum/read-sum';

/** As any building from pieces; an amount is typed with its comma. */
export const robot: Robot = async (player, task, right) => {
  if (task.mode !== 'type') return playTask(player, task, right);
  const { answer } = parseSumOrThrow(task.sumIds[0] ?? '');
  const typed = writeNumber(right ? answer : plus(answer, rational(1)), 'nl');
  const ids = (await player.targets()).map(({ id }) => id);
  for (const key of typed) await player.key(key === ',' && !ids.includes('pad-,') ? '.' : key);
  await player.press('ready');
};
