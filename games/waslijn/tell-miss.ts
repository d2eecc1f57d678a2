import { waitForContinue } from '@games/kit/feedback/continue-button';
import { WordPlate } from '@games/kit/feedback/word-plate';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { Layout } from './layout';

/** Says one sentence on a plate on the grass, its numbers aloud beside it, and waits until the child goes on. */
export async function tellMiss(
  kit: SceneKit,
  { words, go }: Layout,
  told: string,
  spoken: string,
): Promise<void> {
  const plate = new WordPlate(kit, words, 'wrong');
  await plate.say(told);
  kit.say(spoken);
  await waitForContinue(kit, go);
  plate.destroy();
}
