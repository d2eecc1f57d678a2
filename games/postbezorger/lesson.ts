import { inSight, numberPlate } from '@games/kit/feedback/number-plate';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import type { Bike } from './bike';
import { game } from './game-id';
import { heights, type Layout, plateAt } from './layout';
import { fitting, hopsTo, lastHops, restAt } from './rules';
import { depths } from './scenery';
import { close, lowest, type StreetView, small } from './street-view';

/** Time of all hops at most, and of one jump of ten and one hop of one, ms. */
const allHops = 460;
/** Colour of the child's own way, and how far above those of lampposts the number itself stands from afar. */
const childs = 0xff8f6e;
const above = 66;
const leap = 200;
const step = 120;
/** Time in which the street is shown as far as the miss reaches, ms. */
const back = 260;
/** Time in which it comes near again, taken from that of the hops, and in which the right number appears, ms. */
const closer = 200;
const shows = 140;
/** How high arcs of ten and of one are, and where their ends stand. Short ones are lower. */
const high = { leap: 84, step: 60 } as const;
const steep = 0.9;
const arcFoot = 0;
/** Arcs pass before the bicycle and the boxes at the quay. */
const arcDepth = depths.nearBox + 0.2;
/** Distance of the beads that draw an arc, and the most of one; those of arcs narrower than this are smaller. */
const beadGap = 17;
const narrow = 62;
const least = 0.4;
const mostBeads = 30;
/** How high the step of the sum hangs over its way, and the shortest way over which there is room for it. */
const stepAt = -122;
const leastWay = 130;
/** The bicycle waits so far beyond a number: half its basket, design px. */
const basket = 34;
/** Two numbers so far apart can be read beside each other, design px. */
const readable = 96;
/** Room beside the two doors, in doors, and the sizes of the bicycle beside the ways. */
const aside = 3;
const smallest = 0.5;
const largest = 0.8;

interface World {
  readonly layout: Layout;
  readonly view: StreetView;
  readonly bike: Bike;
}

interface Miss {
  readonly given: number;
  readonly right: number;
  /** The lamppost from which the right door is counted. */
  readonly lamp: number;
  /** Door at which the hops begin: that of the number of the sum, a lamppost, or the child's own. */
  readonly from: number;
  /** The sum goes from that number on: what it adds or takes away is written over the way. */
  readonly isSum: boolean;
  readonly write: (door: number) => string;
  /** Writes the length of so many doors. */
  readonly length: (doors: number) => string;
}

/**
 * After a miss: the street is shown as far as the miss reaches. The child's door wears its number, its own way is
 * drawn from where the sum begins, and from there the bicycle hops in tens and ones to the right one. Returns what removes it all.
 */
export async function teach(
  kit: SceneKit,
  { layout, view, bike }: World,
  { given, right, lamp, from: begin, isSum, write, length }: Miss,
): Promise<() => void> {
  const { scene, motion, sounds } = kit;
  const { pitch, shown, size } = layout;
  const [first, last] = [Math.min(given, right, lamp, begin), Math.max(given, right, lamp, begin)];
  const zoomAt = (doors: { readonly first: number; readonly last: number }) =>
    fitting(doors.last - doors.first + 2 * aside, pitch, shown);
  const zoom = zoomAt({ first, last });
  const middle = (first + last) / 2;
  const camera = { share: 0 };
  const afar = sizeAt(zoom);
  const onUpdate = () => {
    const { share } = camera;
    view.place(given + (middle - given) * share, 1 + (zoom - 1) * share);
    // It goes back to where the sum begins meanwhile.
    bike.box.setX(view.xAt(given + (begin - given) * share));
    bike.grow(1 + (afar - 1) * share);
  };
  if (begin !== given) bike.face(begin > given ? 1 : -1);
  await motion.tween({ targets: camera, share: 1, duration: back, ease: 'Sine.InOut', onUpdate });
  camera.share = 1;
  onUpdate();
  const things: (GameObjects.Image | GameObjects.Container)[] = [];
  let own = plate('given', given);
  if (begin !== given) twoWays();
  const hops = hopsTo(begin, right);
  const cost = hops.reduce(
    (all, door, k) => all + (isLeap(k === 0 ? begin : (hops[k - 1] ?? begin), door) ? leap : step),
    0,
  );
  const near = lastHops(begin, given, right, (doors) => doors * pitch * zoom >= readable);
  const pace = Math.min(1, (allHops - (near === null ? 0 : closer)) / Math.max(1, cost));
  bike.face(right > begin ? 1 : -1);
  let from = begin;
  for (const door of hops) {
    const far = isLeap(from, door);
    arc(from, door);
    sounds.play(far ? 'leap' : 'hop');
    await bike.hop(view.xAt(door), (far ? 50 : 22) * size, (far ? leap : step) * pace);
    from = door;
  }
  if (near !== null) own = await closeUp(near);
  if (near === null && isSum && begin !== given) told();
  const other = plate('right', right);
  apart(own, other);
  view.openBox(right);
  await Promise.all([
    hops.length > 0 ? rest(sizeAt(near === null ? zoom : zoomAt(near))) : null,
    motion.tween({ targets: [...other.parts], alpha: 1, duration: shows }),
  ]);

  return () => {
    for (const thing of things) thing.destroy();
    bike.grow(1);
    bike.box.setX(layout.bike.x);
    view.place(right);
  };

  /** Goes near enough to read both numbers, and draws again what is seen there of both ways. Returns the child's number. */
  async function closeUp(doors: { readonly first: number; readonly last: number }) {
    const { first: low, last: high } = doors;
    for (const thing of things.splice(0)) thing.destroy();
    const larger = zoomAt(doors);
    const goal = (low + high) / 2;
    const seen = { share: 0 };
    const follow = () => {
      const { share } = seen;
      view.place(middle + (goal - middle) * share, zoom + (larger - zoom) * share);
      bike.box.setX(view.xAt(right));
      bike.grow(afar + (sizeAt(larger) - afar) * share);
    };
    await motion.tween({ targets: seen, share: 1, duration: closer, ease: 'Sine.InOut', onUpdate: follow });
    seen.share = 1;
    follow();
    const drawWay = (to: number, colour?: number) => {
      let at = begin;
      for (const door of hopsTo(begin, to)) {
        if (door >= low && door <= high) arc(at, door, colour);
        at = door;
      }
    };
    drawWay(given, childs);
    drawWay(right);
    return plate('given', given);
  }

  /** The bicycle turns round and waits where it covers none of the ways. */
  async function rest(bikeSize: number): Promise<void> {
    const side = right > begin ? 1 : -1;
    const door = restAt(begin, given, right);
    if (door !== right) await bike.hop(view.xAt(door) + side * basket * bikeSize * size, 22 * size, shows);
    bike.face(side > 0 ? -1 : 1);
  }

  /** Puts a number below its door, with a stem to it. */
  function plate(kind: 'given' | 'right', door: number) {
    const x = view.xAt(door);
    const stem = scene.add.image(x, view.yAt(66), game, 'stem').setDepth(depths.told);
    stem.setDisplaySize(6, (plateAt.told - 66) * size - 28);
    const number = numberPlate(scene, x, view.yAt(plateAt.told), write(door), kind);
    number.setSize(number.getBounds().width, 62).setDepth(depths.told + 0.1);
    inSight(number, kit.design);
    things.push(stem, number);
    if (kind === 'right') for (const part of [stem, number]) part.setAlpha(0);
    return { number, parts: [stem, number] as const };
  }

  /** Moves two numbers away from each other until both can be read. */
  function apart(one: ReturnType<typeof plate>, two: ReturnType<typeof plate>): void {
    const [first, second] =
      one.number.x <= two.number.x ? [one.number, two.number] : [two.number, one.number];
    const lack = (first.width + second.width) / 2 + 10 - (second.x - first.x);
    if (lack <= 0) return;
    first.setX(first.x - lack / 2);
    second.setX(second.x + lack / 2);
  }

  /** Draws the child's own way, and the number from which it goes. */
  function twoWays(): void {
    let at = begin;
    for (const door of hopsTo(begin, given)) {
      arc(at, door, childs);
      at = door;
    }
    if (!view.isNumbered(begin)) {
      const y = view.yAt(zoom > close ? view.numberAt(begin) : heights.lamp - lowest - above);
      const number = numberPlate(scene, view.xAt(begin), y, write(begin), 'known').setScale(small);
      things.push(inSight(number.setDepth(depths.told), kit.design));
    }
  }

  /** Writes over the way what the sum adds or takes away. */
  function told(): void {
    const way = Math.abs(view.xAt(right) - view.xAt(begin));
    if (way < leastWay) return;
    const text = `${right > begin ? '+' : '−'} ${length(Math.abs(right - begin))}`;
    const x = (view.xAt(begin) + view.xAt(right)) / 2;
    things.push(numberPlate(scene, x, view.yAt(stepAt), text, 'hint').setDepth(depths.told));
  }

  /** Draws one hop as a string of beads from door to door. */
  function arc(a: number, b: number, colour = 0xffffff): void {
    const [x1, x2] = [view.xAt(a), view.xAt(b)];
    const wide = Math.abs(x2 - x1);
    const height = Math.min((isLeap(a, b) ? high.leap : high.step) * size, wide * steep);
    const bead = Math.min(1, Math.max(least, wide / narrow));
    const beads = Math.max(4, Math.min(mostBeads, Math.round((wide + 1.4 * height) / (beadGap * bead))));
    for (let k = 0; k <= beads; k++) {
      const share = k / beads;
      const y = view.yAt(arcFoot) - 4 * share * (1 - share) * height;
      const image = scene.add.image(x1 + (x2 - x1) * share, y, game, 'bead').setTint(colour);
      things.push(image.setScale(bead).setDepth(arcDepth));
    }
  }
}

/** Size of the bicycle where the street is seen from afar. */
const sizeAt = (zoom: number): number => Math.min(largest, Math.max(smallest, zoom));

const isLeap = (from: number, to: number): boolean => Math.abs(to - from) > 1;
