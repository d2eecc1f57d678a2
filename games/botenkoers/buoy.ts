import type { Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { fadeIn, sumLabel } from '@games/kit/scene/sum-label';
import { valuePieces } from '@games/kit/text/notation';
import { ink, numberText } from '@games/kit/text/number-text';
import { isBare } from '@games/kit/text/prompt-pieces';
import { promptRow } from '@games/kit/text/prompt-row';
import { KIT, type KitFrame } from '@games/kit/textures/kit-texture';
import type { GameObjects, Tweens } from 'phaser';
import { answerNotation, answerOf } from '@/maths/sum/answer';
import type { Sum } from '@/maths/sum/sum';
import type { Moored } from './rules';

export const game = 'botenkoers';
const depth = 40;
/** Height of the lamp above the middle of a buoy of full size, design px. */
const lampHigh = 74;
const rightInk = 0x14664c;
/** How far its plate lies below its middle, and the air beside the digits on it, of full size, design px. */
const plateLow = 13;
const plateAir = 24;

/** A number that stands alone on its plate is not shown twice. */
const saysItself = (sum: Sum): boolean => isBare(sum) && sum.id === `${answerNotation(answerOf(sum))}=_`;

/** A buoy with a sum on its plate. It bobs, and stops while it is pointed at. */
export class Buoy {
  readonly box: GameObjects.Container;
  readonly sum: Sum;
  readonly width: number;
  /** Height of its target: rows of buoys stand 150 apart. */
  readonly height = 136;
  readonly #kit: SceneKit;
  // Above all plates, so that digits share one draw call.
  readonly #text: GameObjects.Container;
  readonly #fits: number;
  readonly #plate: GameObjects.NineSlice;
  readonly #wide: number;
  readonly #ring: GameObjects.NineSlice;
  readonly #body: GameObjects.Image;
  #value: GameObjects.Container | undefined;
  /** Its value stands on its plate, instead of its sum. */
  #isValued = false;
  #rocking: Tweens.Tween | null = null;

  /** `place`, from 1, makes it the lighthouse that shows its place in the course. */
  constructor(kit: SceneKit, sum: Sum, { x, y, room }: Moored, index: number, place: number | null) {
    const { add } = kit.scene;
    this.#kit = kit;
    this.sum = sum;
    const { text, fits, plate } = sumLabel(kit, sum, { x, y: y + 12 }, room - 30);
    this.#text = text.setDepth(depth + 1);
    this.#fits = fits;
    this.width = Math.max(132, plate.width);
    this.#wide = plate.width - plateAir;
    this.#plate = add.nineslice(0, 14, game, 'plate', plate.width, plate.height, 24, 24, 22, 26);
    this.#body = add.image(0, 0, game, place === null ? `buoy-${(index % 3) + 1}` : 'lighthouse');
    this.#ring = add
      .nineslice(0, 13, game, 'held', plate.width + 14, plate.height + 8, 30, 30, 30, 30)
      .setVisible(false);
    this.box = add.container(x, y, [this.#body, this.#plate, this.#ring]).setDepth(depth);
    if (place !== null) {
      this.box.add(this.#sign(place));
      return;
    }
    this.#rocking = kit.motion.idle({
      targets: this.#body,
      angle: { from: -2.4, to: 2.4 },
      duration: 1700 + index * 130,
    });
  }

  /** The place of the lighthouse, on a chip beside its lamp. */
  #sign(place: number): GameObjects.Container {
    const { scene } = this.#kit;
    const text = numberText(scene, 0, -1, `${place}.`, 40, rightInk);
    return scene.add.container(-58, -62, [
      scene.add.nineslice(0, 0, KIT, 'chip-right' satisfies KitFrame, 66, 54, 18, 18, 18, 18),
      text,
    ]);
  }

  arrive(delay: number): Promise<void> {
    return fadeIn(this.#kit.motion, this.box, this.#text, delay);
  }

  /** Shows whether it has a place in the course: it ducks into the water and comes up again. */
  mark(on: boolean): void {
    this.#ring.setVisible(on);
    void this.#kit.motion.flourish({
      targets: this.#body,
      y: on ? 14 : -10,
      scaleX: on ? 1.1 : 0.96,
      scaleY: on ? 0.88 : 1.05,
      duration: 90,
      yoyo: true,
      ease: 'Quad.Out',
    });
  }

  /** The boat has passed: its lamp flares, and it rocks. */
  pass(): void {
    const { scene, motion } = this.#kit;
    const { x, y } = this.lamp;
    const flare = scene.add
      .image(x, y, game, 'spark')
      .setScale(0.8)
      .setDepth(depth + 2);
    void motion
      .flourish({ targets: flare, scale: 2.6, alpha: 0, duration: 420, ease: 'Quad.Out' })
      .then(() => flare.destroy());
    void motion.flourish({ targets: this.#body, angle: 9, duration: 110, yoyo: true, ease: 'Sine.Out' });
  }

  /** Moves to its place in the graph, smaller when there are many. */
  async driftTo({ x, y }: Point, size: number, duration: number): Promise<void> {
    this.#still();
    this.#ring.setVisible(false);
    await Promise.all([
      this.#kit.motion.tween({ targets: this.box, x, y, scale: size, duration, ease: 'Sine.InOut' }),
      this.#kit.motion.tween({
        targets: this.#text,
        x,
        y: y + 12 * size,
        scale: this.#fits * size,
        duration,
        ease: 'Sine.InOut',
      }),
    ]);
  }

  /** Where the gull sits: on its lamp, whatever its size. */
  get lamp(): Point {
    return { x: this.box.x, y: this.box.y - lampHigh * this.box.scale };
  }

  /** Moves to its column after a miss, `room` wide; what its plate says is as large as before. */
  async standIn(at: Point, room: number, duration: number): Promise<void> {
    const size = Math.min(0.9, room / this.width);
    // In a narrow column its value stands on the plate: the sum would be too small to read.
    if (this.#wide > room && !saysItself(this.sum)) {
      const { row } = this.#valueRow();
      row.box.setPosition(this.box.x, this.box.y + plateLow).setDepth(depth + 1);
      this.#text.setVisible(false);
      this.#value = row.box;
      this.#isValued = true;
      this.#plate.width = row.width + plateAir;
    }
    this.#plate.setSize(this.#plate.width / size, this.#plate.height / size).setPosition(0, plateLow / size);
    this.#still();
    this.#ring.setVisible(false);
    const { x, y } = at;
    const text = this.#isValued ? this.#value : this.#text;
    await Promise.all([
      this.#kit.motion.tween({ targets: this.box, x, y, scale: size, duration, ease: 'Sine.InOut' }),
      this.#kit.motion.tween({ targets: text, x, y: y + plateLow, duration, ease: 'Sine.InOut' }),
    ]);
  }

  #valueRow() {
    const pieces = valuePieces(this.sum, this.#kit.locale);
    const isFlat = pieces.every(({ kind }) => kind === 'text');
    return { row: promptRow(this.#kit, pieces, { size: isFlat ? 44 : 52, colour: ink }), isFlat };
  }

  /**
   * Shows its value above its lamp, where the course goes wrong. The colour is neither right nor wrong: of two numbers
   * in the wrong order it does not say which is misplaced.
   */
  async tell(): Promise<void> {
    if (this.#isValued || saysItself(this.sum)) return;
    const { scene, motion } = this.#kit;
    const { row, isFlat } = this.#valueRow();
    const frame: KitFrame = 'chip-question';
    const [width, height] = [Math.max(76, row.width + 30), isFlat ? 60 : 80];
    this.#hush();
    this.#value = scene.add
      .container(this.box.x, this.box.y - 118 * this.box.scale, [
        scene.add.nineslice(0, 0, KIT, frame, width, height, 18, 18, 18, 18),
        row.box.setY(-1),
      ])
      .setDepth(depth + 6)
      .setAlpha(0);
    await motion.tween({ targets: this.#value, alpha: 1, duration: 180 });
  }

  destroy(): void {
    this.#still();
    this.#hush();
    this.#text.destroy();
    this.box.destroy();
  }

  #hush(): void {
    this.#value?.destroy();
    this.#value = undefined;
  }

  #still(): void {
    this.#rocking?.remove();
    this.#rocking = null;
    this.#body.setAngle(0);
  }
}
