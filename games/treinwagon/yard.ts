import type { InputMethod } from '@games/kit/input/targets';
import type { Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import { notation, type Rational } from '@/maths/number/rational';
import { Coach, game, numberSign } from './coach';
import { finger, type Layout, yardGap } from './layout';
import { lengthOf } from './rules';

const depth = 60;
/** The rail of the yard, from the middle of a place. */
const rail = 67;
/** A narrow coach stands so high on its truck, and is at most so tall there. */
const trolley = { deck: 22, tallest: 90 } as const;
/** Middle of the sign over a narrow coach, from the middle of a place: it stays below the track above. */
const signAt = -46;

interface YardSpec {
  /** Position of the first coach, design px. */
  readonly left: number;
  readonly scale: number;
  /** The coach of this length is in repair: it stands there, but nobody can take it. */
  readonly repair: Rational | null;
  readonly write: (value: Rational) => string;
  readonly label: (text: string) => string;
  readonly press: (length: Rational, from: Point, input: InputMethod) => void;
}

/** The coaches to choose from, at the scale of the track; each can be used any number of times. */
export class Yard {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  #standing: GameObjects.Container[] = [];

  constructor(kit: SceneKit, layout: Layout) {
    this.#kit = kit;
    this.#layout = layout;
  }

  async fill(
    lengths: readonly Rational[],
    { scale, left, repair, write, label, press }: YardSpec,
  ): Promise<void> {
    this.clear();
    const { scene, motion, targets } = this.#kit;
    const { y, right } = this.#layout.yard;
    const widths = lengths.map((length) => Math.max(finger, lengthOf(length) * scale));
    const all = widths.reduce((sum, width) => sum + width, 0);
    const air = Math.min(90, (right - left - all) / Math.max(1, lengths.length));
    let x = left + (right - left - all - air * (lengths.length - 1)) / 2;
    const arriving = lengths.map((length, index) => {
      const text = write(length);
      const coach = new Coach(scene, length, { scale, text });
      const width = widths[index] ?? finger;
      coach.box.setPosition(-coach.width / 2, rail);
      const parts: GameObjects.GameObject[] = coach.hasPlate ? [coach.box] : this.#onTrolley(coach, text);
      const place = scene.add.container(x + width / 2, y - 67, parts).setDepth(depth);
      this.#standing.push(place);
      const isBroken = length === repair;
      if (isBroken) this.#bar(place, coach);
      else
        targets.add({
          id: `coach-${notation(length)}`,
          label: label(text),
          value: notation(length),
          ...(/^\d+$/.test(text) && { digits: text }),
          object: place,
          size: { width, height: 134 },
          press: (input) => {
            void motion.flourish({ targets: place, scale: 0.94, duration: 60, yoyo: true, ease: 'Quad.Out' });
            press(length, { x: place.x - coach.width / 2, y }, input);
          },
        });
      x += width + Math.max(yardGap, air);
      place.setAlpha(0);
      const alpha = isBroken ? 0.62 : 1;
      return motion.tween({ targets: place, alpha, duration: 180, delay: index * 25 });
    });
    await Promise.all(arriving);
  }

  /** Fades the yard during the explanation. */
  async fade(): Promise<void> {
    await this.#kit.motion.tween({ targets: this.#standing, alpha: 0, duration: 160 });
  }

  clear(): void {
    for (const place of this.#standing) place.destroy();
    this.#standing = [];
  }

  /** Bars a coach with a lock, and takes its colour. */
  #bar(place: GameObjects.Container, coach: Coach): void {
    coach.tint(0xb9b4c6);
    place.add(this.#kit.scene.add.image(0, 34, game, 'lock').setScale(1.9));
  }

  /** Puts a coach that is too narrow for a plate on a low truck, with its number on a sign before it. */
  #onTrolley(coach: Coach, text: string): GameObjects.GameObject[] {
    const { scene } = this.#kit;
    const { deck, tallest } = trolley;
    coach.box.setY(rail - deck).setScale(1, Math.min(1, tallest / coach.height));
    return [scene.add.image(0, rail, game, 'trolley'), coach.box, ...numberSign(scene, text, 0, signAt)];
  }
}
