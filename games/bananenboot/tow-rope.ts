import type { InputMethod } from '@games/kit/input/targets';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects, Input } from 'phaser';
import { game } from './game-id';
import type { Layout } from './layout';
import { depths } from './scenery';

/** A pull that is let go before this part of the way was none; a tap pulls it. */
const enough = 0.4;
const tapped = 10;
/** Parts of the way at which the rope creaks. */
const creaks = 4;
/** Length of the drawing of the rope, design px. */
const coil = 40;

interface RopeSpec {
  /** Label for a screen reader. */
  readonly label: () => string;
  readonly isReady: () => boolean;
  /** Called with how far it is pulled, 0 to 1. */
  readonly pulled: (share: number) => void;
  readonly commit: (input: InputMethod) => void;
}

/** The tow rope on its winch: pulled down or tapped, it lets the boat go. */
export class TowRope {
  readonly #kit: SceneKit;
  readonly #at: Layout['rope'];
  readonly #spec: RopeSpec;
  readonly #handle: GameObjects.Image;
  readonly #rope: GameObjects.Image;
  readonly #parts: readonly (GameObjects.Image | GameObjects.Container)[];
  #grip: { readonly y: number; readonly touch: boolean } | null = null;
  #creaked = 0;

  constructor(kit: SceneKit, { rope }: Layout, spec: RopeSpec) {
    this.#kit = kit;
    this.#at = rope;
    this.#spec = spec;
    const { scene, targets } = kit;
    const { x, drum, rest, zone } = rope;
    this.#rope = scene.add.image(x, drum, game, 'rope').setDepth(depths.seal);
    const winch = scene.add.image(x, drum, game, 'drum').setDepth(depths.seal + 0.1);
    this.#handle = scene.add.image(x, rest, game, 'handle').setDepth(depths.seal + 0.2);
    const box = scene.add.container(zone.x, zone.y).setDepth(depths.seal + 0.3);
    this.#parts = [this.#rope, winch, this.#handle, box];
    targets.add({
      id: 'ready',
      label: spec.label,
      object: box,
      size: { width: zone.width, height: zone.height },
      last: true,
      enabled: spec.isReady,
      press: (input) => {
        if (input !== 'pointer' && input !== 'touch') return this.#commit(input);
        this.#grip = { y: scene.input.activePointer.worldY, touch: input === 'touch' };
      },
    });
    const off = targets.onKey((key) => {
      if (key !== 'Enter' || !spec.isReady()) return false;
      targets.press('ready', 'keyboard');
      return true;
    });
    box.once('destroy', off);
    scene.input.on('pointermove', this.#follow);
    scene.input.on('pointerup', this.#letGo);
    scene.input.on('pointerupoutside', this.#letGo);
    this.#put(rest);
  }

  /** It is pale while nothing was typed. */
  refresh(): void {
    this.#handle.setAlpha(this.#spec.isReady() ? 1 : 0.62);
    this.#kit.targets.publish();
  }

  show(on: boolean): void {
    for (const part of this.#parts) part.setVisible(on);
  }

  /** Winds the rope up again, 0.2 s. */
  async release(): Promise<void> {
    this.#grip = null;
    this.#creaked = 0;
    this.#spec.pulled(0);
    const at = { y: this.#handle.y };
    const onUpdate = () => this.#put(at.y);
    await this.#kit.motion.tween({
      targets: at,
      y: this.#at.rest,
      duration: 200,
      ease: 'Back.Out',
      onUpdate,
    });
    this.#put(this.#at.rest);
  }

  #put(y: number): void {
    this.#handle.setY(y);
    this.#rope.setScale(1, Math.max(0.1, (y - this.#at.drum) / coil));
  }

  #commit(input: InputMethod): void {
    this.#grip = null;
    if (!this.#kit.targets.isOpen) return;
    this.#put(this.#at.pulled);
    this.#spec.commit(input);
  }

  #share(y: number): number {
    const { rest, pulled } = this.#at;
    return this.#grip === null ? 0 : Math.min(1, Math.max(0, (y - this.#grip.y) / (pulled - rest)));
  }

  readonly #follow = ({ worldY, isDown }: Input.Pointer): void => {
    if (this.#grip === null || !isDown) return;
    const share = this.#share(worldY);
    const { rest, pulled } = this.#at;
    this.#put(rest + (pulled - rest) * share);
    const creaked = Math.floor(share * creaks);
    if (creaked > this.#creaked) this.#kit.sounds.play('creak');
    this.#creaked = creaked;
    this.#spec.pulled(share);
  };

  readonly #letGo = ({ worldY }: Input.Pointer): void => {
    if (this.#grip === null) return;
    const { y, touch } = this.#grip;
    if (Math.abs(worldY - y) < tapped || this.#share(worldY) > enough)
      this.#commit(touch ? 'touch' : 'pointer');
    else void this.release();
  };
}
