import type { Drag } from '@games/kit/demonstration/beats';
import type { InputMethod } from '@games/kit/input/targets';
import { dip, keyPlate, pale } from '@games/kit/parts/key-face';
import { addNudges } from '@games/kit/parts/nudges';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects, Input } from 'phaser';
import { game } from './game-id';
import { depths, type Layout } from './layout';
import { texts } from './texts.gen';

/** Room above a layer in which a finger still takes the spade; one that leaves it upwards lets it go. */
const above = 70;
const away = 60;
/** Way of a full push, design px. */
const push = 60;
const page = 5;

/** What of the open layer the keys and a reader are told. */
interface OpenLayer {
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly count: number;
  readonly isMark: boolean;
  readonly aimed: number;
  readonly min: number;
  readonly max: number;
  readonly now: number;
  readonly text: string;
}

interface DigSpec {
  /** The layer that can be dug; null when all are dug, or something moves. */
  readonly layer: () => OpenLayer | null;
  readonly aim: (part: number) => void;
  readonly pushed: (share: number) => void;
  readonly dig: (input: InputMethod) => void;
  readonly climb: () => void;
  readonly canClimb: () => boolean;
  readonly digit: (digit: number) => boolean;
}

/** What digs: a finger that pushes the spade into a part, arrows and digits that aim it, and keys. */
export class Dig {
  readonly #kit: SceneKit;
  readonly #spec: DigSpec;
  readonly #zone: GameObjects.Zone;
  readonly #keys: { readonly plate: GameObjects.Container; readonly can: () => boolean }[] = [];
  #grip: number | null = null;

  constructor(kit: SceneKit, layout: Layout, spec: DigSpec) {
    this.#kit = kit;
    this.#spec = spec;
    const { scene, targets, locale } = kit;
    const t = texts[locale];
    this.#zone = scene.add.zone(0, 0, 1, 1);
    this.#slider(t('beach'));
    addNudges(kit, {
      id: 'line',
      ...layout.nudges,
      middle: -12,
      arrows: true,
      by: (step) => this.#move(step),
      can: (step) => this.#can(step),
    });
    this.#key('climb', t('climb'), layout.climb, this.#arrow(), spec.canClimb, () => spec.climb());
    const canDig = () => spec.layer() !== null;
    this.#key('dig', t('dig'), layout.dig, this.#blade(), canDig, (input) => spec.dig(input));
    targets.onKey((key) => this.#take(key));
    scene.input.on('pointermove', this.#follow);
    scene.input.on('pointerup', this.#letGo);
    scene.input.on('pointerupoutside', () => {
      this.#grip = null;
      spec.pushed(0);
    });
  }

  /** Takes its place over the open layer. */
  refresh(): void {
    const layer = this.#spec.layer();
    // Once the chest is found, the finger is for the chest.
    this.#zone.setVisible(layer !== null);
    if (layer !== null) {
      const { x, y, width, height } = layer.box;
      this.#zone.setPosition(x + width / 2, y + (height - above) / 2).setSize(width + 24, height + above);
    }
    for (const { plate, can } of this.#keys) pale(plate, !can());
    this.#kit.targets.publish();
  }

  /** A push of the spade, for the hand that shows it. */
  get drag(): Drag {
    const layer = this.#spec.layer();
    const { x = 0, y = 0, width = 1, height = 1 } = layer?.box ?? {};
    const at = x + width * 0.35;
    return { from: { x: at, y: y - 30 }, to: { x: at, y: y + height * 1.3 }, commits: false };
  }

  #slider(label: string): void {
    this.#kit.targets.add({
      id: 'line',
      label,
      object: this.#zone,
      size: { width: 10, height: 10 },
      ownRing: true,
      range: () => {
        const layer = this.#spec.layer();
        if (layer === null) return undefined;
        const { min, max, now, text } = layer;
        return { min, max, now, text };
      },
      enabled: () => this.#spec.layer() !== null,
      keys: { from: 'all', take: (key) => this.#step(key) },
      press: (input) => {
        if (input !== 'pointer' && input !== 'touch') return this.#spec.dig(input);
        const { worldY } = this.#kit.scene.input.activePointer;
        this.#grip = worldY;
        this.#follow(this.#kit.scene.input.activePointer);
      },
    });
  }

  #step(key: string): void {
    const layer = this.#spec.layer();
    const by: Readonly<Record<string, number>> = {
      ArrowLeft: -1,
      ArrowRight: 1,
      PageDown: -page,
      PageUp: page,
      Home: -99,
      End: 99,
    };
    if (key === 'ArrowUp') this.#spec.climb();
    else if (layer === null) return;
    else if (key === 'ArrowDown') this.#spec.dig('keyboard');
    else if (by[key] !== undefined) this.#move(by[key]);
  }

  #take(key: string): boolean {
    if (key === 'Backspace') {
      const can = this.#spec.canClimb();
      this.#spec.climb();
      return can;
    }
    if (this.#spec.layer() === null) return false;
    if (/^\d$/.test(key)) return this.#spec.digit(Number(key));
    if (key !== 'Enter') return false;
    this.#spec.dig('keyboard');
    return true;
  }

  #move(by: number): void {
    const layer = this.#spec.layer();
    if (layer === null) return;
    const next = Math.min(layer.count - 1, Math.max(0, layer.aimed + by));
    if (next !== layer.aimed) this.#spec.aim(next);
  }

  #can(by: number): boolean {
    const layer = this.#spec.layer();
    return layer !== null && layer.aimed + by >= 0 && layer.aimed + by < layer.count;
  }

  #key(
    id: string,
    label: string,
    at: { readonly x: number; readonly y: number },
    mark: GameObjects.Image,
    can: () => boolean,
    press: (input: InputMethod) => void,
  ): void {
    const plate = keyPlate(this.#kit, { ...at, width: 88, height: 88 }, { text: '' }, id === 'dig');
    plate.add(mark).setDepth(depths.keys + 690);
    this.#keys.push({ plate, can });
    this.#kit.targets.add({
      id,
      label,
      object: plate,
      control: true,
      enabled: can,
      press: (input) => {
        dip(this.#kit, plate);
        press(input);
      },
    });
  }

  #arrow(): GameObjects.Image {
    return this.#kit.scene.add.image(0, -4, game, 'ladder');
  }

  #blade(): GameObjects.Image {
    return this.#kit.scene.add.image(0, -4, game, 'blade');
  }

  readonly #follow = ({ isDown, worldX, worldY }: Input.Pointer): void => {
    const layer = this.#spec.layer();
    if (this.#grip === null || !isDown || layer === null) return;
    const { x, width } = layer.box;
    const along = ((worldX - x) / width) * layer.count + (layer.isMark ? 0.5 : 0);
    const part = Math.min(layer.count - 1, Math.max(0, Math.floor(along)));
    if (part !== layer.aimed) this.#spec.aim(part);
    this.#spec.pushed((worldY - this.#grip) / push);
  };

  readonly #letGo = ({ worldY, wasTouch }: Input.Pointer): void => {
    const layer = this.#spec.layer();
    const begin = this.#grip;
    this.#grip = null;
    if (begin === null || layer === null) return;
    if (worldY < begin - away) this.#spec.pushed(0);
    else this.#spec.dig(wasTouch ? 'touch' : 'pointer');
  };
}
