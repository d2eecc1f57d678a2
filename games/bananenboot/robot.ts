import type { Robot } from '@games/kit/input/robot';
import { plus, rational } from '@/maths/number/rational';
import { writeNumber } from '@/maths/number/write-number';
import { answerNotation, asAnswer } from '@/maths/sum/answer';
import { parseSumOrThrow } from '@/maths/sum/read-sum';

/** Types the answer, with its comma, its colon or its remainder, and pulls the rope; wrong is one too many. */
export const robot: Robot = async (player, task, right) => {
  const sum = parseSumOrThrow(task.sumIds[0] ?? '');
  const value = right ? sum.answer : plus(sum.answer, rational(1));
  const answer = asAnswer(sum, value);
  const isOwn = answer?.kind === 'remainder' || answer?.kind === 'moment';
  const typed = isOwn
    ? answerNotation(answer).replace('h', ':')
    : writeNumber(value, 'nl').replaceAll(/\s/g, '').replace('−', '-');
  const ids = (await player.targets()).map(({ id }) => id);
  for (const key of typed) await player.key(key === ',' && !ids.includes('pad-,') ? '.' : key);
  await player.press('ready');
};
