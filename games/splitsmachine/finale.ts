import { Hold } from '@games/kit/celebration/hold';
import type { Particles } from '@games/kit/effects/particles';
import { withSkip } from '@games/kit/feedback/continue-button';
import { rateOf } from '@games/kit/music/pitch';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { game } from './game-id';
import { depths, type Layout } from './layout';
import { planOf } from './rules';
import type { Stair } from './stair';
import { texts } from './texts.gen';
import type { Twin } from './twin';

/** Steps a second: alone, and while the crank is held; how quickly it gets from one to the other. */
const slow = 2.6;
const fast = 7;
const change = 14;
/** A key or a switch turns for this long, ms. */
const push = 420;
const longest = 3900;
const ending = 420;
/** Turns of the crank a step. */
const turns = 0.4;
const small = 0.6;
/** The crank stands so far from the middle of the lever, clear of the edge and of the skip button, design px. */
const beside = 36;
const above = 54;
/** Height of a leap between steps, design px. */
const leap = 30;
/** Semitones of the steps: a scale that rises. */
const scale = [0, 2, 4, 5, 7, 9, 11, 12, 14, 16, 17] as const;

interface Crew {
  readonly particles: Particles;
  readonly stair: Stair;
  readonly twins: readonly [Twin, Twin];
}

/** The celebration: the child cranks, the stair of ten plays, and the twins pass each other on it. */
export class Finale {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  readonly #crew: Crew;
  readonly #crank: GameObjects.Image;
  readonly #wheel: GameObjects.Image;
  readonly #last = 10;
  #place = 0;
  #speed = slow;
  readonly #hold = new Hold({ lasts: push, afterTap: true });
  #arrived: (() => void) | undefined;

  constructor(kit: SceneKit, layout: Layout, crew: Crew) {
    this.#kit = kit;
    this.#layout = layout;
    this.#crew = crew;
    const { scene } = kit;
    const x = layout.lever.x + beside;
    const y = layout.lever.y - above;
    this.#wheel = scene.add.image(x, y, game, 'wheel').setDepth(depths.lever);
    this.#crank = scene.add.image(x, y, game, 'crank').setDepth(depths.lever + 0.2);
    const plan = planOf(parseSumOrThrow('10=5+_'));
    crew.stair.show(
      plan,
      [...plan.steps.keys()].filter((step) => step !== plan.open),
    );
    crew.stair.printOpen();
    this.#stand();
  }

  /** Resolves when the twins are there, time is up or it is skipped. */
  async play(): Promise<void> {
    const { motion, locale, design } = this.#kit;
    const letGo = this.#hold.start(this.#kit, { id: 'crank', label: texts[locale]('crank') });
    const arrived = new Promise<void>((done) => {
      this.#arrived = done;
    });
    const go = { x: design.width - 74, y: design.height - 60 };
    await withSkip(
      this.#kit,
      go,
      Promise.race([arrived, motion.wait(longest)]).then(() => this.#meet()),
    );
    this.#arrived = undefined;
    letGo();
  }

  /** Called every frame with its length in ms. */
  update(delta: number): void {
    if (this.#arrived === undefined) return;
    const seconds = delta / 1000;
    const wanted = this.#hold.pass(delta) ? fast : slow;
    const most = change * seconds;
    this.#speed += Math.max(-most, Math.min(most, wanted - this.#speed));
    const before = this.#place;
    this.#place = Math.min(this.#last, before + this.#speed * seconds);
    for (let step = Math.floor(before) + 1; step <= Math.floor(this.#place); step++) this.#sound(step);
    this.#stand();
    if (this.#place >= this.#last) this.#arrived();
  }

  clear(): void {
    this.#crank.destroy();
    this.#wheel.destroy();
    for (const twin of this.#crew.twins) twin.goHome();
  }

  /** Where a weasel stands on the stair: at the edge of a step, leaping between two. */
  #at(place: number): { readonly x: number; readonly y: number } {
    const { stair } = this.#crew;
    const { from, unit, height } = stair.measure;
    const part = place - Math.floor(place);
    const jump = this.#kit.motion.reduced ? 0 : Math.sin(part * Math.PI) * leap;
    return { x: from + place * unit, y: stair.yOf(place) + height * 0.2 - jump };
  }

  #stand(): void {
    const [left, right] = this.#crew.twins;
    const there = this.#at(this.#place);
    const back = this.#at(this.#last - this.#place);
    left.stand(there.x, there.y, small);
    right.stand(back.x, back.y, small);
    this.#crank.setAngle(this.#place * 360 * turns);
  }

  #sound(step: number): void {
    const { sounds, random } = this.#kit;
    sounds.play('pluck', rateOf(scale[step] ?? 0));
    void this.#crew.stair.flash(step);
    for (const place of [step, this.#last - step]) {
      const { x, y } = this.#at(place);
      for (let k = 0; k < 4; k++)
        this.#crew.particles.emit(k === 0 ? 'note' : 'spark', x, y - 60, {
          vx: (random.next() - 0.5) * 200,
          vy: -120 - random.next() * 160,
          gravity: 260,
          life: 900,
          size: 0.6 + random.next() * 0.5,
          depth: depths.lesson,
        });
    }
  }

  /** Both are at the other end, and cheer. */
  async #meet(): Promise<void> {
    const { motion, sounds, random } = this.#kit;
    this.#arrived = undefined;
    this.#place = this.#last;
    this.#stand();
    sounds.play('cheer');
    const { stair } = this.#layout;
    for (let k = 0; k < 40; k++)
      this.#crew.particles.emit(
        k % 3 === 0 ? 'note' : 'confetti',
        stair.x + (random.next() - 0.5) * stair.width,
        stair.y - 40,
        {
          vx: (random.next() - 0.5) * 420,
          vy: -220 - random.next() * 320,
          gravity: 620,
          life: 1100,
          size: 0.7 + random.next() * 0.6,
          spin: 300 - random.next() * 600,
          depth: depths.lesson,
        },
      );
    await motion.wait(ending);
  }
}
