import { type Piece, piecesWithAnswer } from '@games/kit/prompt-pieces';
import { promptRow } from '@games/kit/prompt-row';
import type { SceneKit } from '@games/kit/scene-kit';
import type { GameObjects } from 'phaser';
import { answerNotation, answerOf } from '@/maths/sum/answer';
import { sumOf } from '@/maths/sum/read-sum';
import type { Sum, SumId } from '@/maths/sum/sum';
import { game } from './fluff';
import type { Layout } from './layout';
import { bagOrder } from './rules';

const digits = 34;
const widestPitch = 40;
/** Height of a row with a fraction or a clock in it. */
const tallest = 50;
/** How wide the value on the plate may be, on a canister of full size. */
const widest = 118;

/** What the bag holds, in order, on a clip board; not shown yet. */
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

/** The machine's bag: the value it takes stands on its plate, and a list tells what was sucked up last. */
export class Bag {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  readonly #value: GameObjects.Container;
  #list: GameObjects.Container | undefined;
  #holds: readonly SumId[] = [];

  constructor(kit: SceneKit, layout: Layout) {
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
    kit.handsOver.ofRound('bag', {
      give: () => this.#holds,
      take: (ids: readonly SumId[]) => this.#write(ids),
    });
  }

  /** Another bag, that takes what is worth this. */
  take(value: Piece): void {
    const { box, width } = promptRow(this.#kit, [value], { size: 62 });
    this.#value.removeAll(true).add(box.setScale(Math.min(1, widest / width)));
  }

  /** These sums are in it now; what they are, in order. */
  fill(ids: readonly SumId[]): readonly Sum[] {
    void this.#kit.motion.flourish({
      targets: this.#value,
      scale: this.#value.scale * 1.12,
      duration: 90,
      yoyo: true,
    });
    this.#write(ids);
    return bagOrder(ids.map(sumOf));
  }

  #write(ids: readonly SumId[]): void {
    this.#holds = ids;
    this.#list?.destroy();
    this.#list = undefined;
    if (ids.length === 0) return;
    this.#list = bagList(this.#kit, this.#layout.list, bagOrder(ids.map(sumOf)));
    void this.#kit.motion.tween({ targets: this.#list, alpha: 1, duration: 180 });
  }
}
