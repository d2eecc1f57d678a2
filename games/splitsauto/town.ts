import { growIn } from '@games/kit/celebration/grow-in';
import { volumeTint } from '@games/kit/celebration/volumes';
import type { Motion } from '@games/kit/effects/motion';
import type { Point } from '@games/kit/layout/design';
import type { GameObjects, Scene } from 'phaser';
import { game } from './game-id';
import { bays, frameOf, isEvening, setHolds, standsIn } from './growth';
import type { Layout } from './layout';
import { depths } from './scenery';

/** The town behind the road: chicks that came home at its windows, and the garage with what rounds brought. */
export class Town {
  readonly #scene: Scene;
  readonly #motion: Motion;
  readonly #layout: Layout;
  /** What stands in each bay. */
  readonly #garage: (GameObjects.Image | undefined)[] = [];
  readonly #isLit: boolean;
  readonly #faces: GameObjects.Image[] = [];
  #rounds: number;

  /** `home` is the number of right answers of the round, `rounds` that of the rounds before. */
  constructor(
    scene: Scene,
    motion: Motion,
    layout: Layout,
    { home, rounds }: { home: number; rounds: number },
  ) {
    this.#scene = scene;
    this.#motion = motion;
    this.#layout = layout;
    this.#isLit = isEvening(rounds);
    this.#rounds = rounds;
    for (let bay = 0; bay < bays; bay++) this.#put(standsIn(bay, rounds));
    for (let nth = 0; nth < home; nth++) this.#face();
  }

  get rounds(): number {
    return this.#rounds;
  }

  /** Lets one more chick look out of a window. */
  async welcome(): Promise<void> {
    const face = this.#face();
    if (face === null) return;
    const { y } = face;
    face.setY(y + 16).setAlpha(0);
    await this.#motion.tween({ targets: face, y, alpha: 1, duration: 260, ease: 'Back.Out' });
    face.setY(y);
  }

  /** Lets everybody at the windows hop. */
  cheer(): void {
    for (const [nth, face] of this.#faces.entries())
      void this.#motion.flourish({
        targets: face,
        scaleY: face.scaleX * 1.16,
        duration: 110,
        delay: nth * 24,
        yoyo: true,
        ease: 'Quad.Out',
      });
  }

  /** Parks the vehicle of the finished round, in the place of an older one where the garage is full; returns where. */
  async park(): Promise<Point> {
    const vehicle = this.#put(this.#rounds++);
    if (vehicle === null) throw new Error('a round that brought nothing');
    await growIn(this.#motion, vehicle);
    return { x: vehicle.x, y: vehicle.y };
  }

  #put(place: number | null): GameObjects.Image | null {
    if (place === null) return null;
    const bay = place % bays;
    const { xs, ys, size } = this.#layout.bays;
    this.#garage[bay]?.destroy();
    const vehicle = this.#scene.add
      .image(xs[bay % xs.length] ?? 0, ys[Math.floor(bay / xs.length)] ?? 0, game, frameOf(place % setHolds))
      .setScale(size)
      .setTint(volumeTint(Math.floor(place / setHolds)))
      .setDepth(depths.bay);
    this.#garage[bay] = vehicle;
    return vehicle;
  }

  #face(): GameObjects.Image | null {
    const { xs, ys, size } = this.#layout.windows;
    const nth = this.#faces.length;
    // Windows fill from the middle of the street, one row after the other.
    const x = xs[(nth * 5 + 3) % xs.length];
    const y = ys[Math.floor(nth / xs.length)];
    if (x === undefined || y === undefined) return null;
    if (this.#isLit) this.#scene.add.image(x, y, game, 'light').setDepth(depths.face - 0.1);
    const face = this.#scene.add
      .image(x, y + 4, game, 'face')
      .setScale(size)
      .setDepth(depths.face);
    this.#faces.push(face);
    return face;
  }
}
