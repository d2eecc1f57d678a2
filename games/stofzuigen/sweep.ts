import type { Box, Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { Piece } from '@games/kit/text/prompt-pieces';
import type { GameObjects, Input } from 'phaser';
import { Dusk } from './dusk';
import { type Heap, heapAt } from './heaps';
import type { Layout } from './layout';
import { dustSpots } from './rules';
import type { LivingRoom } from './scenery';
import { texts } from './texts.gen';

/** Clumps of dust, of which so many at most wear a number; fewer with reduced motion. */
const clumps = { full: 14, calm: 8 } as const;
/** So many places lie between two clumps with a number: they are found all over the floor. */
const apart = 5;
/** Longest time the child steers, ms. */
const longest = { full: 3600, calm: 2600 } as const;
/** How near the mouth has to come to a clump, and to a cloud of dust, design px. */
const reach = { heap: 96, cloud: 165 } as const;
/** How far an arrow key drives the mouth, design px. */
const stride = 150;
/** Each clump sounds higher than the one before, by this share. */
const higher = 0.06;
/** How far dust lies beyond the floor, for screens of other shapes, design px. */
const beyond = { x: 200, y: 140 } as const;

const ways: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** A turbo that the child steers over a dusty floor: by finger and mouse, by arrow keys, or from clump to clump by one switch. */
export class Sweep {
  /** Resolves when all is clean, or time is up. */
  readonly over: Promise<void>;
  readonly #kit: SceneKit;
  readonly #room: LivingRoom;
  readonly #floor: Box;
  readonly #dusk: Dusk;
  readonly #heaps: Set<Heap>;
  readonly #zone: GameObjects.Zone;
  #at: Point;
  #eaten = 0;
  #allEaten = () => {};

  constructor(kit: SceneKit, room: LivingRoom, { floor, nozzle }: Layout, found: readonly Piece[]) {
    const { motion, random, scene, design, targets, locale } = kit;
    this.#kit = kit;
    this.#room = room;
    this.#floor = floor;
    this.#at = nozzle;
    this.#dusk = new Dusk(kit, {
      x: floor.x - beyond.x,
      y: floor.y,
      width: floor.width + 2 * beyond.x,
      height: floor.height + beyond.y,
    });
    const kind = motion.reduced ? 'calm' : 'full';
    const spots = dustSpots(clumps[kind], floor, random);
    const numbers = new Map(found.map((number, k) => [(k * apart) % spots.length, number]));
    this.#heaps = new Set(spots.map((spot, place) => heapAt(kit, spot, place, numbers.get(place))));
    this.over = Promise.race([
      motion.wait(longest[kind]),
      new Promise<void>((done) => {
        this.#allEaten = done;
      }),
    ]);
    this.#zone = scene.add
      .zone(design.width / 2, design.height / 2, design.width, design.height)
      .setDepth(69);
    targets.add({
      id: 'turbo',
      label: texts[locale]('suck'),
      object: this.#zone,
      always: true,
      ownRing: true,
      repeats: true,
      press: (input) => {
        if (input === 'keyboard' || input === 'switch') this.#steer(this.#nearest());
      },
      keys: { from: 'all', take: (key) => this.#drive(key) },
    });
    scene.input.on('pointerdown', this.#point).on('pointermove', this.#point);
    room.hose.follow(nozzle);
  }

  /** Called once a frame: what the mouth comes near is sucked in. */
  update(): void {
    const { mouth } = this.#room.hose;
    this.#dusk.lift(mouth, reach.cloud);
    for (const heap of this.#heaps)
      if (Math.hypot(heap.box.x - mouth.x, heap.box.y - mouth.y) < reach.heap) this.#eat(heap);
    if (this.#heaps.size === 0) this.#allEaten();
  }

  /** Whirls in what is left. */
  async end(): Promise<void> {
    const { scene, motion } = this.#kit;
    scene.input.off('pointerdown', this.#point).off('pointermove', this.#point);
    this.#zone.destroy();
    this.#dusk.end(this.#room.hose.mouth);
    for (const heap of this.#heaps) this.#eat(heap);
    await motion.wait(300);
    this.#room.hose.letGo();
  }

  readonly #point = ({ worldX: x, worldY: y }: Input.Pointer): void => this.#steer({ x, y });

  #steer(at: Point | undefined): void {
    if (at === undefined) return;
    const { x, y, width, height } = this.#floor;
    this.#at = {
      x: Math.max(x + 40, Math.min(x + width - 40, at.x)),
      y: Math.max(y + 30, Math.min(y + height - 30, at.y)),
    };
    this.#room.hose.follow(this.#at);
  }

  #drive(key: string): void {
    const way = ways[key];
    if (way !== undefined) this.#steer({ x: this.#at.x + way.x * stride, y: this.#at.y + way.y * stride });
  }

  /** The clump that is nearest to the mouth. */
  #nearest(): Point | undefined {
    const far = ({ box: { x, y } }: Heap) => Math.hypot(x - this.#at.x, y - this.#at.y);
    const [first] = [...this.#heaps].toSorted((a, b) => far(a) - far(b));
    return first && { x: first.box.x, y: first.box.y };
  }

  #eat(heap: Heap): void {
    const { motion, sounds } = this.#kit;
    const { hose, dust, gulp, weave } = this.#room;
    this.#heaps.delete(heap);
    sounds.play('slurp', 1 + this.#eaten * higher);
    weave.light(this.#eaten);
    this.#eaten += 1;
    heap.eyes.setFrame('fluff-eyes-shy');
    heap.still();
    if (!motion.reduced) dust.stir(heap.box, 4, 50);
    gulp(0.5);
    void motion
      .tween({
        targets: heap.box,
        ...hose.mouth,
        scale: 0.2,
        alpha: 0,
        angle: 90,
        duration: 190,
        ease: 'Quad.In',
      })
      .then(() => heap.box.destroy());
  }
}
