import type { Drag } from '@games/kit/demonstration/beats';
import type { Particles } from '@games/kit/effects/particles';
import type { InputMethod } from '@games/kit/input/targets';
import type { Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { plus, type Rational, rational, times } from '@/maths/number/rational';
import { type Beach, toNumber } from './beach';
import { Chest } from './chest';
import { Dig } from './dig';
import { FocusLead } from './focus-lead';
import { depths, type Layout, partOf } from './layout';
import { endsOf, firstAimed, isDug, isLast, type Path, partOfDigit, partsAt, startOf } from './rules';
import { Signs } from './signs';
import { Spade } from './spade';
import { Stack } from './stack';
import { texts } from './texts.gen';

interface PitSpec {
  readonly particles: Particles;
  readonly write: (value: Rational) => string;
  /** The chest was pulled up at this number. */
  readonly lifted: (value: Rational, input: InputMethod) => void;
}

/** What is dug: the open layers, the spade above the last of them, and the chest at their end. */
export class Pit {
  readonly #kit: SceneKit;
  readonly #spec: PitSpec;
  readonly #stack: Stack;
  readonly #signs: Signs;
  readonly #spade: Spade;
  readonly #dig: Dig;
  readonly #chest: Chest;
  readonly #lead: FocusLead;
  #beach: Beach | null = null;
  #path: number[] = [];
  #aimed = 0;

  constructor(kit: SceneKit, layout: Layout, spec: PitSpec) {
    this.#kit = kit;
    this.#spec = spec;
    this.#stack = new Stack(kit, layout);
    this.#signs = new Signs(kit);
    this.#spade = new Spade(kit);
    this.#lead = new FocusLead(kit.targets);
    this.#dig = new Dig(kit, layout, {
      layer: () => this.#layer,
      aim: (part) => this.#aim(part),
      pushed: (share) => this.#spade.push(share),
      dig: (input) => this.#push(input),
      climb: () => this.#climb(),
      canClimb: () => this.#canClimb,
      digit: (digit) => this.#aimAtDigit(digit),
    });
    this.#chest = new Chest(kit, {
      label: texts[kit.locale]('lift'),
      isReady: () => this.#beach !== null && isDug(this.#beach, this.#path),
      lifted: (input) => {
        if (this.#beach !== null) spec.lifted(startOf(this.#beach, this.#path), input);
      },
    });
  }

  get drag(): Drag {
    return this.#dig.drag;
  }

  get chestAt(): Point {
    return this.#chest.at;
  }

  /** Lays down the beach of a task. */
  begin(beach: Beach): void {
    this.#beach = beach;
    this.put(beach.path);
  }

  /** Opens the layers of a path at once. */
  put(path: Path): void {
    const beach = this.#beach;
    if (beach === null) return;
    this.#path = [...path];
    this.#stack.show(beach, path);
    this.#rest();
  }

  /** Pulls the chest out, full or empty, 0.3 s. */
  async give(isFull: boolean): Promise<void> {
    await this.#chest.lift();
    await this.#chest.open(isFull);
    this.#spray(isFull ? 'coin' : 'grain', this.#chest.at, isFull ? 16 : 8);
  }

  /** Folds all layers into the first one, 0.2 s. */
  async fold(): Promise<void> {
    this.#hide();
    await this.#stack.fold();
  }

  clear(): void {
    this.#hide();
    this.#stack.clear();
  }

  /** Takes away the spade and the chest, and gives what a lesson is shown with. */
  bare(): { readonly stack: Stack; readonly signs: Signs } {
    this.#hide();
    return { stack: this.#stack, signs: this.#signs };
  }

  #hide(): void {
    this.#spade.show(false);
    this.#chest.hide();
    this.#signs.clear();
  }

  get #layer() {
    const beach = this.#beach;
    if (beach === null || isDug(beach, this.#path)) return null;
    const depth = this.#path.length;
    const { min } = endsOf(beach, this.#path);
    const count = partsAt(beach, depth);
    return {
      box: this.#stack.box,
      count,
      isMark: isLast(beach, depth),
      aimed: this.#aimed,
      min: toNumber(min),
      max: toNumber(this.#numberOf(count - 1)),
      now: toNumber(this.#numberOf(this.#aimed)),
      text: this.#spec.write(this.#numberOf(this.#aimed)),
    };
  }

  get #canClimb(): boolean {
    return this.#beach !== null && this.#path.length > this.#beach.dug;
  }

  /** The number at which a part of the open layer begins. */
  #numberOf(part: number): Rational {
    return this.#beach === null ? rational(0) : startOf(this.#beach, [...this.#path, part]);
  }

  #aim(part: number): void {
    const layer = this.#layer;
    if (layer === null || !this.#kit.targets.isOpen) return;
    this.#aimed = part;
    this.#kit.sounds.play('tick');
    this.#stand();
  }

  #aimAtDigit(digit: number): boolean {
    const part = this.#beach === null ? null : partOfDigit(this.#beach, this.#path, digit);
    if (part !== null) this.#aim(part);
    return part !== null;
  }

  /** The spade stands above the part it is aimed at. */
  #stand(): void {
    const layer = this.#layer;
    if (layer === null) return;
    this.#spade.aim(layer.box, { ...layer, part: layer.aimed });
    this.#dig.refresh();
  }

  /** Shows what stands when nothing moves: the spade above the open layer, or the chest at the end. */
  #rest(): void {
    const beach = this.#beach;
    if (beach === null) return;
    const isEnd = isDug(beach, this.#path);
    const above = isEnd ? this.#path.slice(0, -1) : this.#path;
    const box = this.#stack.box;
    const { min, max } = endsOf(beach, above);
    const half = times(plus(min, max), rational(1, 2));
    this.#signs.show(box, [
      { at: 0, text: this.#spec.write(min) },
      { at: 0.5, text: this.#spec.write(half) },
      { at: 1, text: this.#spec.write(max) },
    ]);
    this.#chest.hide();
    if (isEnd) this.#layChest(above);
    else {
      this.#aimed = firstAimed;
      this.#stand();
    }
    this.#dig.refresh();
    if (!isEnd) this.#lead.toSand();
  }

  #layChest(above: Path): void {
    const beach = this.#beach;
    if (beach === null) return;
    const box = this.#stack.box;
    const count = partsAt(beach, above.length);
    const { middle } = partOf(box, { part: this.#path.at(-1) ?? 0, count, isMark: true });
    this.#spade.show(false);
    this.#chest.put(
      { x: middle, y: box.y + box.height - 6 },
      { text: this.#spec.write(startOf(beach, this.#path)), y: box.y + box.height + 38, ends: this.#ends },
    );
    if (this.#chest.plate !== undefined) this.#signs.yieldTo([this.#chest.plate]);
  }

  get #ends(): readonly [number, number] {
    return [8, this.#kit.design.width - 8];
  }

  /** Digs the part that is aimed at: the layer below it can be dug at once, while it still widens. */
  #push(input: InputMethod): void {
    const beach = this.#beach;
    if (this.#layer === null || beach === null || !this.#kit.targets.isOpen) return;
    const part = this.#aimed;
    this.#kit.sounds.play('dig');
    this.#spray('grain', this.#spade.at, 9);
    this.#path.push(part);
    const isEnd = isDug(beach, this.#path);
    if (isEnd) this.#kit.sounds.play('knock');
    else void this.#stack.open(part);
    this.#rest();
    if (isEnd) {
      void this.#chest.appear();
      if (input === 'keyboard') this.#lead.toChest();
    } else {
      void this.#spade.arrive();
      this.#sayOpened(beach);
    }
  }

  #sayOpened(beach: Beach): void {
    const { min, max } = endsOf(beach, this.#path);
    const { write } = this.#spec;
    this.#kit.say(texts[this.#kit.locale]('opened', { from: write(min), to: write(max) }));
  }

  #climb(): void {
    const beach = this.#beach;
    if (!this.#canClimb || beach === null || !this.#kit.targets.isOpen) return;
    const wasEnd = isDug(beach, this.#path);
    this.#path.pop();
    this.#kit.sounds.play('climb');
    if (!wasEnd) void this.#stack.close();
    this.#rest();
    this.#sayOpened(beach);
  }

  #spray(frame: string, { x, y }: Point, count: number): void {
    const { random } = this.#kit;
    for (let k = 0; k < count; k++)
      this.#spec.particles.emit(frame, x + (random.next() - 0.5) * 50, y, {
        vx: (random.next() - 0.5) * 420,
        vy: -160 - random.next() * 260,
        gravity: 900,
        life: 620,
        size: 0.6 + random.next() * 0.6,
        spin: 200,
        depth: depths.chest + 0.3,
      });
  }
}
