import type { SceneKit } from '@games/kit/scene/scene-kit';
import { spokenNames } from '@games/kit/text/notation';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import type { SumId } from '@/maths/sum/sum';
import type { Fluff } from './fluff';
import { firstShare, keptOf, partsOfOne } from './matter';
import { bagOrder } from './rules';
import type { LivingRoom } from './scenery';
import { texts } from './texts.gen';

/** Each gulp sounds higher than the one before, by this share. */
const higher = 0.12;

const uncover = ({ stair }: LivingRoom, fluff: Fluff, row: number): Promise<void> => {
  const { x, y } = fluff.box;
  const uncovered = { parts: keptOf(fluff.bar), unit: partsOfOne(fluff.sum), name: fluff.releaseText() };
  return stair.uncover(uncovered, row, { x, y });
};

/** Sucks a fluff in: its name and its amount stay on the rug, in a row of the stair. */
async function suck(
  kit: SceneKit,
  room: LivingRoom,
  fluff: Fluff,
  { row, delay }: { readonly row: number; readonly delay: number },
): Promise<void> {
  const sucked = async () => {
    await fluff.suckedInto(room.hose.mouth, delay);
    kit.sounds.play('slurp', 1 + (row - 1) * higher);
    room.gulp(firstShare(keptOf(fluff.bar)));
  };
  const uncovered = async () => {
    if (delay > 0) await kit.motion.wait(delay);
    await uncover(room, fluff, row);
  };
  await Promise.all([sucked(), uncovered()]);
}

/** Blows a fluff off that stays out of the bag: its name and its amount are seen in a row of the stair. */
export async function blowOff(room: LivingRoom, fluff: Fluff, row: number): Promise<void> {
  void fluff.blownOff();
  await uncover(room, fluff, row);
}

/** Sucks fluff in, in the order of its first numbers: it joins the stair. */
export async function swallow(kit: SceneKit, room: LivingRoom, ids: readonly SumId[]): Promise<void> {
  const ordered = bagOrder(ids.map(parseSumOrThrow));
  await Promise.all(
    ordered.map(async ({ id }, place) => {
      const fluff = room.field.at(id);
      if (fluff !== undefined) await suck(kit, room, fluff, { row: place + 1, delay: place * 30 });
    }),
  );
  kit.say(texts[kit.locale]('bag', { items: spokenNames(ordered, kit.locale) }));
}
