import type { Motion } from '@games/kit/effects/motion';
import type { Point } from '@games/kit/layout/design';
import type { GameObjects, Scene } from 'phaser';
import { negative, type Rational } from '@/maths/number/rational';
import { Coach, game } from './coach';
import type { Layout } from './layout';
import { knockFrom, lengthOf, type Platform, placesOf, reachOf, scaleOf, totalOf, zeroOr } from './rules';

const depth = 40;
const away = 1500;
const rollTime = 560;

/** The train at the platform: an engine, the known part, and the coaches the child couples. */
export class Train {
  readonly #scene: Scene;
  readonly #motion: Motion;
  readonly #layout: Layout;
  readonly #write: (value: Rational) => string;
  #engine: GameObjects.Image;
  #coaches: Coach[] = [];
  #fixed = 0;
  scale = 1;

  /** `write` writes a number. */
  constructor(scene: Scene, motion: Motion, layout: Layout, write: (value: Rational) => string) {
    this.#scene = scene;
    this.#motion = motion;
    this.#layout = layout;
    this.#write = write;
    this.#engine = this.#newEngine();
  }

  /** Lengths of all coaches, the fixed one first. */
  get lengths(): readonly Rational[] {
    return this.#coaches.map(({ length }) => length);
  }

  /** Lengths of the child's coaches. */
  get coupled(): readonly Rational[] {
    return this.lengths.slice(this.#fixed);
  }

  get coaches(): readonly Coach[] {
    return this.#coaches;
  }

  /** End of the train, world px. */
  get end(): number {
    return this.#layout.track.x + lengthOf(totalOf(this.lengths)) * this.scale;
  }

  /** Where the child's own coaches begin, world px. */
  get ownStart(): number {
    const known = totalOf(this.lengths.slice(0, this.#fixed));
    return this.#layout.track.x + lengthOf(known) * this.scale;
  }

  /** Arrives with the known part. */
  async arrive(platform: Platform): Promise<void> {
    this.#clear();
    this.scale = scaleOf(reachOf(platform), this.#layout.track.width);
    const standing = zeroOr(platform.standing);
    this.#fixed = standing === null ? 0 : 1;
    if (standing !== null) this.#coaches = [this.#coach(standing, true)];
    for (const coach of this.#coaches) coach.box.x = this.#layout.track.x;
    await this.#roll(this.#parts, away, 0);
  }

  /** Lets this train leave with all travellers, and puts another engine on the track. */
  async depart(): Promise<void> {
    const leaving = this.#parts;
    this.#coaches = [];
    this.#engine = this.#newEngine().setX(away * 2);
    await this.#roll(leaving, 0, -away);
    for (const part of leaving) {
      this.#scene.tweens.killTweensOf(part);
      part.destroy();
    }
  }

  /** Moves a coach from the yard to the end of the train. */
  async couple(length: Rational, from: Point): Promise<void> {
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
    await this.#jolt(coach);
  }

  /** Restores the child's coaches at once. */
  stand(coupled: readonly Rational[]): void {
    for (const length of coupled) {
      const x = this.end;
      const coach = this.#coach(length, false);
      coach.box.setX(x);
      this.#coaches.push(coach);
    }
  }

  /** Reverses the sign of the child's coaches; their length stays the same. */
  turn(): void {
    this.#coaches = this.#coaches.map((coach, place) => {
      if (place < this.#fixed) return coach;
      const turned = this.#coach(negative(coach.length), false);
      turned.box.setX(coach.box.x);
      this.#scene.tweens.killTweensOf(coach.box);
      coach.box.destroy();
      return turned;
    });
    // Ends the animation of a coach that is still moving.
    let x = this.#layout.track.x;
    for (const { box, width } of this.#coaches) {
      box.setPosition(x, this.#layout.track.y);
      x += width;
    }
  }

  /** Removes and returns the child's last coach; null when there is none. */
  uncouple(): Rational | null {
    if (this.#coaches.length <= this.#fixed) return null;
    const coach = this.#coaches.pop();
    if (coach === undefined) return null;
    void this.#motion
      .tween({ targets: coach.box, x: coach.box.x + 70, alpha: 0, duration: 220, ease: 'Quad.In' })
      .then(() => coach.box.destroy());
    return coach.length;
  }

  /**
   * The blow runs through the train to the engine, and the coach that gave it is pressed together for a moment. Each part
   * is knocked from its own place: blows that overlap leave none of them away from it.
   */
  async #jolt(coach: Coach): Promise<void> {
    const behind = this.#coaches.indexOf(coach) + 1;
    if (behind === 0) return;
    // A coach that is still on its way is not knocked yet.
    const train = this.#parts.slice(0, behind + 1).toReversed();
    const places = placesOf(this.lengths.slice(0, behind), this.#layout.track.x, this.scale).toReversed();
    await Promise.all([
      this.#motion.flourish({
        targets: coach.box,
        scaleY: { from: 1, to: 0.94 },
        duration: 70,
        yoyo: true,
        ease: 'Quad.Out',
      }),
      ...train.map((part, k) =>
        this.#motion.flourish({
          targets: part,
          x: knockFrom(places[k] ?? part.x),
          delay: Math.min(k, 6) * 26,
          duration: 60,
          yoyo: true,
          ease: 'Quad.Out',
        }),
      ),
    ]);
  }

  get #parts(): readonly (GameObjects.Image | GameObjects.Container)[] {
    return [this.#engine, ...this.#coaches.map(({ box }) => box)];
  }

  /** Rolls a train along; one that leaves and one that comes keep their distance. */
  async #roll(
    train: readonly (GameObjects.Image | GameObjects.Container)[],
    from: number,
    to: number,
  ): Promise<void> {
    if (this.#motion.reduced) {
      const shown = to === 0;
      for (const part of train) part.setAlpha(shown ? 0 : 1);
      await this.#motion.tween({ targets: [...train], alpha: shown ? 1 : 0, duration: 150 });
      return;
    }
    await Promise.all(
      train.map((part) => {
        const { x } = part;
        part.setX(x + from);
        return this.#motion.tween({ targets: part, x: x + to, duration: rollTime, ease: 'Cubic.InOut' });
      }),
    );
  }

  #newEngine(): GameObjects.Image {
    const { track, engine } = this.#layout;
    const drawn = this.#scene.add
      .image(track.x, track.y, game, 'engine')
      .setScale(engine)
      .setDepth(depth + 1);
    this.#motion.idle({ targets: drawn, scaleY: engine * 1.012, duration: 620 });
    return drawn;
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
