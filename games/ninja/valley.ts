import { growIn } from '@games/kit/celebration/grow-in';
import { placeOf, volumeAt, volumeTint } from '@games/kit/celebration/volumes';
import type { Motion } from '@games/kit/effects/motion';
import type { Point } from '@games/kit/layout/design';
import type { GameObjects, Scene } from 'phaser';
import type { Layout } from './layout';
import { bridgeHolds, builtAfter, valley } from './rules';
import { game } from './world';

/** Half the width of the gorge, and the height of the bridge above the boards, design px. */
const reach = 268;
const above = 62;
const sag = 26;
const storeyHeight = 17;
/** Distance of the two ropes of the bridge, design px. */
const rail = 56;
/** Flags on the upper rope, one over each plank, so that a plank is seen from afar: their size, and their colours in turn. */
const flag = { scale: 0.72, height: 52 } as const;
/** A plank is as long as its part of the bridge. */
const plankSize = { x: ((2 * reach) / bridgeHolds / 36) * 0.96, y: 1.3 } as const;
const flagColours = [0x4a9fd0, 0xfff3d6, 0xd9543f, 0x57a866, 0xf2b93b] as const;

/** What the child builds in the gorge, a piece a round: the bridge, the pagoda, a garden of chimes. */
export class Valley {
  readonly #scene: Scene;
  readonly #motion: Motion;
  readonly #layout: Layout;
  #rounds: number;
  #tip: GameObjects.Image | undefined;
  #things: GameObjects.Image[] = [];
  #flags: GameObjects.Image[] = [];

  constructor(scene: Scene, motion: Motion, layout: Layout, rounds: number) {
    this.#scene = scene;
    this.#motion = motion;
    this.#layout = layout;
    this.#rounds = rounds;
    this.#ropes();
    this.#draw();
  }

  /** Adds the piece of the finished round, which `rounds` includes, and returns it. */
  async grow(rounds: number): Promise<Point> {
    this.#rounds = rounds;
    for (const thing of [...this.#things, ...this.#flags]) thing.destroy();
    this.#things = [];
    this.#flags = [];
    this.#draw();
    const place = placeOf(rounds, valley);
    const newest = this.#things[place];
    if (newest === undefined) throw new Error('a round that built nothing');
    const flown = this.#flags[place];
    await Promise.all(
      [newest, ...(flown === undefined ? [] : [flown])].map((thing) => growIn(this.#motion, thing)),
    );
    return { x: newest.x, y: newest.y };
  }

  /** Draws all pieces, in the order they were built. */
  #draw(): void {
    const { planks, storeys, chimes } = builtAfter(this.#rounds);
    for (let index = 0; index < planks; index++) {
      const at = ((index + 0.5) / bridgeHolds) * 2 - 1;
      this.#put(this.#layout.middle + at * reach, this.#dip(at), 'plank')
        .setScale(plankSize.x, plankSize.y)
        .setAngle(-at * 4);
      this.#fly(index, at);
    }
    const { pagoda, garden } = this.#layout;
    for (let index = 0; index < storeys; index++)
      this.#put(pagoda.x, pagoda.y - index * storeyHeight, 'pagoda-storey').setScale(0.84 - index * 0.08);
    this.#tip?.destroy();
    if (storeys > 0)
      this.#tip = this.#scene.add
        .image(pagoda.x, pagoda.y - (storeys - 1) * storeyHeight - 18, game, 'pagoda-top')
        .setScale(0.6)
        .setDepth(3);
    for (let index = 0; index < chimes; index++)
      this.#put(garden.x + (index % 4) * 40, garden.y + Math.floor(index / 4) * 14, 'garden-chime');
    for (const [place, thing] of this.#things.entries())
      thing.setTint(volumeTint(volumeAt(this.#rounds, valley, place) ?? 0));
  }

  #put(x: number, y: number, frame: string): GameObjects.Image {
    const thing = this.#scene.add.image(x, y, game, frame).setDepth(4);
    this.#things.push(thing);
    return thing;
  }

  /** Hangs a flag on the upper rope. */
  #fly(index: number, at: number): void {
    const { middle } = this.#layout;
    this.#flags.push(
      this.#scene.add
        .image(middle + at * reach, this.#dip(at) - rail + flag.height / 2, game, 'tag')
        .setScale(flag.scale)
        .setTint(flagColours[index % flagColours.length] ?? flagColours[0])
        .setDepth(4),
    );
  }

  /** Height of the bridge at a place from −1, the left cliff, to 1, the right one. */
  #dip(at: number): number {
    return this.#layout.boards - above + sag * (1 - at * at);
  }

  #ropes(): void {
    const { middle } = this.#layout;
    const ropes = this.#scene.add.graphics().setDepth(3).lineStyle(4, 0x7a5a6a, 0.9);
    for (const lift of [0, rail]) {
      let [x, y] = [middle - reach, this.#dip(-1) - lift];
      for (let index = 1; index <= bridgeHolds; index++) {
        const at = (index / bridgeHolds) * 2 - 1;
        const next = [middle + at * reach, this.#dip(at) - lift] as const;
        ropes.lineBetween(x, y, ...next);
        [x, y] = next;
        if (lift > 0 && index % 2 === 0) ropes.lineBetween(x, y, x, y + lift);
      }
    }
    ropes.lineStyle(9, 0x6a4a5a, 1);
    for (const side of [-1, 1])
      ropes.lineBetween(middle + side * reach, this.#dip(1) + 17, middle + side * reach, this.#dip(1) - 66);
  }
}
