import type { Drag } from '@games/kit/demonstration/beats';
import type { InputMethod } from '@games/kit/input/targets';
import { LineSlider } from '@games/kit/parts/line-slider';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { Input } from 'phaser';
import type { PlaceLine } from '@/maths/round/task';
import type { Garment } from './garments';
import { Hanging } from './hanging';
import { type Layout, ropeAt } from './layout';
import type { Rope } from './rope';

/** The garment lies this far above the foot of the basket, and a finger takes it within this distance of its middle. */
const above = 196;
const grasp = 120;
/** A garment that is held within this distance below or above the rope is on it, design px. */
const near = 190;
/** The finger holds a garment in its middle. */
const held = 60;

interface HandSpec {
  /** Label of the line for a screen reader. */
  readonly label: string;
  /** The child pegs the garment at a value, in canonical notation. */
  readonly hang: (value: string, input: InputMethod) => void;
}

/**
 * The garment that is to be hung: it is dragged from the basket to the rope and pegged where it is let go. Let go
 * elsewhere, it falls back into the basket. Keys slide it along the rope.
 */
export class Hand {
  readonly hanging: Hanging;
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  readonly #slider: LineSlider;
  readonly #rope: Rope;
  #isDragged = false;
  #isOnRope = false;

  constructor(kit: SceneKit, layout: Layout, rope: Rope, { label, hang }: HandSpec) {
    this.#kit = kit;
    this.#layout = layout;
    this.#rope = rope;
    this.hanging = new Hanging(kit.scene, kit.motion, 'tee');
    const { line, nudges, ready } = layout;
    this.#slider = new LineSlider(kit, {
      from: { x: line.from, y: line.y },
      to: { x: line.to, y: line.y },
      handle: this.hanging.box,
      reach: 220,
      label,
      nudgesAt: nudges,
      readyAt: ready,
      aim: (on) => this.hanging.aim(on && kit.targets.isOpen),
      moved: () => {
        kit.sounds.play('slide');
        this.#ontoRope();
      },
      ready: (value, input) => {
        this.#ontoRope();
        hang(value, input);
      },
    });
    kit.scene.input.on('pointerdown', this.#take);
    kit.scene.input.on('pointermove', this.#follow);
    kit.scene.input.on('pointerup', this.#letGo);
    kit.scene.input.on('pointerupoutside', this.#letGo);
  }

  /** Starts a task with this garment in the basket. */
  async set(garment: Garment, line: PlaceLine): Promise<void> {
    this.#isDragged = false;
    this.hanging.wear(garment);
    this.#slider.set({ line });
    const { y } = this.#intoBasket();
    this.hanging.box
      .setY(y + 50)
      .setVisible(true)
      .setAlpha(0)
      .setScale(0.8);
    await this.#kit.motion.tween({
      targets: this.hanging.box,
      y,
      alpha: 1,
      scale: 1,
      duration: 180,
      ease: 'Back.Out',
    });
  }

  /** The drag from the basket to the rope. */
  get drag(): Drag {
    const { basket, line } = this.#layout;
    const x = (line.from + line.to) / 2;
    return {
      from: { x: basket.x, y: basket.y - above + held },
      to: { x, y: ropeAt(line, x) },
      commits: true,
    };
  }

  /** Called every frame with its length in ms: the garment swings, and hangs on the rope as that gives. */
  update(delta: number): void {
    const { box } = this.hanging;
    this.hanging.update(delta);
    if (this.#isOnRope) box.setY(this.#rope.at(box.x));
  }

  /** Moves the garment to a share of the line. */
  put(share: number): void {
    this.#slider.put(share);
    this.#ontoRope();
  }

  /** Snaps the pegs shut and shifts the garment to its true place, at the size of those that hang, 0.27 s. */
  async peg(share: number, scale: number): Promise<void> {
    const { line } = this.#layout;
    const x = line.from + (line.to - line.from) * share;
    void this.hanging.snap();
    this.#isOnRope = false;
    this.#rope.pluck(x);
    await this.#kit.motion.tween({
      targets: this.hanging.box,
      x,
      y: ropeAt(line, x),
      scale,
      delay: 130,
      duration: 140,
      ease: 'Quad.Out',
    });
  }

  #ontoRope(): void {
    const { box } = this.hanging;
    this.hanging.pegged(true);
    const { x } = this.#slider.at(this.#slider.step);
    this.#isOnRope = true;
    this.#rope.carry(x);
    box.setPosition(x, this.#rope.at(x));
  }

  #offRope(): void {
    this.#isOnRope = false;
    this.#rope.carry(null);
    this.hanging.pegged(false);
  }

  #intoBasket() {
    const { x, y } = this.#layout.basket;
    this.#offRope();
    this.hanging.box.setPosition(x, y - above);
    return this.hanging.box;
  }

  #isOnLine(y: number): boolean {
    return Math.abs(y - this.#layout.line.y - held) < near;
  }

  readonly #take = ({ worldX, worldY }: Input.Pointer): void => {
    const { x, y } = this.hanging.box;
    const { line } = this.#layout;
    const isAtLine = worldX > line.from - 110 && worldX < line.to + 110 && Math.abs(worldY - line.y) < 110;
    const isAtGarment = Math.hypot(worldX - x, worldY - y - held) < grasp;
    this.#isDragged = this.#kit.targets.isOpen && (isAtLine || isAtGarment);
  };

  readonly #follow = ({ isDown, worldX: x, worldY: y }: Input.Pointer): void => {
    if (!this.#isDragged || !isDown || !this.#kit.targets.isOpen) return;
    if (this.#isOnLine(y)) {
      this.#slider.putAt({ x, y });
      this.#ontoRope();
    } else {
      this.#offRope();
      this.hanging.box.setPosition(x, y - held);
    }
  };

  readonly #letGo = ({ wasTouch, worldY }: Input.Pointer): void => {
    if (!this.#isDragged || !this.#kit.targets.isOpen) return;
    this.#isDragged = false;
    if (this.#isOnLine(worldY)) this.#slider.commit(wasTouch ? 'touch' : 'pointer');
    else this.#intoBasket();
  };
}
