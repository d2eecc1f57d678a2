import { numberPlate, type PlateKind } from '@games/kit/feedback/number-plate';
import type { Box } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import { game } from './game-id';
import { heights, type Layout, plateAt } from './layout';
import { isFar, isSameStreet, namesEvery, type Street } from './rules';
import { depths } from './scenery';
import { TreesBehind } from './trees-behind';

/** Doors of the longest street. */
const most = 100;
const houses = 6;
const boats = 4;
/** Trees beyond each end. */
const outer = 8;
/** Height of the mark on the road at a door. */
const ticks = { far: -38, near: 10 } as const;
/** A number is drawn at this size on a house or a boat, and no nearer to the edge of the picture than this. */
export const small = 0.74;
const edge = 4;
/** The ground beyond the street goes on below it, and beyond the picture, so far, design px: its edges are soft. */
const under = 90;
/** Where all of the street is shown, numbers of lampposts hang at least so high, and doors wear none. */
export const lowest = 92;
export const close = 0.6;

/** What gives light keeps its colour at night. */
const isLight = (frame: string): boolean => frame.endsWith('-lit') || frame === 'shine';

type Image = GameObjects.Image;
type Plate = GameObjects.Container;

/** Something that stands at a door and passes with the street. */
interface Standing {
  readonly thing: Image | Plate;
  readonly door: number;
  readonly dx: number;
  readonly dy: number;
  /** Its own size; `wide` things are stretched with the distance of the doors only. */
  readonly size: number;
  readonly isPlate: boolean;
  readonly isTile: boolean;
}

interface Stand {
  readonly dx?: number;
  readonly dy: number;
  readonly depth: number;
  readonly size?: number;
  readonly isTile?: boolean;
}

/** The street that passes: houses on the far side, boats at the quay, lampposts with numbers, and what was delivered. */
export class StreetView {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  readonly #view: () => Box;
  readonly #standing = new Set<Standing>();
  readonly #boxes: Image[] = [];
  readonly #dwellings: Image[] = [];
  readonly #trees: TreesBehind;
  readonly #ends: { readonly image: Image; readonly side: 1 | -1; readonly isLawn: boolean }[] = [];
  #fitted: Standing[] = [];
  #names: Standing[] = [];
  #delivered: Standing[] = [];
  #start: Standing | undefined;
  #street: Street | null = null;
  #worn = '';
  #at = 0;
  #zoom = 1;
  #open = -1;
  #light = 0xffffff;
  #isNight = false;

  constructor(kit: SceneKit, layout: Layout, view: () => Box) {
    this.#kit = kit;
    this.#layout = layout;
    this.#view = view;
    for (let door = 0; door <= most; door++) this.#build(door);
    for (const side of [1, -1] as const) this.#end(side);
    this.#trees = new TreesBehind(kit, layout);
  }

  /** Lights the street for a round. */
  light(colour: number, isNight: boolean): void {
    this.#light = colour;
    this.#isNight = isNight;
    for (const { thing } of this.#standing)
      if ('setTint' in thing && !isLight(thing.frame.name)) thing.setTint(colour);
    for (const { image } of this.#ends) image.setTint(colour);
    this.#trees.light(colour);
  }

  get zoom(): number {
    return this.#zoom;
  }

  /** Returns where a door is now, design px; whole or between two. */
  xAt(door: number): number {
    const { bike, pitch } = this.#layout;
    return bike.x + (door - this.#at) * pitch * this.#zoom;
  }

  yAt(height: number): number {
    const { bike, size } = this.#layout;
    return bike.y + height * size;
  }

  /** Whether the street has this door. */
  has(door: number): boolean {
    return door >= 0 && door <= (this.#street?.count ?? most);
  }

  /** Returns the door nearest to a place on the screen. */
  doorAt(x: number): number {
    const { bike, pitch } = this.#layout;
    return Math.round(this.#at + (x - bike.x) / (pitch * this.#zoom));
  }

  /** Puts up the lampposts of a street with their numbers, unless it stands already; what was delivered in another one goes. */
  wear(street: Street, write: (door: number) => string): void {
    const before = this.#street;
    this.#street = street;
    const worn = JSON.stringify([street.lamps, street.named, write(0), write(street.count)]);
    if (before !== null && !isSameStreet(before, street)) this.clear();
    if (worn === this.#worn) return;
    this.#worn = worn;
    for (const each of [...this.#fitted, ...this.#names]) this.#remove(each);
    this.#fitted = street.lamps.flatMap((door) => this.#lamp(door));
    const landmark = (door: number) => door % 5 === 0 && !street.lamps.includes(door);
    for (let door = 0; door <= street.count; door++)
      if (street.gap > 10 && door % 10 === 0 && landmark(door))
        this.#fitted.push(this.#stand('bush', door, { dy: heights.garden, depth: depths.lamp, size: 0.7 }));
      else if (street.gap === 10 && landmark(door))
        this.#fitted.push(this.#stand('bollard', door, { dy: heights.bollard, depth: depths.bollard }));
    this.#names = street.named.map((door) => this.#plate(door, write(door), 'known', plateAt.far, 1));
    this.#dwell(street);
  }

  /** Moves the street so that a door, whole or between two, stands where the bicycle does. */
  place(at: number, zoom = 1): void {
    this.#at = at;
    this.#zoom = zoom;
    const { x: left, width } = this.#view();
    const isIn = (x: number, half: number) => x > left - half && x < left + width + half;
    for (const each of this.#standing) this.#move(each, isIn);
    this.#nameLamps();
    this.#moveEnds();
    this.#trees.place(at, zoom, this.#view());
  }

  /** Whether the number of a lamppost at this door is seen. */
  isNumbered(door: number): boolean {
    return this.#names.some((each) => each.door === door && each.thing.visible);
  }

  /** Height of a number at a door, as the street is seen now. */
  numberAt(door: number): number {
    const [foot, dy] = isFar(door) ? [heights.lamp, plateAt.far] : [heights.boat, plateAt.near];
    return foot + (dy - foot) * this.#zoom;
  }

  /** The door where a sum begins wears its number; null for none. */
  startAt(door: number | null, text: string): void {
    if (this.#start !== undefined) this.#remove(this.#start);
    this.#start = undefined;
    const isNamed = (own: number) =>
      this.#street?.named.includes(own) === true || this.#delivered.some((each) => each.door === own);
    if (door === null || isNamed(door)) return;
    this.#start = this.#plate(door, text, 'known', isFar(door) ? plateAt.far : plateAt.near, small);
    this.place(this.#at, this.#zoom);
  }

  /** Fills the picture again when more or less of the world is shown. */
  refit(): void {
    this.place(this.#at, this.#zoom);
  }

  /** Opens the box of a door, and shuts the one that was open; null for none. */
  openBox(door: number | null): void {
    this.#boxes[this.#open]?.setFrame('box');
    this.#open = door ?? -1;
    this.#boxes[this.#open]?.setFrame('box-open');
  }

  /** A door that has had its post: its windows are lit, its flag is up and it wears its number. */
  deliver(door: number, text: string): void {
    const far = isFar(door);
    if (this.#start?.door === door) this.startAt(null, '');
    const lit = this.#stand(far ? 'house-lit' : 'boat-lit', door, {
      dy: far ? heights.house : heights.boat,
      depth: (far ? depths.house : depths.boat) + 0.1,
    });
    const flag = this.#stand('flag', door, {
      dx: 16,
      dy: (far ? heights.farBox : heights.nearBox) - 60,
      depth: (far ? depths.farBox : depths.nearBox) + 0.1,
    });
    flag.thing.setName('flag');
    const size = this.#street?.named.includes(door) === true ? 1 : small;
    const plate = this.#plate(door, text, 'right', far ? plateAt.far : plateAt.near, size);
    this.#delivered.push(lit, flag, plate);
    this.place(this.#at, this.#zoom);
  }

  /** The box shakes as the letter falls in, and its flag swings up. */
  ring(door: number): void {
    const { motion } = this.#kit;
    const box = this.#boxes[door];
    if (box !== undefined)
      void motion.flourish({ targets: box, angle: 8, duration: 60, yoyo: true, repeat: 1, ease: 'Sine.Out' });
    const flag = this.#delivered.find(({ thing, door: at }) => at === door && thing.name === 'flag')?.thing;
    if (flag === undefined) return;
    void motion.flourish({ targets: flag, angle: { from: 84, to: 0 }, duration: 380, ease: 'Back.Out' });
  }

  /** Puts the light out again in all doors. */
  clear(): void {
    for (const each of this.#delivered) this.#remove(each);
    this.#delivered = [];
  }

  /** Shows or hides what was delivered, during an explanation. */
  fade(on: boolean): void {
    for (const { thing, isPlate } of this.#delivered) if (isPlate) thing.setAlpha(on ? 0 : 1);
  }

  /** Goes on with dwellings to the last door that there is. */
  lengthen(): void {
    this.startAt(null, '');
    for (const each of [...this.#fitted, ...this.#names]) this.#remove(each);
    this.#fitted = [];
    this.#names = [];
    this.#worn = '';
    if (this.#street !== null) this.#street = { ...this.#street, count: most };
    this.#dwell({ count: most });
  }

  /** Adds something that stands at a door. */
  add(frame: string, door: number, stand: Stand): { readonly thing: Image; readonly remove: () => void } {
    const standing = this.#stand(frame, door, stand);
    this.#move(standing, () => true);
    return { thing: standing.thing as Image, remove: () => this.#remove(standing) };
  }

  #build(door: number): void {
    const far = isFar(door);
    const place = Math.floor(door / 2);
    const kind = far ? `house-${((place * 5) % houses) + 1}` : `boat-${((place * 3) % boats) + 1}`;
    this.#dwellings.push(
      this.#stand(kind, door, {
        dy: far ? heights.house : heights.boat,
        depth: far ? depths.house : depths.boat,
      }).thing as Image,
    );
    if (far) this.#stand('ground', door, { dy: 0, depth: depths.ground, isTile: true });
    this.#stand('tick', door, { dy: far ? ticks.far : ticks.near, depth: depths.ground + 0.1, isTile: true });
    this.#boxes.push(
      this.#stand('box', door, {
        dy: far ? heights.farBox : heights.nearBox,
        depth: far ? depths.farBox : depths.nearBox,
      }).thing as Image,
    );
  }

  /** Shows the dwellings of a street and no more; trees stand beyond both ends, between two doors. */
  #dwell({ count }: Pick<Street, 'count'>): void {
    for (const { thing, door } of this.#standing)
      thing.setData('gone', Number.isInteger(door) && door > count);
  }

  #end(side: 1 | -1): void {
    const { scene } = this.#kit;
    const { bike, size } = this.#layout;
    const band = (frame: string, y: number, depth: number) =>
      this.#ends.push({
        image: scene.add
          .image(0, bike.y + y * size, game, frame)
          .setScale(1, size)
          .setDepth(depth),
        side,
        isLawn: frame === 'lawn',
      });
    band('ground-end', 0, depths.ground - 0.1);
    band('lawn', heights.house - 2, depths.ground - 0.2);
    for (let k = 0; k < outer; k++) {
      const door = side < 0 ? -1.4 - k * 1.7 : most + 1.4 + k * 1.7;
      this.#stand(k % 3 === 1 ? 'bush' : 'tree', door, {
        dy: heights.house + (k % 2) * 8,
        depth: depths.house,
      });
    }
  }

  #lamp(door: number): readonly Standing[] {
    const lamp = this.#stand('lamp', door, { dy: heights.lamp, depth: depths.lamp });
    if (!this.#isNight) return [lamp];
    const shine = this.#stand('shine', door, { dy: heights.lamp - 222, depth: depths.lamp + 0.1, size: 1.3 });
    return [lamp, shine];
  }

  #stand(frame: string, door: number, { dx = 0, dy, depth, size = 1, isTile = false }: Stand): Standing {
    const thing = this.#kit.scene.add.image(0, 0, game, frame).setDepth(depth);
    if (!isLight(frame)) thing.setTint(this.#light);
    const standing = { thing, door, dx, dy, size, isPlate: false, isTile };
    this.#standing.add(standing);
    return standing;
  }

  #plate(door: number, text: string, kind: PlateKind, dy: number, size: number): Standing {
    const thing = numberPlate(this.#kit.scene, 0, 0, text, kind);
    const depth = (dy < 0 ? depths.farPlate : depths.nearPlate) + (kind === 'right' ? 0.1 : 0);
    thing.setSize(thing.getBounds().width, 62).setDepth(depth);
    const standing = { thing, door, dx: 0, dy, size, isPlate: true, isTile: false };
    this.#standing.add(standing);
    return standing;
  }

  #remove(each: Standing): void {
    this.#standing.delete(each);
    each.thing.destroy();
  }

  /** Places what stands beyond the right end, which is built for the longest street, behind the last door of this one. */
  #doorOf({ door }: Standing): number {
    const end = this.#street?.count ?? most;
    return Number.isInteger(door) || door < 0 ? door : door - most + end;
  }

  #move(each: Standing, isIn: (x: number, half: number) => boolean): void {
    const { thing, dx, size, isPlate, isTile } = each;
    const { size: own } = this.#layout;
    const zoom = this.#zoom;
    const x = this.xAt(this.#doorOf(each)) + dx * own * zoom;
    const half = isPlate ? -(thing.width * size) / 2 - edge : 170 * own * zoom;
    const isShown = thing.getData('gone') !== true && isIn(x, half) && (!isPlate || zoom > close);
    thing.setVisible(isShown);
    if (!isShown) return;
    thing.setX(x).setY(this.yAt(this.#heightOf(each)));
    if (isPlate) thing.setScale(size);
    else if (isTile) thing.setScale(own * zoom * 1.012, own);
    else thing.setScale(size * own * zoom);
  }

  /** What hangs on something comes down with it when the street is shown from afar. */
  #heightOf({ dy, isTile, thing: { depth } }: Standing): number {
    if (isTile || this.#zoom === 1) return dy;
    const isHanging = depth < depths.bike ? dy < heights.house : depth >= depths.nearBox;
    if (!isHanging) return dy;
    const foot = depth < depths.bike ? heights.lamp : depth < depths.boat ? heights.nearBox : heights.boat;
    return foot + (dy - foot) * this.#zoom;
  }

  /** Numbers of lampposts keep their size; from afar only as many as there is room for are shown. */
  #nameLamps(): void {
    const { pitch, size: own } = this.#layout;
    const [first, second] = this.#names;
    const gap = first && second ? second.door - first.door : 10;
    const apart = gap * pitch * this.#zoom;
    const wide = Math.max(...this.#names.map(({ thing }) => thing.width), 0);
    const size = this.#zoom > close ? 1 : small;
    const every = namesEvery(apart, wide * size + 6);
    const { x: left, width } = this.#view();
    for (const [place, { thing, door }] of this.#names.entries()) {
      const x = this.xAt(door);
      const half = (wide * size) / 2 + edge;
      const isShown = place % every === 0 && x > left + half && x < left + width - half;
      const high = Math.max(lowest, (heights.lamp - plateAt.far) * this.#zoom);
      thing.setVisible(isShown).setScale(size).setX(x);
      thing.setY(this.yAt(heights.lamp) - high * own);
    }
  }

  #moveEnds(): void {
    const { x: left, width } = this.#view();
    const count = this.#street?.count ?? most;
    for (const { image, side, isLawn } of this.#ends) {
      const at = this.xAt(side < 0 ? -1 : count + (isFar(count) ? 1 : 0)) + (side > 0 ? -1 : 1);
      const far = side < 0 ? left - under : left + width + under;
      const isShown = side < 0 ? at > far : at < far;
      image.setVisible(isShown);
      const near = at - side * under;
      const high = this.#layout.size * (isLawn ? this.#zoom : 1);
      if (isShown) image.setX((near + far) / 2).setScale(Math.abs(far - near) / image.width, high);
    }
  }
}
