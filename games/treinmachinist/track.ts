import { numberPlate, type PlateKind } from '@games/kit/feedback/number-plate';
import { numberText } from '@games/kit/text/number-text';
import type { GameObjects, Scene } from 'phaser';
import { game } from './game-id';
import type { Hop } from './hops';
import type { Layout } from './layout';

/** The part of the track that is shown, in counts, and what stands along it. */
export interface TrackView {
  readonly from: number;
  readonly to: number;
  readonly post: number;
  readonly tie: number;
  /** Writes what stands at a post; null for nothing. */
  readonly label: (count: number) => string | null;
}

const mostTies = 130;
const labelSize = 34;
const labelBelow = 40;
/** Half of the train, which is put before or behind its place in the picture of a miss. */
const halfTrain = 46;
/** The flag stays below the numbers of the hops. */
const flagSize = 0.72;
/** Least distance between two numbers in a row, design px. */
const apart = 10;
const cream = 0xfff6e2;
const plateBelow = 88;
const plateSize = 0.92;
/** Most height of a hop, design px. */
const highest = 38;

/** A number that is put below its place. */
interface PlateSpec {
  readonly count: number;
  readonly text: string;
  readonly kind: PlateKind;
}

type Part = GameObjects.Image | GameObjects.BitmapText | GameObjects.Container | GameObjects.Graphics;

/** The strip of sleepers in the desk: time as a straight way. A post stands at each full hour, the train where the hands are. */
export class Track {
  readonly #scene: Scene;
  readonly #ends: { readonly from: number; readonly to: number };
  readonly #rails: readonly GameObjects.Image[];
  readonly #train: GameObjects.Image;
  readonly #ties: GameObjects.Image[] = [];
  readonly #posts: GameObjects.Image[] = [];
  readonly #labels: GameObjects.BitmapText[] = [];
  #lesson: Part[] = [];
  #y: number;
  #view: TrackView = { from: 0, to: 1, post: 1, tie: 1, label: () => null };

  constructor(scene: Scene, { track }: Layout) {
    this.#scene = scene;
    this.#ends = track;
    this.#y = track.y;
    const long = track.to - track.from + 36;
    this.#rails = [-9, 9].map(() =>
      scene.add
        .image(track.from - 18, track.y, game, 'rail')
        .setScale(long / 40, 1)
        .setDepth(20.4),
    );
    this.#train = scene.add.image(0, 0, game, 'mini-train').setDepth(20.8);
    this.rise(track.y);
  }

  /** Moves the strip to this height. */
  rise(y: number): void {
    this.#y = y;
    for (const [place, rail] of this.#rails.entries()) rail.setY(y + (place === 0 ? -9 : 9));
  }

  /** Shows this part of the track, with the train at a count. */
  show(view: TrackView, train: number): void {
    this.#view = view;
    const { from, to, post, tie, label } = view;
    const each = tie * Math.max(1, Math.ceil((to - from) / tie / mostTies));
    const first = Math.ceil(from / each - 1e-9) * each;
    let used = 0;
    for (let at = first; at <= to + 1e-9; at += each, used++)
      this.#tie(used).setPosition(this.x(at), this.#y);
    for (const unused of this.#ties.slice(used)) unused.setVisible(false);
    used = 0;
    let written = 0;
    let free = Number.NEGATIVE_INFINITY;
    for (let at = Math.ceil(from / post - 1e-9) * post + 0; at <= to + 1e-9; at += post, used++) {
      const x = this.x(at);
      this.#post(used).setPosition(x, this.#y);
      const text = label(at);
      if (text === null) continue;
      const number = this.#label(written)
        .setText(text)
        .setPosition(x, this.#y + labelBelow);
      const isClear = x - number.width / 2 >= free;
      number.setVisible(isClear);
      written += 1;
      if (isClear) free = x + number.width / 2 + apart;
    }
    for (const unused of this.#posts.slice(used)) unused.setVisible(false);
    for (const unused of this.#labels.slice(written)) unused.setVisible(false);
    this.#train.setPosition(this.x(train), this.#y - 8);
  }

  /** Returns where a count lies, design px. */
  x(count: number): number {
    const { from, to } = this.#view;
    const share = Math.min(1, Math.max(0, (count - from) / (to - from)));
    return this.#ends.from + (this.#ends.to - this.#ends.from) * share;
  }

  /** Draws one hop as an arc above the sleepers, with how far it goes. Returns its parts. */
  hop(
    { from, to }: Hop,
    text: string,
    free: number,
  ): { readonly parts: readonly Part[]; readonly free: number } {
    const [a, b] = [this.x(from), this.x(to)];
    const [left, right] = [Math.min(a, b), Math.max(a, b)];
    const high = Math.min(highest, 18 + (right - left) * 0.3);
    const arc = this.#scene.add.graphics().setDepth(20.9).lineStyle(6, cream, 1).beginPath();
    for (let step = 0; step <= 16; step++) {
      const share = step / 16;
      const y = this.#y - 22 - 4 * high * share * (1 - share);
      if (step === 0) arc.moveTo(left, y);
      else arc.lineTo(left + (right - left) * share, y);
    }
    arc.strokePath();
    const middle = (left + right) / 2;
    const label = numberText(this.#scene, middle, this.#y - 26 - high - 20, text, 36, cream).setDepth(21);
    const half = label.width / 2;
    const isClear = middle - half >= free;
    label.setVisible(isClear);
    this.#lesson.push(arc, label);
    return { parts: [arc, label], free: isClear ? middle + half + apart : free };
  }

  /** Puts two plates below their places, side by side where these are close; they wait to be faded in. */
  plates(one: PlateSpec, other: PlateSpec): readonly [GameObjects.Container, GameObjects.Container] {
    const make = ({ text, kind }: PlateSpec) =>
      numberPlate(this.#scene, 0, this.#y + plateBelow, text, kind)
        .setScale(plateSize)
        .setDepth(22)
        .setAlpha(0);
    const made = [make(one), make(other)] as const;
    this.#lesson.push(...made);
    const [half, otherHalf] = made.map((plate) => plate.getBounds().width / 2) as [number, number];
    const [from, to] = [this.#ends.from - 16, this.#ends.to + 16];
    const isFirst = one.count <= other.count;
    const [left, right] = isFirst ? made : [made[1], made[0]];
    const [leftHalf, rightHalf] = isFirst ? [half, otherHalf] : [otherHalf, half];
    const places = [this.x(one.count), this.x(other.count)].toSorted((a, b) => a - b) as [number, number];
    const least = leftHalf + rightHalf + apart;
    const push = Math.max(0, least - (places[1] - places[0])) / 2;
    const x = Math.min(to - rightHalf - least, Math.max(from + leftHalf, places[0] - push));
    left.setX(x);
    right.setX(Math.min(to - rightHalf, Math.max(x + least, places[1] + push)));
    return made;
  }

  /** Plants the flag of the right answer; its cloth hangs away from the train, which stands clear of it at a count. */
  flag(count: number, train: number): Part {
    const way = train >= count ? 1 : -1;
    this.#train.setX(this.x(train) + way * halfTrain);
    const flag = this.#scene.add
      .image(this.x(count), this.#y, game, 'flag-right')
      .setScale(-way * flagSize, flagSize)
      .setDepth(21.5);
    this.#lesson.push(flag);
    return flag;
  }

  clear(): void {
    for (const part of this.#lesson) part.destroy();
    this.#lesson = [];
  }

  #tie(place: number): GameObjects.Image {
    const tie = this.#ties[place] ?? this.#scene.add.image(0, 0, game, 'tie').setDepth(20.3);
    this.#ties[place] = tie;
    return tie.setVisible(true).setScale(place % 5 === 0 ? 1 : 0.8, 1);
  }

  #post(place: number): GameObjects.Image {
    const post = this.#posts[place] ?? this.#scene.add.image(0, 0, game, 'post').setDepth(20.6);
    this.#posts[place] = post;
    return post.setVisible(true);
  }

  #label(place: number): GameObjects.BitmapText {
    const label = this.#labels[place] ?? numberText(this.#scene, 0, 0, '', labelSize, cream).setDepth(20.6);
    this.#labels[place] = label;
    return label;
  }
}
