import type { Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { KIT, type KitFrame } from '@games/kit/textures/kit-texture';
import type { GameObjects } from 'phaser';
import { game, lampHigh } from './buoy';
import type { Layout } from './layout';
import { heightOf } from './rules';

/** Below the wave, and above it. */
const depth = { pole: 32, pennant: 37 } as const;
const wide = 14;
/** How far the pole stands out above its highest pennant, design px. */
const tip = 22;
const wood = { dark: 0x8a5a4a, light: 0xc2946f, knob: 0xffd35c } as const;
const cloths = [0xff7a59, 0x3fb7cd, 0xf3b03c, 0x8fc46a, 0xe58fb4, 0x8d86d6] as const;
/** A pennant that is not hoisted hangs at this share of its mast, turned down. */
const hanging = { share: 0.02, angle: 68 } as const;
/** Time in which a pennant comes most of the way to where it is pulled, ms. */
const lag = 70;

/** A mast with a pennant, which is hoisted as high as a number is large. */
export class Mast {
  readonly #kit: SceneKit;
  readonly #masts: Layout['masts'];
  readonly #pole: readonly GameObjects.Image[];
  readonly #pennant: GameObjects.Image;
  /** Height it is pulled to; null while something else moves it. */
  #aim: number | null = null;
  #wind = 0;
  #isUp = false;
  readonly #beat: number;

  constructor(kit: SceneKit, { x, y }: Point, index: number, masts: Layout['masts']) {
    this.#kit = kit;
    this.#masts = masts;
    this.#beat = 360 + (index % 3) * 47;
    const top = masts.top - tip;
    const bottom = y - lampHigh;
    const bar = (at: number, width: number, tint: number) =>
      kit.scene.add
        .image(x + at, top, KIT, 'paper' satisfies KitFrame)
        .setOrigin(0.5, 0)
        .setDisplaySize(width, bottom - top)
        .setTint(tint)
        .setDepth(depth.pole);
    const knob = kit.scene.add.image(x, top, game, 'knob').setDepth(depth.pole + 0.1);
    this.#pole = [bar(0, wide, wood.dark), bar(-wide / 4, wide / 3, wood.light), knob];
    this.#pennant = kit.scene.add
      .image(x, heightOf(hanging.share, masts), game, 'pennant')
      .setTint(cloths[index % cloths.length] ?? cloths[0])
      .setAngle(hanging.angle)
      .setDepth(depth.pennant);
    for (const part of this.#all) part.setAlpha(0);
  }

  get #all(): readonly GameObjects.Image[] {
    return [...this.#pole, this.#pennant];
  }

  /** Where the pennant is fastened to the pole now. */
  get at(): Point {
    return { x: this.#pennant.x, y: this.#pennant.y };
  }

  arrive(delay: number): Promise<void> {
    return this.#kit.motion.tween({ targets: [...this.#all], alpha: 1, duration: 160, delay });
  }

  /** Hoists the pennant to a share of the mast, or lets it down; it follows the hand. */
  hoist(share: number | null): void {
    const wanted = heightOf(share ?? hanging.share, this.#masts);
    this.#isUp = share !== null;
    if (!this.#kit.motion.reduced) {
      this.#aim = wanted;
      return;
    }
    this.#pennant.setY(wanted).setAngle(this.#isUp ? 0 : hanging.angle);
  }

  /** Called every frame with its length in ms. */
  update(delta: number): void {
    if (this.#kit.motion.reduced) return;
    this.#wind += delta;
    const pennant = this.#pennant;
    const left = this.#aim === null ? 0 : this.#aim - pennant.y;
    const part = Math.min(1, delta / lag);
    pennant.y += left * part;
    // It streams back as it is pulled and flutters where it hangs.
    const turned = this.#isUp ? Math.max(-26, Math.min(26, left * 0.5)) : hanging.angle;
    pennant.angle += (turned + Math.sin(this.#wind / this.#beat) * 3 - pennant.angle) * part;
    pennant.scaleX = 1 + Math.sin(this.#wind / (this.#beat * 0.6)) * 0.05;
  }

  /** Takes mast and pennant along to another place. */
  async driftTo({ x, y }: Point, duration: number): Promise<void> {
    const [dark, light, knob] = this.#pole;
    if (dark === undefined || light === undefined || knob === undefined) return;
    const displayHeight = y - lampHigh - dark.y;
    const move = (targets: object[], more: object) =>
      this.#kit.motion.tween({ targets, duration, ease: 'Sine.InOut', ...more });
    await Promise.all([
      move([dark], { x, displayHeight }),
      move([light], { x: x - wide / 4, displayHeight }),
      move([knob, this.#pennant], { x }),
    ]);
  }

  /** Brings the pennant to the height that is true. */
  async settle(y: number, duration: number): Promise<void> {
    this.#aim = null;
    this.#isUp = true;
    await this.#kit.motion.tween({ targets: this.#pennant, y, duration, ease: 'Back.Out' });
  }

  /** Steps back while others are told about. */
  dim(): void {
    void this.#kit.motion.tween({ targets: [...this.#all], alpha: 0.6, duration: 220 });
  }

  /** The pennant makes room for a plate with its number. */
  furl(): void {
    this.#pennant.setVisible(false);
  }

  /** The boat has passed: the pennant snaps in the wind. */
  snap(): void {
    void this.#kit.motion.flourish({
      targets: this.#pennant,
      scaleY: 1.35,
      duration: 110,
      yoyo: true,
      ease: 'Sine.Out',
    });
  }

  async sink(duration: number): Promise<void> {
    await this.#kit.motion.tween({ targets: [...this.#all], alpha: 0, duration });
    this.destroy();
  }

  destroy(): void {
    this.#kit.scene.tweens.killTweensOf([...this.#all]);
    for (const part of this.#all) part.destroy();
  }
}
