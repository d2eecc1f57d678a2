import type { Motion } from '@games/kit/effects/motion';
import { numberPlate, type PlateKind } from '@games/kit/feedback/number-plate';
import { withFace } from '@games/kit/layout/face';
import type { GameObjects, Scene } from 'phaser';
import { type Face, furs } from './faces';
import { game } from './game-id';
import type { Standing } from './layout';
import { Pile } from './pile';

const face = { x: -34, y: -30, width: 68, height: 56 };
const headAt = { x: 0, y: -84 } as const;
/** The basket before a rabbit, towards the viewer, and the floor of its pile. */
const basketAt = { x: 12, y: 66 } as const;
const floor = { x: 12, y: 44 } as const;
const plateAt = { x: 12, y: 76 } as const;
const plateSize = 0.74;

/** One rabbit with its basket. */
export class Seat {
  readonly box: GameObjects.Container;
  readonly pile: Pile;
  readonly #motion: Motion;
  readonly #scene: Scene;
  readonly #rabbit: GameObjects.Container;
  readonly #head: GameObjects.Image;
  readonly #scarf: GameObjects.Image;
  #plate: GameObjects.Container | undefined;
  #at: Standing;
  #look: Face = 'open';

  constructor(scene: Scene, motion: Motion, at: Standing, place: number) {
    this.#scene = scene;
    this.#motion = motion;
    this.#at = at;
    const fur = furs[place % furs.length] ?? furs[0];
    const body = scene.add.image(0, 0, game, 'rabbit-body').setTint(fur);
    this.#scarf = scene.add.image(0, -50, game, 'scarf').setVisible(false);
    this.#head = withFace(scene.add.image(headAt.x, headAt.y, game, 'rabbit-open').setTint(fur), face);
    this.#rabbit = scene.add.container(0, 0, [body, this.#scarf, this.#head]);
    this.pile = new Pile(scene, motion);
    this.pile.box.setPosition(floor.x, floor.y);
    const basket = scene.add.image(basketAt.x, basketAt.y, game, 'basket');
    this.box = scene.add
      .container(at.x, at.y, [this.#rabbit, this.pile.box, basket])
      .setScale(at.size)
      .setDepth(6 + at.y / 1000);
    motion.idle({
      targets: this.#head,
      y: headAt.y - 2.5,
      angle: place % 2 === 0 ? 2 : -2,
      duration: 1500 + place * 90,
    });
  }

  get at(): Standing {
    return this.#at;
  }

  /** Where the cart stops for it, before its basket. */
  get stop(): { readonly x: number; readonly y: number } {
    const { x, y, size } = this.#at;
    return { x: x + basketAt.x * size, y: y + 98 * size + 22 };
  }

  wear(look: Face): void {
    this.#look = look;
    this.#head.setFrame(`rabbit-${look}`);
  }

  /** Shuts its eyes, or opens them, while it has nothing else to show. */
  blink(on: boolean): void {
    if (this.#look === 'open') this.#head.setFrame(on ? 'rabbit-shut' : 'rabbit-open');
  }

  /** Wears a scarf: what is asked is for it. */
  choose(on: boolean): void {
    this.#scarf.setVisible(on);
  }

  /** Shows or hides the rabbit; its basket stays. */
  sit(on: boolean): void {
    this.#rabbit.setVisible(on);
  }

  /** A rabbit that ought to be there. */
  haunt(): void {
    this.#rabbit.setAlpha(0.4);
  }

  /** Writes a number on the basket; nothing takes it away. */
  write(text: string | null, kind: PlateKind = 'known'): void {
    this.#plate?.destroy();
    this.#plate = undefined;
    if (text === null) return;
    const plate = numberPlate(this.#scene, plateAt.x, plateAt.y, text, kind);
    plate.setScale(plateSize / Math.min(1, Math.max(0.8, this.#at.size)));
    this.box.add(plate);
    this.#plate = plate;
  }

  async move(to: Standing, duration: number): Promise<void> {
    this.#at = to;
    this.box.setDepth(6 + to.y / 1000);
    await this.#motion.tween({
      targets: this.box,
      x: to.x,
      y: to.y,
      scale: to.size,
      duration,
      ease: 'Quad.Out',
    });
  }

  /** Hops once, such as for joy. */
  async hop(by = 20, delay = 0): Promise<void> {
    await this.#motion.flourish({
      targets: this.#rabbit,
      y: -by,
      duration: 120,
      delay,
      yoyo: true,
      ease: 'Quad.Out',
    });
    this.#rabbit.setY(0);
  }

  /** Chews, in step with the others. */
  async munch(): Promise<void> {
    for (let bite = 0; bite < 3; bite++) {
      this.wear('munch');
      await this.#motion.wait(110);
      this.wear('happy');
      await this.#motion.wait(110);
    }
    this.wear('open');
  }

  destroy(): void {
    this.box.destroy();
  }
}
