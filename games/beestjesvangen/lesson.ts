import type { PlateKind } from '@games/kit/feedback/number-plate';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { arcTints, type Ditch } from './ditch';
import type { Glass } from './glass';
import type { Net } from './net';
import { glassFromBoth, type Hops, hides, landingOf, landingsAround } from './rules';
import type { Way } from './way';

/** Time for which each number comes before the next, ms. */
const each = 150;
const knownCount = 5;
/** The net is lifted off its pad by so much, design px, for this time. */
const lift = { by: 74, ms: 200 } as const;

interface World {
  readonly ditch: Ditch;
  readonly net: Net;
  readonly glass: Glass;
  readonly way: Way;
}

/** A miss by the net. */
interface NetMiss {
  readonly net: number;
  readonly right: Hops;
  /** The child missed before, too: a number of hops it knows is named. */
  readonly isAgain: boolean;
}

/**
 * After a miss: net and frog leave the pads free. The pad of the net gets its number, and so do the last pad before it and the first after it on which the
 * frog lands, and where it came to. The glass shows the gap leaf by leaf. Returns what removes it.
 */
export async function teachNet(kit: SceneKit, world: World, miss: NetMiss): Promise<() => void> {
  const { motion, sounds } = kit;
  const { ditch, net, glass, way } = world;
  const { right } = miss;
  const landing = landingOf(right);
  net.fade(0.75);
  void net.flyTo(ditch.xAt(miss.net), net.rest - lift.by, lift.ms);
  if (hides(landing, miss.net, ditch.pitch)) void way.back(right);
  ditch.plate(miss.net, 'given');
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
    net.fade(1);
    glass.unmark();
  };
}
