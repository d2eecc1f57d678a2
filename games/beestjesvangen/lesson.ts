import { numberPlate, type PlateKind } from '@games/kit/feedback/number-plate';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { arcTints, type Ditch } from './ditch';
import type { Glass } from './glass';
import type { Layout } from './layout';
import type { Net } from './net';
import { glassFromBoth, type Hops, landingOf, landingsAround } from './rules';
import { depths } from './scenery';

/** Time for which each number comes before the next, ms. */
const each = 150;
const knownCount = 5;

interface World {
  readonly layout: Layout;
  readonly ditch: Ditch;
  readonly net: Net;
  readonly glass: Glass;
}

/** A miss by the net. */
interface NetMiss {
  readonly net: number;
  readonly right: Hops;
  /** The child missed before, too: a number of hops it knows is named. */
  readonly isAgain: boolean;
}

/**
 * After a miss: the pad of the net gets its number, and so do the last pad before it and the first after it on which the
 * frog lands, and where it came to. The glass shows the gap leaf by leaf. Returns what removes it.
 */
export async function teachNet(kit: SceneKit, world: World, miss: NetMiss): Promise<() => void> {
  const { scene, motion, sounds, design } = kit;
  const { layout, ditch, net, glass } = world;
  const { right } = miss;
  const landing = landingOf(right);
  const x = ditch.xAt(miss.net);
  const own = numberPlate(scene, x, layout.given, `${miss.net}`, 'given').setDepth(depths.plate);
  const half = own.getBounds().width / 2 + 8;
  own.setX(Math.min(design.width - half, Math.max(half, x)));
  net.fade(0.75);
  const numbers = new Map<number, PlateKind>([
    [miss.net, 'given'],
    [landing, 'right'],
  ]);
  ditch.gap(miss.net, landing);
  glass.mark(glassFromBoth(miss.net, landing), numbers, landing);
  sounds.play('lamp');
  await motion.wait(each);
  ditch.plate(landing, 'right');
  const { before, after } = landingsAround(right.each, miss.net);
  const beside = new Set([before, after].filter((pad) => pad !== landing && pad > 0 && pad <= landing));
  if (miss.isAgain && right.count > knownCount) {
    const known = knownCount * right.each;
    for (let hop = 0; hop < knownCount; hop++)
      ditch.arc(hop * right.each, (hop + 1) * right.each, arcTints.known);
    beside.add(known);
  }
  beside.delete(landing);
  beside.delete(miss.net);
  const shown: number[] = [];
  for (const pad of beside) {
    // Two numbers that would lie over each other are not both written: the nearer one is first.
    if (shown.some((other) => Math.abs(ditch.xAt(other) - ditch.xAt(pad)) < 84)) continue;
    shown.push(pad);
    sounds.play('lamp');
    ditch.plate(pad, 'hint', 1);
    await motion.wait(each);
  }
  return () => {
    own.destroy();
    net.fade(1);
    glass.unmark();
  };
}
