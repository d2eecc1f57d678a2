import { Hold } from '@games/kit/celebration/hold';
import { volumeTint } from '@games/kit/celebration/volumes';
import type { Particles } from '@games/kit/effects/particles';
import { withSkip } from '@games/kit/feedback/continue-button';
import type { Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import { game } from './game-id';
import type { Heron } from './heron';
import { hookAside, type Layout } from './layout';
import { depths } from './scenery';
import { texts } from './texts.gen';

/** Longest time of the catch, ms; ways a second (1 is all of it): reeling in, pulled out, and by itself. */
const longest = 2900;
const gain = 0.5;
const loss = 0.16;
const drift = 0.26;
/** How often the whale pulls, and for how long, ms. */
const every = 1000;
const pulls = 420;
/** A key or a switch reels in for this long, ms. */
const push = 500;
/** Highest jump, and how near to the upper edge the whale comes, design px. */
const jump = 190;
const highest = 96;
/** How far the whale swims off while it pulls, and how deep it dives, design px. */
const away = { x: 46, y: 22 } as const;
/** Turns of the crank until it is there. */
const turns = 4;
/** Distance of the whale's middle from the line in its mouth, design px. */
const mouth = 148;

interface FinaleSpec {
  readonly heron: Heron;
  readonly particles: Particles;
  readonly surface: number;
  /** Finished rounds: the whale comes in other colours. */
  readonly rounds: number;
  /** The crank turned so far, in turns. */
  readonly reeled: (turns: number) => void;
  /** Called when the whale leaves the water. */
  readonly leaps: () => void;
}

/** The celebration: something large has bitten. The child holds to reel it in, and lets go when it pulls. It always comes. */
export class Finale {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  readonly #spec: FinaleSpec;
  readonly #whale: GameObjects.Image;
  readonly #line: GameObjects.Image;
  readonly #alarm: GameObjects.Image;
  readonly #bottom: number;
  #share = 0;
  #clock = 0;
  /** How far the whale has swum off, 0 to 1. */
  #off = 0;
  readonly #x: number;
  readonly #hold = new Hold({ lasts: push, afterTap: true });
  #there: (() => void) | undefined;

  constructor(kit: SceneKit, layout: Layout, spec: FinaleSpec) {
    this.#kit = kit;
    this.#layout = layout;
    this.#spec = spec;
    const { scene } = kit;
    const x = layout.rope.x + hookAside;
    this.#x = x;
    this.#bottom = layout.seabed - 70;
    this.#line = scene.add.image(x, layout.tip, game, 'line').setDepth(depths.hook);
    this.#whale = scene.add
      .image(x + mouth, this.#bottom, game, 'whale')
      .setDepth(depths.hook + 0.5)
      .setAngle(8)
      .setTint(volumeTint(spec.rounds))
      .setAlpha(0);
    this.#alarm = scene.add
      .image(layout.rope.x, layout.tip + 70, game, 'alarm')
      .setDepth(depths.hook + 1)
      .setVisible(false);
  }

  /** Resolves when the whale has jumped, or it is skipped, with the place where it fell into the sea. */
  async reel(): Promise<Point> {
    const { motion, locale, sounds } = this.#kit;
    sounds.play('song');
    await motion.tween({ targets: this.#whale, alpha: 1, duration: 240 });
    const letGo = this.#hold.start(this.#kit, { id: 'reel-in', label: texts[locale]('reel') });
    const reached = new Promise<void>((done) => {
      this.#there = done;
    });
    const piece = Promise.race([reached, motion.wait(longest)]).then(() => this.#leap());
    await withSkip(this.#kit, this.#layout.go, piece);
    this.#there = undefined;
    letGo();
    this.#spec.heron.bend(0);
    const splash = { x: this.#whale.x, y: this.#spec.surface };
    for (const each of [this.#whale, this.#line, this.#alarm]) each.destroy();
    return splash;
  }

  /** Called every frame with its length in ms. */
  update(delta: number): void {
    if (this.#there === undefined) return;
    this.#clock += delta;
    const isPulling = this.#clock % every > every - pulls;
    const isOn = this.#hold.pass(delta);
    if (isPulling && !this.#alarm.visible) this.#kit.sounds.play('tug');
    this.#alarm.setVisible(isPulling);
    const speed = isPulling ? (isOn ? -loss : 0) : isOn ? gain : drift;
    this.#share = Math.min(1, Math.max(0, this.#share + (speed * delta) / 1000));
    this.#off += ((isPulling ? 1 : 0) - this.#off) * Math.min(1, delta / 140);
    this.#spec.heron.bend(isPulling ? 1 : isOn ? 0.55 : 0.2);
    this.#spec.reeled(-this.#share * turns);
    this.#draw();
    if (isOn || isPulling) this.#spray();
    if (this.#share >= 1) this.#there();
  }

  #draw(): void {
    const off = this.#off;
    const y = this.#bottom + (this.#spec.surface + 40 - this.#bottom) * this.#share + away.y * off;
    // It pulls with its head turned away, and beats its tail.
    const beat = Math.sin(this.#clock / (160 - 90 * off)) * (3 + 4 * off);
    this.#whale.setPosition(this.#x + mouth + away.x * off, y).setAngle(8 - 14 * off + beat);
    this.#whale.setScale(1 + 0.04 * off, 1 - 0.05 * off);
    const [across, down] = [away.x * off, Math.max(1, y - this.#layout.tip)];
    this.#line.setDisplaySize(6, Math.hypot(across, down)).setRotation(-Math.atan2(across, down));
  }

  #spray(): void {
    const { random } = this.#kit;
    if (random.next() > 0.3) return;
    this.#spec.particles.emit('bubble', this.#whale.x + random.next() * 160 - 60, this.#whale.y + 60, {
      vx: (random.next() - 0.5) * 80,
      vy: 40 + random.next() * 60,
      life: 600,
      size: 0.5 + random.next() * 0.6,
      depth: depths.hook + 0.4,
    });
  }

  /** The whale jumps out of the sea and falls back into it. */
  async #leap(): Promise<void> {
    this.#there = undefined;
    const { motion, sounds } = this.#kit;
    const { surface, heron, leaps } = this.#spec;
    const targets = this.#whale;
    const top = Math.max(highest, surface - jump);
    this.#alarm.setVisible(false);
    this.#line.setVisible(false);
    // It dives to gather way.
    await motion.flourish({
      targets,
      y: this.#whale.y + 46,
      scaleX: 0.94,
      scaleY: 1.06,
      duration: 200,
      ease: 'Sine.Out',
    });
    leaps();
    await motion.tween({
      targets,
      y: surface + 30,
      angle: 10,
      scaleX: 1.06,
      scaleY: 0.96,
      duration: 200,
      ease: 'Quad.In',
    });
    sounds.play('splash');
    this.#splash(30);
    void heron.cheer();
    await motion.tween({
      targets,
      y: top,
      x: targets.x - 30,
      angle: 26,
      scaleX: 1,
      scaleY: 1,
      duration: 380,
      ease: 'Quad.Out',
    });
    await motion.tween({
      targets,
      y: surface + 150,
      x: targets.x + 90,
      angle: -16,
      duration: 420,
      ease: 'Quad.In',
    });
    sounds.play('splash');
    this.#splash(36);
    await motion.tween({ targets, alpha: 0, y: surface + 300, duration: 260 });
  }

  #splash(count: number): void {
    const { random } = this.#kit;
    for (let k = 0; k < count; k++)
      this.#spec.particles.emit(
        k % 4 === 0 ? 'spark' : 'drop',
        this.#whale.x + (random.next() - 0.5) * 260,
        this.#spec.surface,
        {
          vx: (random.next() - 0.5) * 520,
          vy: -180 - random.next() * 420,
          gravity: 900,
          life: 1100,
          size: 0.7 + random.next() * 0.9,
          spin: k % 4 === 0 ? 120 : 'along',
          depth: depths.hook + 0.7,
        },
      );
  }
}
