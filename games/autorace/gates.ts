import type { Lanes } from '@games/kit/parts/lanes';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { texts as kitTexts } from '@games/kit/text/texts.gen';
import type { Option } from '@/maths/round/task';
import { answerText } from '@/maths/sum/prompt';
import { Gantry } from './gantry';
import { Gate, gateAhead, gateSize } from './gate';
import type { Layout } from './layout';
import { roadPoint } from './perspective';
import { Posts } from './posts';
import type { Road } from './road';
import { type Boards, onGate } from './rules';
import { texts } from './texts.gen';

const lanes = [
  { lane: -1, name: 'left' },
  { lane: 0, name: 'middle' },
  { lane: 1, name: 'right' },
] as const;

/** Gates that the car raced through are out of sight after this time, ms. */
const passing = 500;

/** Puts over and beside the road what one sum needs: the board with the change, a gate for each option, the posts. */
export class Gates {
  readonly #kit: SceneKit;
  readonly #road: Road;
  readonly #layout: Layout;
  readonly #lanes: Lanes;
  readonly #gates = new Map<string, Gate>();
  #gantry: Gantry | undefined;
  #posts: Posts | undefined;

  constructor(kit: SceneKit, road: Road, layout: Layout, lanes: Lanes) {
    this.#kit = kit;
    this.#road = road;
    this.#layout = layout;
    this.#lanes = lanes;
  }

  /** Puts them up so far behind the place where the car will stand; `change` is what the posts show, 0 for none. */
  set(options: readonly Option[], boards: Boards, change: number, coming: number): void {
    const { scene, locale } = this.#kit;
    const { view } = this.#road;
    const t = texts[locale];
    const stand = gateAhead(view);
    this.#pass(coming);
    this.#gantry = new Gantry(this.#kit, this.#road, this.#layout, boards.gantry, coming);
    const put = options.map(({ id, value }, index) => {
      const { lane, name } = lanes[index] ?? lanes[1];
      const written = answerText(value, locale);
      const text = onGate(boards.gate(written));
      const gate = new Gate(this.#kit, this.#road, lane, text, this.#layout.gate, stand + coming);
      this.#gates.set(id, gate);
      const label = `${t(`gate.${name}`)}: ${kitTexts[locale]('option', { value: written })}`;
      const { x, y } = roadPoint(view, lane, 0);
      return { id, label, digits: value, object: gate.box, size: gateSize, x, y };
    });
    if (change > 0) this.#posts = new Posts(scene, this.#road, change, stand, coming);
    this.#lanes.set(put);
  }

  at(id: string): Gate | undefined {
    return this.#gates.get(id);
  }

  /** Lights the posts up to this one, from 0. */
  tick(place: number): void {
    this.#posts?.tick(place);
  }

  /** Takes the board away, over which a picture stands, lights the right gate and marks it and the child's. */
  compare(right: string, given: Gate | null): void {
    void this.#kit.motion.tween({ targets: this.#gantry?.box, alpha: 0, duration: 160 });
    void this.#gates.get(right)?.glow();
    for (const [id, gate] of this.#gates)
      gate.mark(id === right ? 'right' : gate === given ? 'given' : 'neither');
  }

  /** Takes board and gates away, over which a way back is driven: their numbers would stand on its line. */
  fade(): void {
    const boxes = [...this.#gates.values()].map(({ box }) => box);
    void this.#kit.motion.tween({ targets: [this.#gantry?.box, ...boxes], alpha: 0, duration: 160 });
  }

  /** Leaves what stands over the road behind: the car races through it while the next sum comes. */
  #pass(coming: number): void {
    const passed = [...this.#gates.values()].map(({ box }) => box);
    const board = this.#gantry?.box;
    if (board !== undefined) passed.push(board);
    if (coming > 0) {
      this.#gates.clear();
      this.#gantry = undefined;
      void this.#kit.motion.wait(passing).then(() => {
        for (const box of passed) box.destroy();
      });
    }
    this.clear();
  }

  clear(): void {
    this.#lanes.clear();
    for (const { box } of this.#gates.values()) box.destroy();
    this.#gates.clear();
    this.#gantry?.box.destroy();
    this.#gantry = undefined;
    this.#posts?.destroy();
    this.#posts = undefined;
  }
}
