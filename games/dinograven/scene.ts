import { wasRight } from '@games/kit/api/bus';
import { banner } from '@games/kit/celebration/banner';
import { countIn } from '@games/kit/celebration/keepsake';
import { isStreak } from '@games/kit/celebration/streak';
import { Backdrop, type LayerPlace } from '@games/kit/effects/backdrop';
import { minViewMs, waitForContinue, withSkip } from '@games/kit/feedback/continue-button';
import type { Point } from '@games/kit/layout/design';
import { NumberPad } from '@games/kit/parts/number-pad/number-pad';
import { type GradedAnswer, PracticeScene } from '@games/kit/practice-scene';
import { answerText, promptWithAnswer } from '@/maths/sum/prompt';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { art } from './art.gen';
import { Digger } from './digger';
import { dust } from './dust';
import { type Layout, layouts } from './layout';
import { Notes } from './notes';
import {
  boneCount,
  bonesOf,
  type Cell,
  type Dig,
  digOf,
  factText,
  helpFor,
  liesAt,
  type Open,
  opened,
  openOf,
  twinOf,
} from './rules';
import { Skeleton } from './skeleton';
import { sounds } from './sounds.gen';
import { game, SquareView } from './square-view';
import { texts } from './texts.gen';

type LayerId = (typeof art.layers)[number]['id'];

const placesOf = ({ ground, acacia }: Layout): Record<LayerId, LayerPlace> => ({
  ground: { ...ground, depth: 0, still: true },
  'ground-tall': { ...ground, depth: 0, still: true },
  acacia: { ...acacia, depth: 70 },
});

/** A dig seen from above: a square of facts, in which known ones are open. */
export default class DinogravenScene extends PracticeScene {
  #backdrop: Backdrop<LayerId> | undefined;
  #square: SquareView | undefined;
  #digger: Digger | undefined;
  #skeleton: Skeleton | undefined;
  #pad: NumberPad | undefined;
  #open: Open = new Set();
  #dig: Dig | null = null;
  #rounds = 0;

  constructor() {
    super({ id: game, art, sounds, motif: { notes: "D F A C'", instrument: 'kalimba' } });
  }

  protected async build(): Promise<void> {
    const layout = this.#layout;
    this.#rounds = countIn(await this.loadKeepsake(), 'rounds');
    this.#backdrop = new Backdrop(this, {
      game,
      layers: art.layers,
      places: placesOf(layout),
      orientation: this.design.orientation,
    });
    this.#skeleton = new Skeleton(this, this.motion, layout, this.#rounds);
    this.#square = new SquareView(this, this.motion, layout);
    this.#digger = new Digger(this, this.motion, layout, (at) =>
      dust(this.particles, this.random, at, { count: 14, speed: 150, depth: 41 }),
    );
    this.#open = openOf(this.known.map(parseSumOrThrow));
    for (const { sumIds } of this.answers.filter(wasRight)) {
      const dug = digOf(parseSumOrThrow(sumIds[0] ?? ''));
      if (dug !== null) this.#open = opened(this.#open, dug.square, dug.cell);
    }
    const { x, y, layout: keys, key } = layout.pad;
    this.#pad = new NumberPad(this.kit, {
      x,
      y,
      layout: keys,
      key,
      longest: 3,
      minus: this.belowZero,
      ready: (raw, input) => this.answer({ kind: 'value', raw }, input, this.#asked()),
    });
  }

  override update(time: number, delta: number): void {
    super.update(time, delta);
    if (this.motion?.reduced === false) this.#backdrop?.update(delta);
  }

  protected async show(): Promise<void> {
    this.#dig = digOf(this.sum);
    this.#pad?.clear();
    if (this.#dig === null) this.#square?.clear();
    else this.#square?.lay(this.#dig, this.#open);
    await this.motion.wait(120);
  }

  protected async right({ verdict }: GradedAnswer): Promise<void> {
    const dig = this.#dig;
    if (dig === null) return;
    const { square, cell } = dig;
    this.#streak(verdict.streak);
    this.sounds.play('brush');
    this.#open = opened(this.#open, square, cell);
    this.behind(this.#brush(cell));
    await this.#square?.brush(cell);
    const twin = twinOf(square, cell);
    if (twin === null) return;
    this.sounds.play('crack');
    this.behind(this.#square?.crack(twin) ?? Promise.resolve());
  }

  /** Sweeps over a tile, on behind the next task. */
  async #brush(cell: Cell): Promise<void> {
    const at = this.#square?.at(cell);
    if (at !== undefined) await this.#digger?.sweep(at);
    await this.#digger?.home();
  }

  /** Leaves the sand and shows the child's number in the square. */
  protected async wrong({ answered }: GradedAnswer): Promise<void> {
    const dig = this.#dig;
    const own = dig === null || answered === null ? null : liesAt(dig, Number(answered));
    const at = own === null ? this.#asked() : this.#square?.at(own);
    if (at !== undefined) await this.#digger?.sweep(at);
    if (own !== null) this.#square?.mark(own, 'ring-own');
    void this.#digger?.home();
    await this.motion.wait(160);
  }

  protected override miss({ named, answered }: GradedAnswer): string | null {
    const dig = this.#dig;
    if (named !== null || dig === null || answered === null) return named;
    const cell = liesAt(dig, Number(answered));
    const t = texts[this.locale];
    return cell === null
      ? t('miss.nowhere', { own: answered })
      : t('miss.lies', { own: answered, fact: factText(dig.square, cell) });
  }

  /** Shows the steps from a known tile to the one asked: 6 × 7 = 5 × 7 + 7. */
  protected override async explain(graded: GradedAnswer): Promise<void> {
    const dig = this.#dig;
    const view = this.#square;
    if (dig === null || view === undefined || graded.answered === null || graded.verdict.right)
      return super.explain(graded);
    const t = texts[this.locale];
    const { square, cell } = dig;
    const given = Number(graded.answered);
    const own = liesAt(dig, given);
    const help = helpFor(square, cell, this.#open);
    const ownFact = own === null ? '' : factText(square, own);
    const notes = new Notes(this, this.motion, this.design.orientation, {
      own: answerText(graded.answered, this.locale),
      right: answerText(graded.correct, this.locale),
      ownFact,
      rightFact: promptWithAnswer(graded.sum, graded.correct, this.locale),
      way: help.equation,
    });
    await notes.open();
    view.mark(help.from, 'ring-help');
    this.sounds.play('step');
    await view.walk(help.from, cell, help.moves);
    const way = t(help.moves === 0 ? 'twin' : 'neighbour', { way: help.equation });
    this.bus.emit('say', { text: way });
    await this.motion.wait(minViewMs);
    await waitForContinue(this.kit, notes.continueAt);
    await notes.close();
  }

  protected override async celebrate(): Promise<void> {
    const t = texts[this.locale];
    this.#pad?.destroy();
    this.#square?.clear();
    await this.motion.wait(400);
    this.sounds.play('fly');
    const { tiles } = this.#layout;
    const from = { x: tiles.x + tiles.width / 2, y: tiles.y + tiles.height / 2 };
    const whole = await this.#skeleton?.add(from, (at) => {
      this.sounds.play('snap');
      this.#digger?.hop();
      dust(this.particles, this.random, at, { count: 24, speed: 300, depth: 61 });
    });
    const title = t(whole === true ? 'whole' : 'bone');
    banner(this.kit, { ...this.card.middle, width: 540 }, title);
    const { bones } = bonesOf(this.#rounds);
    this.bus.emit('say', {
      text: `${title} ${t('found', { count: bones + 1, all: boneCount })}`,
    });
    await this.saveKeepsake({ rounds: this.#rounds + 1 });
    if (whole === true) {
      this.sounds.play('roar');
      await this.#skeleton?.roar();
    }
    await withSkip(this.kit, this.#layout.go, this.motion.wait(1500));
  }

  protected override get ribbonAt() {
    return this.#layout.named;
  }

  get #layout(): Layout {
    return layouts[this.design.orientation];
  }

  /** Point the answer flies from: the tile asked. */
  #asked(): Point | undefined {
    return this.#dig === null ? undefined : this.#square?.at(this.#dig.cell);
  }

  #streak(length: number): void {
    if (!isStreak(length)) return;
    this.#digger?.hop();
  }
}
