import type { SceneKit } from '@games/kit/scene/scene-kit';
import { type Piece, piecesWithAnswer } from '@games/kit/text/prompt-pieces';
import { promptRow } from '@games/kit/text/prompt-row';
import type { GameObjects } from 'phaser';
import { answerNotation, answerOf } from '@/maths/sum/answer';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import type { Sum, SumId } from '@/maths/sum/sum';
import { game } from './fluff';
import type { Layout } from './layout';
import { bagOrder } from './rules';

const digits = 34;
const widestPitch = 40;
/** Height of a row with a fraction or a clock in it. */
const tallest = 50;
/** Largest width of the value on the plate, for a full-size canister. */
const widest = 118;

/** Draws the content of the bag on a clipboard, invisible at first. */
function bagList(
  kit: SceneKit,
  { x, y, width, height }: Layout['list'],
  sums: readonly Sum[],
): GameObjects.Container {
  const { add } = kit.scene;
  const lines = Math.max(1, sums.length);
  const pitch = Math.min(widestPitch, (height - 36) / lines);
  const rows = sums.map((sum, index) => {
    const equation = piecesWithAnswer(sum, answerNotation(answerOf(sum)), kit.locale);
    const isFlat = equation.every(({ kind }) => kind === 'text');
    const row = promptRow(kit, equation, { size: isFlat ? digits : digits * 1.24 });
    const fits = Math.min((width - 40) / row.width, isFlat ? 1 : pitch / tallest);
    return row.box.setY((index - (lines - 1) / 2) * pitch + 6).setScale(Math.min(1, fits));
  });
  const paper = add.nineslice(0, 0, game, 'list', width, height, 24, 24, 24, 24);
  return add
    .container(x, y, [paper, add.image(0, -height / 2 + 4, game, 'clip'), ...rows])
    .setDepth(33)
    .setAlpha(0);
}

/** The bag of the vacuum cleaner, with its value on a plate and a list of the sums collected last. */
export class Bag {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  readonly #value: GameObjects.Container;
  #list: GameObjects.Container | undefined;

  /** `ids` are the sums collected last. */
  constructor(kit: SceneKit, layout: Layout, ids: readonly SumId[]) {
    this.#kit = kit;
    this.#layout = layout;
    const { x, y, size } = layout.canister;
    kit.scene.add
      .nineslice(x, y - 158 * size, game, 'plate', 150 * size, 92 * size, 24, 24, 22, 26)
      .setDepth(38);
    this.#value = kit.scene.add
      .container(x, y - 161 * size)
      .setDepth(39)
      .setScale(size);
    this.#write(ids);
  }

  /** Shows a bag for another value. */
  take(value: Piece): void {
    const { box, width } = promptRow(this.#kit, [value], { size: 62 });
    this.#value.removeAll(true).add(box.setScale(Math.min(1, widest / width)));
  }

  /** Lists the collected sums in order. */
  fill(ids: readonly SumId[]): readonly Sum[] {
    void this.#kit.motion.flourish({
      targets: this.#value,
      scale: this.#value.scale * 1.12,
      duration: 90,
      yoyo: true,
    });
    this.#write(ids);
    return bagOrder(ids.map(parseSumOrThrow));
  }

  #write(ids: readonly SumId[]): void {
    this.#list?.destroy();
    this.#list = undefined;
    if (ids.length === 0) return;
    this.#list = bagList(this.#kit, this.#layout.list, bagOrder(ids.map(parseSumOrThrow)));
    void this.#kit.motion.tween({ targets: this.#list, alpha: 1, duration: 180 });
  }
}
