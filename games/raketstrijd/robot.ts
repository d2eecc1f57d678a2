import type { Robot } from '@games/kit/input/robot';
import { plus, rational } from '@/maths/number/rational';
import { writeNumber } from '@/maths/number/write-number';
import { answerNotation, asAnswer } from '@/maths/sum/answer';
import { parseSumOrThrow } from '@/maths/sum/read-sum';

/** Types the answer, with its comma or its remainder, and pushes the lever; wrong is one too many. */
export const robot: Robot = async (player, task, right) => {
  const sum = parseSumOrThrow(task.sumIds[0] ?? '');
  const value = right ? sum.answer : plus(sum.answer, rational(1));
  const answer = asAnswer(sum, value);
  const isRest = answer?.kind === 'remainder';
  const typed = isRest ? answerNotation(answer) : writeNumber(value, 'nl').replaceAll(/\s/g, '');
  const ids = (await player.targets()).map(({ id }) => id);
  for (const key of typed) await player.key(key === ',' && !ids.includes('pad-,') ? '.' : key);
  await player.press('ready');
};
