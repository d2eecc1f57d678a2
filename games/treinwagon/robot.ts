import { playTask, type Robot } from '@games/kit/input/robot';
import { parseSumOrThrow } from '@/maths/sum/read-sum';

/** As any building from pieces; for an answer below zero the train is turned first. */
export const robot: Robot = async (player, task, right) => {
  const isBelow = parseSumOrThrow(task.sumIds[0] ?? '').answer.num < 0;
  const turn = (await player.targets()).find(({ id }) => id === 'turn');
  if (turn !== undefined && isBelow !== (turn.state === 'selected')) await player.press('turn');
  await playTask(player, task, right);
};
