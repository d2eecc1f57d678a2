import { afterKey } from '@games/kit/parts/steps';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { KIT, type KitFrame } from '@games/kit/textures/kit-texture';
import type { GameObjects, Input } from 'phaser';
import type { Ditch } from './ditch';
import { Glass } from './glass';
import type { Layout } from './layout';
import type { Net } from './net';
import { depths } from './scenery';
import { texts } from './texts.gen';

/** The band over the pads in which the net is taken, design px. */
const band = { above: 150, below: 26, beyond: 24 } as const;
/** A finger this near takes the net where it hangs, design px. */
const grip = 46;

/** Placing: the net is dragged along the ditch, or put on a leaf under the glass. */
export class Placing {
  readonly glass: Glass;
  readonly #kit: SceneKit;
  readonly #ditch: Ditch;
  readonly #net: Net;
  readonly #changed: () => void;
  readonly #ring: GameObjects.NineSlice;
  #value = 0;
  #isOn = false;
  #hasMoved = false;
  #offset: number | null = null;

  constructor(kit: SceneKit, layout: Layout, ditch: Ditch, net: Net, changed: () => void) {
    this.#kit = kit;
    this.#ditch = ditch;
    this.#net = net;
    this.#changed = changed;
    const { scene, targets, locale } = kit;
    const { from, to, y } = layout.pads;
    const width = Math.min(to - from + band.beyond * 2, kit.design.width);
    const height = band.above + band.below;
    const zone = scene.add.zone((from + to) / 2, y + (band.below - band.above) / 2, width, height);
    this.#ring = scene.add
      .nineslice(
        0,
        0,
        KIT,
        'ring' satisfies KitFrame,
        96 * layout.net.size,
        150 * layout.net.size,
        28,
        28,
        28,
        28,
      )
      .setDepth(depths.net + 0.1)
      .setVisible(false);
    targets.add({
      id: 'line',
      label: texts[locale]('net'),
      object: zone.setDepth(depths.frog - 0.2),
      size: { width, height },
      ownRing: true,
      aim: (on) => {
        this.#isAimed = on && targets.hasFocus;
        this.#drawRing();
      },
      enabled: () => this.#isOn,
      range: () =>
        this.#isOn ? { min: 0, max: ditch.pads, now: this.#value, text: `${this.#value}` } : undefined,
      keys: {
        from: 'all',
        take: (key) => {
          const next = afterKey({ min: 0, max: ditch.pads }, this.#value, key);
          if (next !== null) this.#moveTo(next);
        },
      },
      press: (input) => {
        if (input === 'pointer' || input === 'touch') this.#grab(scene.input.activePointer);
        else targets.press('ready', input);
      },
    });
    this.glass = new Glass(kit, layout, {
      moved: (value) => this.#moveTo(value),
      xAt: (value) => ditch.xAt(value),
    });
    scene.input.on('pointermove', this.#follow);
    for (const end of ['pointerup', 'pointerupoutside']) scene.input.on(end, this.#letGo);
  }

  #isAimed = false;

  get value(): number {
    return this.#value;
  }

  /** The child has put the net somewhere. */
  get hasMoved(): boolean {
    return this.#hasMoved;
  }

  /** Begins a sum with the net over a pad. */
  begin(value: number): void {
    this.#isOn = true;
    this.#hasMoved = false;
    this.#value = value;
    this.glass.begin();
    this.glass.show(true);
    this.glass.put(value, this.#ditch.pads);
    const x = this.#ditch.xAt(value);
    void this.#net.flyTo(x);
    this.#drawRing(x, this.#net.rest);
    this.#kit.targets.publish();
  }

  /** Puts the net over the pad of an answer that another scene received. */
  put(value: number): void {
    this.#value = value;
    this.#net.put(this.#ditch.xAt(value));
    this.glass.put(value, this.#ditch.pads);
    this.#drawRing();
  }

  stop(): void {
    this.#isOn = false;
    this.glass.show(false);
    this.#drawRing();
  }

  #moveTo(wanted: number): void {
    const value = Math.min(this.#ditch.pads, Math.max(0, wanted));
    // A ten is heard as well as seen.
    if (value !== this.#value) this.#kit.sounds.play(value % 10 === 0 ? 'lamp' : 'net');
    this.#value = value;
    this.#hasMoved = true;
    this.#net.put(this.#ditch.xAt(value));
    this.glass.put(value, this.#ditch.pads);
    this.#drawRing();
    this.#changed();
    this.#kit.targets.publish();
  }

  /** Puts the ring of the focus around the net, or around the place to which it flies. */
  #drawRing(x = this.#net.box.x, y = this.#net.box.y): void {
    const { scale } = this.#net.box;
    this.#ring.setPosition(x, y - 52 * scale).setVisible(this.#isAimed && this.#isOn);
  }

  /** Takes the net where it hangs; elsewhere it comes to the finger. */
  #grab({ worldX }: Input.Pointer): void {
    const { x } = this.#net.box;
    this.#offset = Math.abs(worldX - x) < grip ? x - worldX : 0;
    if (this.#offset === 0) this.#moveTo(this.#ditch.padAt(worldX));
  }

  readonly #follow = ({ isDown, worldX }: Input.Pointer): void => {
    if (this.#offset === null || !isDown || !this.#isOn || !this.#kit.targets.isOpen) return;
    const value = this.#ditch.padAt(worldX + this.#offset);
    if (value !== this.#value) this.#moveTo(value);
  };

  readonly #letGo = (): void => {
    this.#offset = null;
  };
}
