import type { Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { numberText } from '@games/kit/text/number-text';
import { layerKey } from '@games/kit/textures/load-art';
import type { GameObjects } from 'phaser';
import { game } from './game-id';
import type { Layout } from './layout';
import { readableEvery, type Street } from './rules';
import { depths } from './scenery';
import { texts } from './texts.gen';

/** Size of the digits: of few numbers, and of many of three digits or more. Numbers stand so far from each other. */
const digits = { few: 40, many: 34 } as const;
const few = 6;
/** Of many lampposts every fifth is an anchor; the numbers of the others are quieter. */
const anchors = 5;
const quiet = 0x5f5c86;
const long = 3;
const air = 10;
/** Distance of a lamppost and its number from the road, and of what was delivered. */
const lampAt = { one: -23, both: 30 } as const;
const nameAt = { one: 14, both: 58 } as const;
const bikeAt = { one: -31, both: 0 } as const;
const bikeSize = 0.84;
const target = { width: 76, height: 80 } as const;
const ten = 10;
const tall = { width: 104, height: 78, at: 52 } as const;

type Part = GameObjects.Image | GameObjects.BitmapText | GameObjects.Zone;

/** The map of the street: its lampposts can be pressed, and a small pigeon shows where the bicycle is. */
export class StreetMap {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  readonly #press: (door: number) => void;
  readonly #marker: GameObjects.Image;
  readonly #panel: GameObjects.Image;
  #street: Street | null = null;
  #parts: Part[] = [];
  #names: GameObjects.BitmapText[] = [];
  #dots: GameObjects.Image[] = [];
  #worn = '';
  /** How far it hangs below its place of the layout. */
  #down = 0;

  constructor(kit: SceneKit, layout: Layout, press: (door: number) => void) {
    this.#kit = kit;
    this.#layout = layout;
    this.#press = press;
    const { left, right, y, both } = layout.map;
    this.#panel = kit.scene.add
      .image((left + right) / 2, y + 2, layerKey(game, both ? 'map-tall' : 'map'))
      .setDepth(depths.map);
    this.#marker = kit.scene.add
      .image(0, 0, game, 'map-bike')
      .setScale(bikeSize)
      .setDepth(depths.map + 3);
  }

  /** Draws the lampposts of a street; `write` writes the number of a door. */
  wear(street: Street, write: (door: number) => string): void {
    this.#street = street;
    const worn = JSON.stringify([street.lamps, street.named, write(0), write(street.count)]);
    if (worn === this.#worn) return;
    this.#worn = worn;
    for (const part of this.#parts) part.destroy();
    this.#names = [];
    this.#parts = street.lamps.flatMap((door, place) => this.#lamp(door, place, write(door)));
    this.#thin();
    if (street.gap > ten) this.#parts.push(...this.#tens(street));
  }

  /** Hangs lower, where the picture is taller than wide, so that the boats stay free. */
  lower(down: number): void {
    const by = down - this.#down;
    if (by === 0) return;
    this.#down = down;
    for (const part of [this.#panel, this.#marker, ...this.#parts, ...this.#dots]) part.setY(part.y + by);
  }

  get #y(): number {
    return this.#layout.map.y + this.#down;
  }

  /** Puts the pigeon where the bicycle is. */
  mark(at: number, side: 1 | -1): void {
    const { map } = this.#layout;
    this.#marker
      .setPosition(this.#xAt(at), this.#y + (map.both ? bikeAt.both : bikeAt.one))
      .setFlipX(side < 0);
  }

  /** A door that has had its post is lit on the map too. */
  deliver(door: number): void {
    const { map } = this.#layout;
    const y = this.#y + (map.both ? lampAt.both * (door % 2 === 0 ? -0.5 : 0.5) : lampAt.one + 9);
    this.#dots.push(this.#kit.scene.add.image(this.#xAt(door), y, game, 'map-dot').setDepth(depths.map + 2));
  }

  clear(): void {
    for (const dot of this.#dots) dot.destroy();
    this.#dots = [];
  }

  show(on: boolean): void {
    for (const part of [this.#panel, ...this.#parts, ...this.#dots, this.#marker]) part.setVisible(on);
  }

  /** Marks tens, where lampposts stand at hundreds only. */
  #tens({ count, lamps }: Street): readonly GameObjects.Image[] {
    const { map } = this.#layout;
    const y = this.#y + (map.both ? 0 : lampAt.one);
    return Array.from({ length: Math.floor(count / ten) }, (_, k) => k * ten)
      .filter((door) => !lamps.includes(door))
      .map((door) =>
        this.#kit.scene.add
          .image(this.#xAt(door), y, game, 'map-lamp')
          .setScale(0.5)
          .setDepth(depths.map + 1),
      );
  }

  /** Leaves numbers out where they would touch each other. */
  #thin(): void {
    const { lamps = [] } = this.#street ?? {};
    const apart = this.#xAt(lamps[1] ?? 0) - this.#xAt(lamps[0] ?? 0);
    const rows = this.#layout.map.both ? 2 : 1;
    const widths = this.#names.map((name) => name.width);
    const every = readableEvery(widths, apart * rows, air);
    for (const [place, name] of this.#names.entries()) if (place % every !== 0) name.setText('');
  }

  #xAt(door: number): number {
    const { left, right } = this.#layout.map;
    return left + ((right - left) * door) / (this.#street?.count ?? 1);
  }

  #lamp(door: number, place: number, number: string): Part[] {
    const { scene, targets, locale } = this.#kit;
    const { map } = this.#layout;
    const isNamed = this.#street?.named.includes(door) === true;
    const x = this.#xAt(door);
    const side = map.both && place % 2 === 0 ? -1 : 1;
    const image = scene.add
      .image(x, this.#y + (map.both ? side * lampAt.both * 0.72 : lampAt.one), game, 'map-lamp')
      .setDepth(depths.map + 1);
    const at: Point = { x, y: map.both ? this.#y + side * nameAt.both : this.#y + nameAt.one };
    const isMany = this.#street !== null && this.#street.lamps.length > few;
    // Among many numbers the eye finds the first, the middle and the last one.
    const isAnchor = !isMany || place % anchors === 0;
    const size = !isAnchor || (isMany && number.length >= long) ? digits.many : digits.few;
    const ink = isAnchor ? undefined : quiet;
    const name = numberText(scene, at.x, at.y, isNamed ? number : '', size, ink).setDepth(depths.map + 1);
    this.#names.push(name);
    const { width, height } = map.both ? tall : target;
    const zone = scene.add
      .zone(x, map.both ? this.#y + side * tall.at : this.#y + 2, width, height)
      .setDepth(depths.map + 4);
    targets.add({
      id: `lamp-${door}`,
      label: isNamed ? texts[locale]('lamp', { number }) : texts[locale]('unnamed'),
      object: zone,
      size: { width, height },
      row: 'lamps',
      press: () => this.#press(door),
    });
    return [image, name, zone];
  }
}
