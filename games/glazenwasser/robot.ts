import { playTask, type Robot } from '@games/kit/input/robot';
import { plus, rational } from '@/maths/number/rational';
import { writeNumber } from '@/maths/number/write-number';
import { parseSumOrThrow } from '@/maths/sum/read-sum';

/** Types as anybody does; a decimal with its comma. */
export const robot: Robot = async (player, task, right) => {
  const { answer, kind } = parseSumOrThrow(task.sumIds[0] ?? '');
  if (kind !== 'decimal') return playTask(player, task, right);
  const ids = (await player.targets()).map(({ id }) => id);
  const typed = writeNumber(right ? answer : plus(answer, rational(1)), 'nl');
  for (const key of typed) await player.key(key === ',' && !ids.includes('pad-,') ? '.' : key);
  await player.press('ready');
};
