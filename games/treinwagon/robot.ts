import { playTask, type Robot } from '@games/kit/robot';
import { sumOf } from '@/maths/sum/read-sum';

/** As any building from pieces; for an answer below zero the train is turned first. */
export const robot: Robot = async (hands, task, right) => {
  const isBelow = sumOf(task.sumIds[0] ?? '').answer.num < 0;
  const turn = (await hands.targets()).find(({ id }) => id === 'turn');
  if (turn !== undefined && isBelow !== (turn.state === 'selected')) await hands.press('turn');
  await playTask(hands, task, right);
};
