import type { Motion } from '@games/kit/effects/motion';
import type { Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects, Scene } from 'phaser';
import type { RoadView } from './art/sizes';
import { Glyphs, game } from './glyphs';
import { aheadAt, roadPoint } from './perspective';
import type { Road, Thing } from './road';

const frames = ['gate-left', 'gate-middle', 'gate-right'] as const;
/** Half the height of a gate with its plate. */
const up = 120;
/** Touch area: arch and plate, with air between two gates. */
export const gateSize = { width: 190, height: 244 } as const;
/** Largest width of a number on a plate. */
const plateInside = 146;
const digits = 0.97;

/** A gate over one lane with a number on it. It waits for the car. */
export class Gate {
  readonly box: GameObjects.Container;
  readonly lane: number;
  readonly thing: Thing;
  readonly #motion: Motion;
  readonly #scene: Scene;
  readonly #halo: GameObjects.Image;
  readonly #arch: GameObjects.Image;
  #foam: GameObjects.Image | undefined;

  constructor(kit: SceneKit, road: Road, lane: number, text: string, size: number, ahead: number) {
    const { scene, motion } = kit;
    this.#scene = scene;
    this.#motion = motion;
    this.lane = lane;
    const part = (frame: string, y: number) => scene.add.image(0, y, game, frame);
    const plateY = up - 187;
    const glyphs = new Glyphs(kit, 0, 0, 1);
    glyphs.write(text);
    glyphs.box.setScale(Math.min(digits / size, plateInside / glyphs.width));
    glyphs.box.setY(plateY);
    this.#arch = part(frames[lane + 1] ?? 'gate-middle', up);
    this.#halo = part('halo', plateY).setScale(2.6).setVisible(false);
    this.box = scene.add.container(0, 0, [this.#halo, this.#arch, glyphs.box]);
    const full = roadPoint(road.view, 0, aheadAt(road.view, road.view.gate)).size;
    this.thing = road.put({ object: this.box, lane, size: size / full, up, ahead });
  }

  /** Middle of its plate, from which the answer flies. */
  get plate(): Point {
    return { x: this.box.x, y: this.box.y - 66 };
  }

  /** Fills the gate with soft foam. */
  async fill(): Promise<void> {
    const foam = this.#scene.add.image(0, up, game, 'foam').setAlpha(0);
    this.#foam = foam;
    this.box.addAt(foam, 2);
    if (!this.#motion.reduced) foam.setScale(0.7, 0.2);
    await this.#motion.tween({
      targets: foam,
      scaleX: 0.98,
      scaleY: 1,
      alpha: 1,
      duration: 300,
      ease: 'Back.Out',
    });
  }

  /** Marks it as the right one or as the child's, or lets it step back as neither. */
  mark(as: 'right' | 'given' | 'neither'): void {
    // The way back writes before the gates: only two numbers stay.
    if (this.#foam !== undefined) void this.#motion.tween({ targets: this.#foam, alpha: 0, duration: 200 });
    if (as === 'neither') {
      const targets = this.box.list;
      void this.#motion.tween({ targets, alpha: 0.12, duration: 200 });
      return;
    }
    const [edge, wide, high] = [as === 'right' ? 0x2f9a6a : 0xe8583a, 176, 88];
    const pen = this.#scene.add
      .graphics()
      .lineStyle(10, edge)
      .strokeRoundedRect(-wide / 2, up - 187 - high / 2, wide, high, 30);
    this.box.add(pen);
  }

  /** Springs up as the car races through it. */
  async spring(): Promise<void> {
    const { scaleX, scaleY } = this.#arch;
    const wide = { targets: this.#arch, scaleX: scaleX * 1.1, scaleY: scaleY * 0.94 };
    await this.#motion.flourish({ ...wide, duration: 70, ease: 'Quad.Out' });
    await this.#motion.flourish({ targets: this.#arch, scaleX, scaleY, duration: 260, ease: 'Back.Out' });
  }

  /** Highlights the right gate. */
  async glow(): Promise<void> {
    this.#halo.setVisible(true).setAlpha(0);
    await this.#motion.tween({ targets: this.#halo, alpha: 1, duration: 260 });
  }
}

export const gateAhead = (view: RoadView): number => aheadAt(view, view.gate);
