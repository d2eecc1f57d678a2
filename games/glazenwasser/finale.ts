import { addSheet } from '@games/kit/celebration/sheet';
import type { Particles } from '@games/kit/effects/particles';
import { withSkip } from '@games/kit/feedback/continue-button';
import type { Box } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects, Input } from 'phaser';
import { game } from './game-id';
import { sheetOver } from './glass';
import type { Layout } from './layout';

/** Windows of the front in the celebration. */
const grid = { columns: 5, rows: 4 } as const;
/** Time for which the child moves the sun, then the sun goes by itself, and the light stays, ms. */
const longest = 2600;
const byItself = 700;
const ending = 700;
/** How far a key moves the sun, of its way. */
const nudge = 0.18;

/** Scale of a resident in a window. */
const homeSize = 1.2;
/** Names the residents behind the windows. */
const homes = ['home-cat', 'home-plant', 'home-duck', 'home-bear'] as const;

interface FinaleSpec {
  readonly particles: Particles;
  readonly label: string;
  /** Number of windows in which somebody lives. */
  readonly residents: number;
  readonly risen: () => void;
}

/** The celebration: the child drags the sun over the front, and window after window lights up. */
export class Finale {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  readonly #spec: FinaleSpec;
  readonly #box: GameObjects.Container;
  readonly #sun: GameObjects.Image;
  readonly #lights: readonly GameObjects.NineSlice[];
  /** Keeps the residents who look out, by the place of their window. */
  readonly #homes: ReadonlyMap<number, GameObjects.Image>;
  #part = 0;
  #lit = 0;
  #heldAt: { readonly x: number; readonly part: number } | null = null;
  #done: () => void = () => {};

  constructor(kit: SceneKit, layout: Layout, spec: FinaleSpec) {
    this.#kit = kit;
    this.#layout = layout;
    this.#spec = spec;
    const { room, sun } = layout;
    const windows = cellsOf(room).map((cell) => sheetOver(kit, 'window', cell));
    this.#lights = cellsOf(room).map((cell) => sheetOver(kit, 'window-lit', cell).setAlpha(0));
    this.#homes = new Map(
      homesAmong(this.#lights.length, spec.residents).map((place, k) => [place, this.#home(place, k)]),
    );
    this.#sun = kit.scene.add.image(sun.from, sun.y, game, 'sun').setDepth(62);
    this.#box = kit.scene.add
      .container(0, 0, [...windows, ...this.#lights, ...this.#homes.values()])
      .setDepth(12);
    this.#move(0);
  }

  /** Lets the child drag the sun across; it goes by itself where nobody does. */
  async hold(): Promise<void> {
    const { scene, motion } = this.#kit;
    const over = new Promise<void>((done) => {
      this.#done = done;
    });
    const close = addSheet(this.#kit, {
      id: 'sun',
      label: this.#spec.label,
      repeats: true,
      press: (input) => {
        if (input === 'pointer' || input === 'touch')
          this.#heldAt = { x: scene.input.activePointer.worldX, part: this.#part };
        else this.#move(this.#part + nudge);
      },
    });
    scene.input.on('pointermove', this.#follow);
    const alone = motion.wait(longest).then(() => this.#go());
    await withSkip(
      this.#kit,
      this.#layout.go,
      Promise.race([over, alone]).then(() => this.#shine()),
    );
    scene.input.off('pointermove', this.#follow);
    close();
  }

  clear(): void {
    this.#box.destroy();
    this.#sun.destroy();
  }

  readonly #follow = ({ isDown, worldX }: Input.Pointer): void => {
    if (this.#heldAt === null || !isDown) return;
    const { from, to } = this.#layout.sun;
    this.#move(this.#heldAt.part + (worldX - this.#heldAt.x) / ((to - from) * 0.7));
  };

  async #go(): Promise<void> {
    if (!this.#sun.active) return;
    const at = { part: this.#part };
    await this.#kit.motion.tween({
      targets: at,
      part: 1,
      duration: byItself,
      ease: 'Sine.InOut',
      onUpdate: () => this.#move(at.part),
    });
    this.#move(1);
  }

  /** The sun is so far on its way: the windows before it are lit. */
  #move(part: number): void {
    if (!this.#sun.active) return;
    this.#part = Math.min(1, Math.max(this.#part, part));
    const { y, from, to } = this.#layout.sun;
    const rise = Math.sin(this.#part * Math.PI) * 56;
    this.#sun.setPosition(from + (to - from) * this.#part, y - rise).setAngle((this.#part - 0.5) * 30);
    const count = Math.round(this.#part * grid.columns) * grid.rows;
    for (; this.#lit < count; this.#lit++) {
      const window = this.#lights[this.#lit];
      if (window === undefined) continue;
      void this.#kit.motion.tween({ targets: window, alpha: 1, duration: 180 });
      this.#wake(this.#homes.get(this.#lit));
      if (this.#lit % grid.rows === 0) {
        this.#kit.sounds.play('ping');
        this.#glint(window.x + window.width / 2, window.y + window.height / 2);
      }
    }
    if (this.#part >= 1) this.#done();
  }

  /** Somebody behind a window; asleep, so out of sight, until the sun comes. */
  #home(place: number, k: number): GameObjects.Image {
    const { x = 0, y = 0, width = 0, height = 0 } = cellsOf(this.#layout.room)[place] ?? {};
    return this.#kit.scene.add
      .image(x + width / 2, y + height - 9, game, homes[k % homes.length] ?? homes[0])
      .setScale(homeSize, 0)
      .setVisible(false);
  }

  /** The sun wakes whoever lives there: up to the sill. */
  #wake(home: GameObjects.Image | undefined): void {
    if (home === undefined) return;
    home.setVisible(true);
    void this.#kit.motion.tween({ targets: home, scaleY: homeSize, duration: 320, ease: 'Back.Out' });
  }

  #glint(x: number, y: number): void {
    for (let k = 0; k < 4; k++)
      this.#spec.particles.emit(
        'glint',
        x + (this.#kit.random.next() - 0.5) * 60,
        y + this.#kit.random.next() * 260,
        {
          vx: 0,
          vy: -20,
          life: 600,
          size: 0.4 + this.#kit.random.next() * 0.6,
          spin: 90,
          depth: 60,
        },
      );
  }

  async #shine(): Promise<void> {
    if (!this.#sun.active) return;
    const { sounds, motion, random } = this.#kit;
    sounds.play('shine');
    this.#spec.risen();
    for (const { x, y, width, height } of cellsOf(this.#layout.room))
      if (random.next() < 0.5)
        this.#spec.particles.emit('glint', x + width / 2, y + height / 2, {
          vx: 0,
          vy: 0,
          life: 500 + random.next() * 500,
          size: 0.5 + random.next() * 0.7,
          spin: 120,
          depth: 60,
        });
    await motion.flourish({ targets: this.#sun, scale: 1.25, duration: 220, yoyo: true, ease: 'Sine.InOut' });
    await motion.wait(ending);
  }
}

/** Returns the windows in which so many live, spread over all: steps of 7 of 20 come to every window once. */
function homesAmong(windows: number, count: number): readonly number[] {
  return Array.from({ length: Math.min(windows, count) }, (_, k) => (2 + k * 7) % windows);
}

const cellsOf = ({ x, y, width, height }: Box): readonly Box[] => {
  const [wide, tall] = [width / grid.columns, height / grid.rows];
  return Array.from({ length: grid.columns * grid.rows }, (_, k) => ({
    x: x + Math.floor(k / grid.rows) * wide + 5,
    y: y + (k % grid.rows) * tall + 5,
    width: wide - 10,
    height: tall - 10,
  }));
};
