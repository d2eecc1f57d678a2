import { banner } from '@games/kit/celebration/banner';
import { freePlay } from '@games/kit/celebration/free-play';
import { withSkip } from '@games/kit/feedback/continue-button';
import type { Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { AwakeSkeleton } from './awake';
import type { DigSite } from './dig-site';
import { digUp, offerDrag } from './dig-up';
import type { Layout } from './layout';
import { Meerkat } from './meerkat';
import { boneCount, findAfter } from './rules';
import { texts } from './texts.gen';

/** Longest time for playing on the bones, ms. */
const longest = 2200;
/** How often sand jumps while the skeleton roars. */
const gusts = 8;

/**
 * Lets the child rub the bone of this round free, drag it into its skeleton, and play on the bones of it as it walks; then it
 * roars. Returns the place of the skeleton in its bed.
 */
export async function celebrateFind(
  kit: SceneKit,
  { square, field, brush, meerkat, skeleton, fly }: DigSite,
  { hole, go, stage, family }: Layout,
  rounds: number,
): Promise<Point> {
  const { scene, motion, sounds, card, locale } = kit;
  const t = texts[locale];
  const find = skeleton.next;
  meerkat.cheer();
  await Promise.all([field.clear(), square.fade()]);
  card.leave();
  const pit = { x: hole.x + hole.width / 2, y: hole.y + hole.height / 2 };
  const bone = await digUp(kit, {
    frame: `bone-${find.kind}-${find.bones - 1}`,
    pit,
    go,
    brush,
    label: t('rub'),
    fly,
  });
  brush.hide();
  meerkat.stepForward();
  const awake = new AwakeSkeleton(kit, find, stage);
  const { x, y, angle, scale: size } = skeleton.pose;
  skeleton.leave();
  const aside = { x: stage.x + stage.size * 110, y: stage.y + stage.size * 150 };
  void motion.tween({ targets: bone, ...aside, scale: stage.size, duration: 380, ease: 'Sine.InOut' });
  await awake.rise({ x, y, angle, size });
  const drag = offerDrag(kit, bone, t('drag'));
  await withSkip(kit, go, drag.over);
  drag.end();
  await motion.tween({ targets: bone, ...awake.slot, angle: 0, duration: 260, ease: 'Cubic.In' });
  sounds.play('snap');
  fly(awake.slot, 24, 300);
  bone.destroy();
  const pups = family
    .slice(0, 2 + Math.ceil(find.bones / 3))
    .map((at, place) => new Meerkat(scene, motion, at, 66 + place));
  for (const pup of pups) void pup.rise();
  await awake.wake();
  let beat = 0;
  const things = awake.keys((at, isFound) => {
    fly(at, isFound ? 5 : 10, 200);
    pups[beat % pups.length]?.cheer();
    beat += 1;
  });
  await freePlay(kit, { things, label: t('ring'), bottom: kit.design.height, go, longest });
  const title = t(skeleton.isWhole ? 'whole' : 'bone');
  const name = banner(kit, { ...card.middle, width: 540 }, title);
  const { bones } = findAfter(rounds);
  kit.say(`${title} ${t('found', { count: bones, all: boneCount })}`);
  sounds.play('roar');
  for (const each of [meerkat, ...pups]) each.cheer();
  await withSkip(kit, go, Promise.all([awake.roar(), quake(kit, awake, fly), motion.wait(1100)]));
  // The card of the end stands there.
  name.destroy();
  await awake.lieDown(skeleton.pose);
  skeleton.comeBack();
  for (const pup of pups) pup.watch();
  return skeleton.pose;
}

/** The ground trembles: sand jumps along the skeleton while it roars. */
async function quake({ motion, random }: SceneKit, awake: AwakeSkeleton, fly: DigSite['fly']): Promise<void> {
  const { x, y, width, height } = awake.bounds;
  for (let gust = 0; gust < gusts; gust++) {
    fly({ x: x + random.next() * width, y: y + height * (0.7 + random.next() * 0.3) }, 8, 260);
    await motion.wait(110);
  }
}
