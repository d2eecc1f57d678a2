import type { Motion } from '@games/kit/motion';
import type { GameObjects, Scene } from 'phaser';
import { negative, type Rational } from '@/maths/number/rational';
import { Coach, game } from './coach';
import type { Layout } from './layout';
import { lengthOf, type Platform, reachOf, scaleOf, totalOf, zeroOr } from './rules';

const depth = 40;
const away = 1500;

/** The train at the platform: an engine, what stands there already, and what the child couples behind it. */
export class Train {
  readonly #scene: Scene;
  readonly #motion: Motion;
  readonly #layout: Layout;
  readonly #write: (value: Rational) => string;
  readonly #engine: GameObjects.Image;
  #coaches: Coach[] = [];
  #fixed = 0;
  scale = 1;

  /** `write` tells how a number is written. */
  constructor(scene: Scene, motion: Motion, layout: Layout, write: (value: Rational) => string) {
    this.#scene = scene;
    this.#motion = motion;
    this.#layout = layout;
    this.#write = write;
    this.#engine = scene.add
      .image(layout.track.x, layout.track.y, game, 'engine')
      .setScale(layout.engine)
      .setDepth(depth + 1);
    motion.idle({ targets: this.#engine, scaleY: layout.engine * 1.012, duration: 620 });
  }

  /** Lengths of all coaches, the fixed one first. */
  get lengths(): readonly Rational[] {
    return this.#coaches.map(({ length }) => length);
  }

  /** Lengths of what the child coupled. */
  get coupled(): readonly Rational[] {
    return this.lengths.slice(this.#fixed);
  }

  get coaches(): readonly Coach[] {
    return this.#coaches;
  }

  /** Where the train ends, world px. */
  get end(): number {
    return this.#layout.track.x + lengthOf(totalOf(this.lengths)) * this.scale;
  }

  /** Comes in empty, with the part that is known. */
  async arrive(platform: Platform): Promise<void> {
    this.#clear();
    this.scale = scaleOf(reachOf(platform), this.#layout.track.width);
    const standing = zeroOr(platform.standing);
    this.#fixed = standing === null ? 0 : 1;
    if (standing !== null) this.#coaches = [this.#coach(standing, true)];
    for (const coach of this.#coaches) coach.box.x = this.#layout.track.x;
    await this.#roll(away, 0, 620, 'Cubic.Out');
  }

  /** A coach comes from where it stood in the yard and is coupled at the end. */
  async couple(length: Rational, from: { readonly x: number; readonly y: number }): Promise<void> {
    const x = this.end;
    const coach = this.#coach(length, false);
    coach.box.setPosition(from.x, from.y);
    this.#coaches.push(coach);
    await this.#motion.tween({
      targets: coach.box,
      x,
      y: this.#layout.track.y,
      duration: 260,
      ease: 'Cubic.Out',
    });
    const all = [this.#engine, ...this.#coaches.map(({ box }) => box)];
    await this.#motion.flourish({ targets: all, x: '-=3', duration: 50, yoyo: true, ease: 'Quad.Out' });
  }

  /** Stands there with these coaches of the child's, as if they had just been coupled. */
  stand(coupled: readonly Rational[]): void {
    for (const length of coupled) {
      const x = this.end;
      const coach = this.#coach(length, false);
      coach.box.setX(x);
      this.#coaches.push(coach);
    }
  }

  /** All that the child coupled counts the other way: as long as before, below zero instead of above it. */
  turn(): void {
    this.#coaches = this.#coaches.map((coach, place) => {
      if (place < this.#fixed) return coach;
      const turned = this.#coach(negative(coach.length), false);
      turned.box.setX(coach.box.x);
      this.#scene.tweens.killTweensOf(coach.box);
      coach.box.destroy();
      return turned;
    });
    // A coach that was still on its way has arrived.
    let x = this.#layout.track.x;
    for (const { box, width } of this.#coaches) {
      box.setPosition(x, this.#layout.track.y);
      x += width;
    }
  }

  /** Takes the last coach of the child's off; null when there is none. */
  uncouple(): Rational | null {
    if (this.#coaches.length <= this.#fixed) return null;
    const coach = this.#coaches.pop();
    if (coach === undefined) return null;
    void this.#motion
      .tween({ targets: coach.box, x: coach.box.x + 70, alpha: 0, duration: 220, ease: 'Quad.In' })
      .then(() => coach.box.destroy());
    return coach.length;
  }

  /** Leaves with everybody on board. */
  async leave(): Promise<void> {
    await this.#roll(0, -away, 560, 'Cubic.In');
    this.#clear();
  }

  async #roll(from: number, to: number, duration: number, ease: string): Promise<void> {
    const all = [this.#engine, ...this.#coaches.map(({ box }) => box)];
    if (this.#motion.reduced) {
      const shown = to === 0;
      for (const part of all) part.setAlpha(shown ? 0 : 1);
      await this.#motion.tween({ targets: all, alpha: shown ? 1 : 0, duration: 150 });
      return;
    }
    await Promise.all(
      all.map((part) => {
        const x = part === this.#engine ? this.#layout.track.x : part.x;
        part.setX(x + from);
        return this.#motion.tween({ targets: part, x: x + to, duration, ease });
      }),
    );
  }

  #coach(length: Rational, fixed: boolean): Coach {
    const coach = new Coach(this.#scene, length, { scale: this.scale, text: this.#write(length), fixed });
    coach.box.setY(this.#layout.track.y).setDepth(depth);
    return coach;
  }

  #clear(): void {
    for (const { box } of this.#coaches) {
      this.#scene.tweens.killTweensOf(box);
      box.destroy();
    }
    this.#coaches = [];
    this.#engine.setX(this.#layout.track.x);
  }
}
