import type { SceneKit } from '@games/kit/scene/scene-kit';
import { spokenNames } from '@games/kit/text/notation';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import type { SumId } from '@/maths/sum/sum';
import { keptOf } from './matter';
import { bagOrder } from './rules';
import type { LivingRoom } from './scenery';
import { texts } from './texts.gen';

/** Lets fluff slide through the hose: it joins the stair in order. */
export async function swallow(
  kit: SceneKit,
  { field, hose, rack, gulp }: LivingRoom,
  ids: readonly SumId[],
): Promise<void> {
  const ordered = bagOrder(ids.map(parseSumOrThrow));
  const { mouth } = hose;
  await Promise.all(
    ordered.map(async ({ id }, place) => {
      const fluff = field.at(id);
      await fluff?.swallowed(mouth, place * 40);
      kit.sounds.play('slurp');
      gulp();
      await rack.slide(keptOf(fluff?.bar ?? []), place + 1, hose.way(3));
    }),
  );
  kit.say(texts[kit.locale]('bag', { items: spokenNames(ordered, kit.locale) }));
}
