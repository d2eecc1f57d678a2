import { playTask, type Robot } from '@games/kit/input/robot';

/** Chooses a lily and lets the frog croak; in the other modes it plays as any game of the mode is played. */
export const robot: Robot = async (player, task, right) => {
  await playTask(player, task, right);
  if (task.mode === 'choose') await player.press('ready');
};
