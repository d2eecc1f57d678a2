import type { Particles } from '@games/kit/effects/particles';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { KIT, type KitFrame } from '@games/kit/textures/kit-texture';
import type { GameObjects } from 'phaser';
import { game } from './buoy';
import type { Layout } from './layout';

const depth = 58;
/** Checks of the banner across the finish, design px. */
const check = { size: 22, columns: 2 } as const;
const checks = [0x2b2a4c, 0xfffaf0] as const;
const pole = 0xc2946f;
/** Watchers along the shore: boats of other animals. */
const watching = ['boat-3', 'boat-2', 'boat-4', 'boat-3', 'boat-2'] as const;
/** A watcher cheers while the boat is so near, and jumps so often, design px and ms. */
const cheers = { reach: 170, every: 300, high: 26 } as const;
/** Swell that rolls through the bay. */
const swell = { rows: 3, pitch: 150, speed: 0.09 } as const;

interface Watcher {
  readonly boat: GameObjects.Image;
  readonly y: number;
  since: number;
}

/** What stands around a regatta: flags, the finish, swell, and boats that cheer as the child comes past. */
export class Waterside {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  readonly #particles: Particles;
  readonly #made: GameObjects.Image[] = [];
  readonly #watchers: readonly Watcher[];
  readonly #swell: readonly GameObjects.Image[];

  constructor(kit: SceneKit, layout: Layout, particles: Particles) {
    this.#kit = kit;
    this.#layout = layout;
    this.#particles = particles;
    const wide = layout.middle.x * 2;
    const { shore, high, low, garland } = layout.regatta;
    const count = Math.round(wide / 46);
    for (let k = 0; k < count; k++) {
      const along = k / (count - 1);
      const sag = Math.sin(along * Math.PI * 3) ** 2 * 26;
      this.#put(along * wide, garland + sag, `flag-${(k % 3) + 1}`, depth + 2);
    }
    this.#swell = Array.from({ length: Math.ceil(wide / swell.pitch) * swell.rows }, (_, k) => {
      const row = k % swell.rows;
      const x = Math.floor(k / swell.rows) * swell.pitch + row * 54;
      return this.#put(x, high + ((low - high) * (row + 0.6)) / swell.rows, 'foam', depth - 4)
        .setScale(5.4, 1.5)
        .setAlpha(0.34);
    });
    this.#watchers = watching.map((frame, k) => {
      const y = shore + (k % 2) * 12;
      const boat = this.#put(((k + 0.6) / watching.length) * wide, y, frame, depth + 12);
      return { boat: boat.setScale(k % 2 === 0 ? 0.62 : -0.62, 0.62), y, since: k * 90 };
    });
    this.#gate();
  }

  /** Called every frame with its length in ms, and with how far the child's boat has come. */
  update(delta: number, far: number): void {
    const wide = this.#layout.middle.x * 2;
    for (const wave of this.#swell) {
      wave.x -= delta * swell.speed;
      if (wave.x < -80) wave.x += wide + 160;
    }
    for (const watcher of this.#watchers) {
      watcher.since += delta;
      if (Math.abs(watcher.boat.x - far) < cheers.reach && watcher.since > cheers.every) this.#cheer(watcher);
    }
  }

  /** The boat is over the finish: flags fly, more of them when every mark was lit, and all watchers cheer. */
  finish(y: number, isFull: boolean): void {
    const { sounds, random } = this.#kit;
    sounds.play('regatta');
    const { finish } = this.#layout.regatta;
    for (let k = 0; k < (isFull ? 34 : 16); k++)
      this.#particles.emit(`flag-${(k % 3) + 1}`, finish, y - 60, {
        vx: (random.next() - 0.6) * 760,
        vy: -180 - random.next() * 420,
        gravity: 620,
        life: 1300,
        size: 0.7 + random.next() * 0.5,
        spin: 260,
        depth: 69,
      });
    for (const watcher of this.#watchers) this.#cheer(watcher);
  }

  async leave(): Promise<void> {
    await this.#kit.motion.tween({ targets: this.#made, alpha: 0, duration: 160 });
    this.#kit.scene.tweens.killTweensOf(this.#made);
    for (const image of this.#made) image.destroy();
  }

  #cheer(watcher: Watcher): void {
    watcher.since = 0;
    const { boat, y } = watcher;
    void this.#kit.motion.flourish({
      targets: boat,
      y: { from: y, to: y - cheers.high },
      angle: { from: 0, to: boat.scaleX > 0 ? -9 : 9 },
      duration: 140,
      yoyo: true,
      ease: 'Quad.Out',
    });
    for (const vx of [-110, 110])
      this.#particles.emit('drop', boat.x, y, {
        vx,
        vy: -150,
        gravity: 620,
        life: 460,
        size: 0.8,
        depth: 72,
      });
  }

  /** Two poles with a chequered banner between them, through which the boat sails. */
  #gate(): void {
    const { finish, high, low } = this.#layout.regatta;
    const top = high - 110;
    const frame: KitFrame = 'paper';
    const add = (x: number, y: number, width: number, height: number, tint: number, at: number) => {
      const part = this.#kit.scene.add
        .image(x, y, KIT, frame)
        .setDisplaySize(width, height)
        .setTint(tint)
        .setDepth(at);
      this.#made.push(part);
    };
    add(finish, (top + low) / 2 + 20, 12, low - top + 40, pole, depth - 3);
    const rows = Math.floor((low - top) / check.size);
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < check.columns; column++) {
        const tint = checks[(row + column) % 2] ?? checks[0];
        add(
          finish + 17 + column * check.size,
          top + (row + 0.5) * check.size,
          check.size,
          check.size,
          tint,
          depth - 3,
        );
      }
  }

  #put(x: number, y: number, frame: string, at: number): GameObjects.Image {
    const image = this.#kit.scene.add.image(x, y, game, frame).setDepth(at);
    this.#made.push(image);
    return image;
  }
}
