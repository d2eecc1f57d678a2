import type { Motion } from '@games/kit/effects/motion';
import type { Point } from '@games/kit/layout/design';
import type { GameObjects, Scene } from 'phaser';
import { rail as board } from './art/sizes';
import { game } from './game-id';
import { beadScale, fiveOf, type Reach, railSpot } from './rules';

const dropStagger = 18;
const dropTime = 300;

/** Largest height of content that is not an amount, design px. */
const room = 100;

/** A board with places for an amount: two ten-frames up to 20, ten small ones up to 100, none for other content. */
export class Rail {
  readonly box: GameObjects.Container;
  readonly #scene: Scene;
  readonly #motion: Motion;
  #reach: Reach = 20;
  #isBare = false;
  #held: GameObjects.Container | undefined;
  #ground: GameObjects.GameObject[] = [];
  #beads: GameObjects.Image[] = [];

  constructor(scene: Scene, motion: Motion, x: number, y: number, size: number) {
    this.#scene = scene;
    this.#motion = motion;
    this.box = scene.add.container(x, y).setScale(size);
    this.#lay(20);
  }

  /** Takes off what lies on the board. */
  clear(): void {
    this.#held?.destroy();
    this.#held = undefined;
    for (const bead of this.#beads) bead.destroy();
    this.#beads = [];
  }

  /** Shows the board for amounts up to `reach`; another board is empty, on the same one everything stays. */
  set(reach: Reach, isBare = false): void {
    if (reach === this.#reach && isBare === this.#isBare) return;
    this.clear();
    this.#isBare = isBare;
    this.#lay(reach);
  }

  /** Shows an amount at once. */
  lay(count: number): void {
    for (let index = 0; index < count; index++) this.#bead(index, railSpot(index, this.#reach));
  }

  /** Drops an amount onto the board from where it was, bead by bead; `each` is called as each one lands. */
  async receive(from: readonly Point[], each?: () => void): Promise<void> {
    const { x, y, scale } = this.box;
    const stagger = from.length > 30 ? 7 : dropStagger;
    await Promise.all(
      from.map(async (spot, index) => {
        const place = railSpot(index, this.#reach);
        const bead = this.#bead(index, { x: (spot.x - x) / scale, y: (spot.y - y) / scale });
        const end = beadScale(this.#reach);
        bead.setScale(end * 0.6);
        const delay = index * stagger;
        const across = this.#motion.tween({
          targets: bead,
          x: place.x,
          scale: end,
          duration: dropTime,
          delay,
          ease: 'Sine.InOut',
        });
        const down = this.#motion.tween({
          targets: bead,
          y: place.y,
          duration: dropTime,
          delay,
          ease: 'Back.In',
        });
        await Promise.all([across, down]);
        if (index % 5 === 0) each?.();
      }),
    );
  }

  /** Moves content without dots onto the board: money, a clock, a sign. */
  async hold(thing: GameObjects.Container): Promise<void> {
    this.#held = thing;
    const { x, y, scale } = this.box;
    const size = Math.min(1, room / thing.getBounds().height) * scale;
    await this.#motion.tween({ targets: thing, x, y, scale: size, duration: 460, ease: 'Sine.InOut' });
  }

  /** Rings the places `from` up to `to`: surplus beads or empty places. */
  mark(from: number, to: number, what: 'over' | 'short'): void {
    for (let index = from; index < to; index++) {
      const { x, y } = railSpot(index, this.#reach);
      const ring = this.#scene.add
        .image(x, y, game, `ring-${what}`)
        .setScale(beadScale(this.#reach))
        .setAlpha(0);
      this.box.add(ring);
      this.#beads.push(ring);
      void this.#motion.tween({ targets: ring, alpha: 1, duration: 220 });
    }
  }

  #bead(index: number, { x, y }: Point): GameObjects.Image {
    const bead = this.#scene.add.image(x, y, game, `bead-${fiveOf(index)}`).setScale(beadScale(this.#reach));
    this.box.add(bead);
    this.#beads.push(bead);
    return bead;
  }

  #lay(reach: Reach): void {
    for (const part of this.#ground) part.destroy();
    this.#reach = reach;
    const { add } = this.#scene;
    const plank = () => add.nineslice(0, 5, game, 'plank', board.width + 20, board.height + 26, 44, 44, 0, 0);
    if (this.#isBare) this.#ground = [plank()];
    else if (reach === 20) this.#ground = [add.image(0, 0, game, 'rail')];
    else this.#ground = [plank(), ...tenFrames(add)];
    this.box.addAt(this.#ground, 0);
  }
}

const tenFrames = (add: Scene['add']): GameObjects.Image[] =>
  Array.from({ length: 10 }, (_, frame) => {
    const left = railSpot(frame * 10, 100).x;
    const right = railSpot(frame * 10 + 5, 100).x;
    return add.image((left + right) / 2, 0, game, 'ten-frame');
  });
