import { addSheet } from '@games/kit/celebration/sheet';
import type { Particles } from '@games/kit/effects/particles';
import { withSkip } from '@games/kit/feedback/continue-button';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects, Input } from 'phaser';
import type { Layout } from './layout';
import { game } from './money';
import { lineOf, paperOf } from './receipt';

/** The paper: its width, a line of it, its ends without a line, the most lines, and how far a key pulls it, design px. */
const wide = 230;
const lineHeight = 46;
const ends = 60;
const mostLines = 12;
const start = 40;
const tug = 70;
const digits = 40;
/** The slot of the till, from its foot. */
const slot = { x: -39, y: -60 } as const;
/** Time for which the child pulls, the paper then comes by itself, and the end after the tear, ms. */
const longest = 2600;
const byItself = 420;
const ending = 620;
/** Time in which a receipt that hangs out of sight comes up after the tear, ms for each design px. */
const rising = 1.3;
const depth = 860;

interface FinaleSpec {
  readonly lines: readonly string[];
  readonly particles: Particles;
  readonly label: string;
  readonly torn: () => void;
}

/** The celebration: the child pulls the long receipt of the round out of the till until it tears off. */
export class Finale {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  readonly #spec: FinaleSpec;
  readonly #till: GameObjects.Image;
  readonly #box: GameObjects.Container;
  readonly #paper: GameObjects.NineSlice;
  readonly #lines: readonly GameObjects.BitmapText[];
  readonly #full: number;
  /** How much of the whole paper hangs out of sight. */
  readonly #below: number;
  #length: number = start;
  #heldAt: number | null = null;
  #isGone = false;
  #tear: () => void = () => {};

  constructor(kit: SceneKit, layout: Layout, spec: FinaleSpec) {
    this.#kit = kit;
    this.#layout = layout;
    this.#spec = spec;
    const { scene } = kit;
    const { x, y, size, bottom } = layout.party;
    const shown = spec.lines.slice(-mostLines);
    this.#full = Math.max(5, shown.length) * lineHeight + ends;
    this.#below = Math.max(0, this.#full - (bottom - (y + slot.y * size)));
    this.#till = scene.add.image(x, y, game, 'till').setScale(size).setDepth(depth);
    this.#paper = paperOf(scene, wide, start);
    this.#lines = shown.map((line) => lineOf(scene, 0, line, digits, wide - 40).setVisible(false));
    this.#box = scene.add
      .container(x + slot.x * size + 40, y + slot.y * size, [this.#paper, ...this.#lines])
      .setDepth(depth + 1);
    this.#set(start);
  }

  /** Lets the child pull; what is left comes by itself. Resolves when the receipt is torn off. */
  async hold(): Promise<void> {
    const { scene, motion } = this.#kit;
    const torn = new Promise<void>((done) => {
      this.#tear = done;
    });
    const close = addSheet(this.#kit, {
      id: 'pull',
      label: this.#spec.label,
      press: (input) => {
        if (input === 'pointer' || input === 'touch') this.#heldAt = scene.input.activePointer.worldY;
        else this.#pull(tug);
      },
    });
    scene.input.on('pointermove', this.#move);
    await withSkip(
      this.#kit,
      this.#layout.go,
      Promise.race([torn, motion.wait(longest).then(() => this.#come())]).then(() => this.#tearOff()),
    );
    scene.input.off('pointermove', this.#move);
    close();
  }

  /** A receipt that still lies there goes with the celebration. */
  clear(): void {
    this.#isGone = true;
    this.#till.destroy();
    this.#box.destroy();
  }

  readonly #move = ({ isDown, worldY }: Input.Pointer): void => {
    if (this.#heldAt === null || !isDown) return;
    this.#pull(Math.max(0, worldY - this.#heldAt) * 1.2);
    this.#heldAt = worldY;
  };

  #pull(by: number): void {
    if (this.#length >= this.#full || by <= 0) return;
    if (Math.floor(this.#length / lineHeight) < Math.floor((this.#length + by) / lineHeight))
      this.#kit.sounds.play('print');
    this.#set(Math.min(this.#full, this.#length + by));
    if (this.#length >= this.#full) this.#tear();
  }

  async #come(): Promise<void> {
    const at = { length: this.#length };
    await this.#kit.motion.tween({
      targets: at,
      length: this.#full,
      duration: byItself,
      onUpdate: () => this.#set(at.length),
    });
    this.#set(this.#full);
  }

  /** The paper is so long: the last line comes out first. */
  #set(length: number): void {
    if (this.#isGone) return;
    this.#length = length;
    this.#paper.setSize(wide, length);
    for (const [place, line] of this.#lines.entries()) {
      const y = length - 34 - (this.#lines.length - place - 0.5) * lineHeight;
      line.setY(y).setVisible(y > 22);
    }
  }

  async #tearOff(): Promise<void> {
    if (this.#isGone) return;
    const { motion, sounds, random } = this.#kit;
    sounds.play('tear');
    this.#spec.torn();
    const { x, y } = this.#box;
    const up = y - this.#below;
    for (let k = 0; k < 26; k++)
      this.#spec.particles.emit(k % 3 ? 'snip' : 'spark', x + (random.next() - 0.5) * wide, y + 10, {
        vx: (random.next() - 0.5) * 520,
        vy: -160 - random.next() * 380,
        gravity: 820,
        life: 1100,
        size: 0.9 + random.next() * 0.7,
        spin: (random.next() - 0.5) * 500,
        depth: depth + 3,
      });
    if (this.#below > 0)
      await motion.tween({ targets: this.#box, y: up, duration: this.#below * rising, ease: 'Cubic.Out' });
    await motion.tween({ targets: this.#box, y: up + 46, angle: 7, duration: 260, ease: 'Back.Out' });
    await motion.wait(ending);
    await motion.tween({ targets: this.#box, y: up + 240, alpha: 0, duration: 220, ease: 'Quad.In' });
  }
}
