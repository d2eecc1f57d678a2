import { freePlay } from '@games/kit/celebration/free-play';
import type { Particles } from '@games/kit/effects/particles';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import { bodySize } from './blob';
import { game } from './game-id';
import { depths, type Layout } from './layout';
import { kinds } from './rules';
import { texts } from './texts.gen';

/** Longest time of the parade, ms, and how far it walks, design px. */
const longest = 3600;
const walks = 150;
/** Middle of a face and of a mask from the feet. */
const faceAt = -126;
const maskAt = -86;

interface FinaleSpec {
  readonly particles: Particles;
  /** All blobs wear a mask. */
  readonly dressed: () => void;
}

interface Walker {
  readonly box: GameObjects.Container;
  readonly mask: GameObjects.Container;
  readonly face: GameObjects.Image;
}

/** The celebration: all blobs walk in a parade, and the child puts a mask on each. */
export class Finale {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  readonly #spec: FinaleSpec;
  readonly #size: number;
  readonly #walkers: readonly Walker[];

  constructor(kit: SceneKit, layout: Layout, spec: FinaleSpec) {
    this.#kit = kit;
    this.#layout = layout;
    this.#spec = spec;
    const { x, across } = layout.parade;
    this.#size = across / 200;
    this.#walkers = Array.from({ length: kinds }, (_, kind) =>
      this.#walker(kind, x + (kind - (kinds - 1) / 2) * across),
    );
  }

  /** Resolves when all wear a mask, the time is over or it is skipped. */
  async play(): Promise<void> {
    const { motion, locale, design } = this.#kit;
    await Promise.all(this.#walkers.map((walker, kind) => this.#arrive(walker, kind)));
    for (const [kind, { box }] of this.#walkers.entries()) this.#walk(box, kind);
    await freePlay(this.#kit, {
      things: this.#walkers.map((walker, kind) => ({
        at: () => ({ x: walker.box.x, y: walker.box.y + maskAt * this.#size, reach: 84 * this.#size + 20 }),
        hit: () => void this.#dress(walker, kind),
        clear: () => void this.#dress(walker, kind),
      })),
      label: texts[locale]('dress'),
      bottom: design.height,
      go: this.#layout.go,
      longest,
    });
    this.#spec.dressed();
    this.#confetti();
    await motion.wait(800);
  }

  #walker(kind: number, x: number): Walker {
    const { scene } = this.#kit;
    const body = scene.add.image(0, 0, game, `blob-${kind + 1}`).setScale(bodySize);
    const face = scene.add.image(0, faceAt, game, 'face-calm');
    const mask = scene.add
      .container(0, maskAt, [
        scene.add.image(0, 0, game, `mask-${kind + 1}`),
        scene.add.image(0, -53, game, 'peek'),
        scene.add.image(0, 18, game, 'spark').setScale(2.6),
      ])
      .setVisible(false);
    const box = scene.add
      .container(x, this.#layout.parade.y, [body, face, mask])
      .setScale(this.#size)
      .setDepth(depths.raised + kind / 100)
      .setAlpha(0);
    return { box, mask, face };
  }

  async #arrive({ box }: Walker, kind: number): Promise<void> {
    const { motion } = this.#kit;
    const { x } = box;
    if (!motion.reduced) box.setX(x - 90);
    await motion.tween({ targets: box, x, alpha: 1, delay: kind * 40, duration: 240, ease: 'Sine.Out' });
  }

  /** Hops along with the parade. */
  #walk(box: GameObjects.Container, kind: number): void {
    const { motion } = this.#kit;
    const side = this.#layout.middle < 500 ? 0.2 : 1;
    motion.idle({ targets: box, x: box.x + walks * side * 0.5, duration: longest / 2 });
    motion.idle({ targets: box, y: box.y - 18, duration: 260, delay: kind * 70, ease: 'Sine.Out' });
  }

  async #dress({ mask, face, box }: Walker, kind: number): Promise<void> {
    const { motion, sounds, scene } = this.#kit;
    if (!scene.sys.isActive() || mask.visible) return;
    sounds.play('dress');
    face.setVisible(false);
    mask.setVisible(true);
    if (!motion.reduced) mask.setY(maskAt - 170).setAngle(kind % 2 === 0 ? 20 : -20);
    this.#sparkle(box.x, box.y + faceAt * this.#size, 9);
    await motion.tween({ targets: mask, y: maskAt, angle: 0, duration: 190, ease: 'Back.Out' });
  }

  #sparkle(x: number, y: number, count: number): void {
    const { random } = this.#kit;
    for (let at = 0; at < count; at++)
      this.#spec.particles.emit('spark', x, y, {
        vx: (random.next() - 0.5) * 460,
        vy: -100 - random.next() * 300,
        gravity: 900,
        life: 620,
        size: 0.6 + random.next() * 0.7,
        spin: 150,
        depth: depths.stars,
      });
  }

  #confetti(): void {
    const { random, design } = this.#kit;
    this.#kit.sounds.play('party');
    for (let at = 0; at < 84; at++)
      this.#spec.particles.emit(
        `confetti-${(at % 4) + 1}`,
        random.next() * design.width,
        this.#layout.parade.y - 460,
        {
          vx: (random.next() - 0.5) * 120,
          vy: 60 + random.next() * 160,
          gravity: 260,
          life: 1500,
          size: 0.8 + random.next() * 0.6,
          spin: 300 * (random.next() - 0.5),
          depth: depths.stars,
        },
      );
  }
}
