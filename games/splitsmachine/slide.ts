import type { InputMethod } from '@games/kit/input/targets';
import { dip, keyPlate, pale } from '@games/kit/parts/key-face';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { KitFrame } from '@games/kit/textures/kit-texture';
import type { GameObjects, Input } from 'phaser';
import type { Layout } from './layout';
import { closed, countAt, cutAt, five, isLong, type Plan } from './rules';
import { texts } from './texts.gen';
import { cap, type Tube } from './tube';

interface SlideSpec {
  readonly tube: Tube;
  readonly commit: (input: InputMethod) => void;
}

const key = 84;
/** What can be pressed above and below the tube, design px. */
const room = { above: 40, below: 92 } as const;

/** Slides the divider: by dragging it, by a tap on the tube, by arrows and keys. */
export class Slide {
  readonly #kit: SceneKit;
  readonly #spec: SlideSpec;
  readonly #zone: GameObjects.Zone;
  readonly #layout: Layout;
  readonly #keys: readonly {
    readonly plate: GameObjects.Container;
    readonly by: number;
    readonly id: string;
  }[];
  #plan: Plan | undefined;
  #count = closed;
  #held = false;

  constructor(kit: SceneKit, layout: Layout, spec: SlideSpec) {
    this.#kit = kit;
    this.#spec = spec;
    this.#layout = layout;
    const { scene, targets, locale } = kit;
    const { tube } = layout;
    const y = tube.y + (room.below - room.above) / 2;
    this.#zone = scene.add.zone(tube.x, y, 1, 1);
    targets.add({
      id: 'tube',
      label: texts[locale]('tube'),
      object: this.#zone,
      size: { width: tube.length + 2 * cap, height: room.above + room.below },
      enabled: () => this.#plan !== undefined,
      range: () => ({ min: 0, max: this.#plan?.slots ?? 1, now: this.#count, text: this.spoken }),
      keys: { from: 'all', take: (name) => this.#step(name) },
      press: (input) => {
        if (input !== 'pointer' && input !== 'touch') return spec.commit(input);
        this.#held = true;
        this.#follow(scene.input.activePointer);
      },
    });
    const { one, five: far } = layout.keys;
    this.#keys = [
      this.#key('far-left', -far, -five),
      this.#key('left', -one, -1),
      this.#key('right', one, 1),
      this.#key('far-right', far, five),
    ];
    scene.input.on('pointermove', this.#follow);
    scene.input.on('pointerup', this.#letGo);
    scene.input.on('pointerupoutside', this.#letGo);
  }

  get count(): number {
    return this.#count;
  }

  /** What is in the glass, for a screen reader. */
  get spoken(): string {
    const t = texts[this.#kit.locale];
    const count = this.#count;
    return this.#plan?.kind === 'groups'
      ? t('boxes', { count, each: `${this.#plan.each}` })
      : t('balls', { count });
  }

  /** Opens the tube for a plan, with all of it covered. */
  begin(plan: Plan): void {
    this.#plan = plan;
    this.#held = false;
    for (const { plate, by } of this.#keys) plate.setVisible(Math.abs(by) === 1 || isLong(plan));
    this.put(closed);
  }

  /** Puts the divider without a sound. */
  put(count: number): void {
    const plan = this.#plan;
    if (plan === undefined) return;
    this.#count = Math.min(plan.slots, Math.max(0, count));
    this.#spec.tube.put(this.#count);
    for (const { plate, by } of this.#keys) pale(plate, !this.#can(by));
    this.#kit.targets.publish();
  }

  show(on: boolean): void {
    for (const { plate, by } of this.#keys)
      plate.setVisible(on && this.#plan !== undefined && (Math.abs(by) === 1 || isLong(this.#plan)));
  }

  /** The slide by which a task is answered, for the hand that shows it. */
  get drag() {
    const { y } = this.#layout.tube;
    const { from, to } = this.#spec.tube.span;
    const at = this.#spec.tube.cut;
    const far = Math.abs(at - from) < Math.abs(at - to) ? to : from;
    return { from: { x: at, y }, to: { x: at + (far - at) * 0.7, y }, commits: false };
  }

  #key(id: string, at: number, by: number) {
    const { tube, keys } = this.#layout;
    const icon: KitFrame = Math.abs(by) === 1 ? 'step' : 'leap';
    const plate = keyPlate(
      this.#kit,
      { x: tube.x + at, y: keys.y, width: key, height: key },
      { icon, flipped: by < 0 },
    ).setDepth(30);
    const t = texts[this.#kit.locale];
    const count = Math.abs(by);
    this.#kit.targets.add({
      id,
      label: by < 0 ? t('toLeft', { count }) : t('toRight', { count }),
      object: plate,
      row: 'keys',
      repeats: true,
      enabled: () => plate.visible && this.#can(by),
      press: () => {
        dip(this.#kit, plate);
        this.#move(by);
      },
    });
    return { plate, by, id };
  }

  /** Left and right follow the eye, up and down the number. */
  #step(name: string): void {
    const along: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
    const more: Readonly<Record<string, number>> = {
      ArrowUp: 1,
      ArrowDown: -1,
      PageUp: five,
      PageDown: -five,
    };
    if (along[name] !== undefined) this.#move(along[name]);
    else if (more[name] !== undefined) this.#goTo(this.#count + more[name]);
    else if (name === 'Home') this.#goTo(0);
    else if (name === 'End') this.#goTo(this.#plan?.slots ?? 0);
  }

  #move(by: number): void {
    if (this.#plan !== undefined) this.#goTo(countAt(this.#plan, cutAt(this.#plan, this.#count) + by));
  }

  #can(by: number): boolean {
    const plan = this.#plan;
    return plan !== undefined && countAt(plan, cutAt(plan, this.#count) + by) !== this.#count;
  }

  #goTo(count: number): void {
    if (this.#plan === undefined || !this.#kit.targets.isOpen) return;
    const next = Math.min(this.#plan.slots, Math.max(0, count));
    if (next === this.#count) return;
    this.#kit.sounds.play('click', 0.85 + (0.5 * next) / this.#plan.slots);
    this.put(next);
  }

  readonly #follow = ({ isDown, worldX }: Input.Pointer): void => {
    const plan = this.#plan;
    if (!this.#held || !isDown || plan === undefined) return;
    const { from, pitch } = this.#spec.tube.span;
    this.#goTo(countAt(plan, Math.round((worldX - from) / pitch)));
  };

  readonly #letGo = (): void => {
    this.#held = false;
  };
}
