import { wasRight } from '@games/kit/api/bus';
import { banner } from '@games/kit/celebration/banner';
import { countIn } from '@games/kit/celebration/keepsake';
import { isStreak } from '@games/kit/celebration/streak';
import { Backdrop, type LayerPlace } from '@games/kit/effects/backdrop';
import { varietyOf } from '@games/kit/effects/variety';
import { minViewMs, waitForContinue, withSkip } from '@games/kit/feedback/continue-button';
import type { InputMethod } from '@games/kit/input/targets';
import type { Point } from '@games/kit/layout/design';
import { NumberPad } from '@games/kit/parts/number-pad/number-pad';
import { isComplete } from '@games/kit/parts/number-pad/typing';
import { Stroke } from '@games/kit/parts/stroke/stroke';
import { type GradedAnswer, PracticeScene } from '@games/kit/practice-scene';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { art } from './art.gen';
import { Brush } from './brush';
import { fieldOf, rightField } from './field';
import { FieldView } from './field-view';
import { digUpBone } from './finale';
import { type Layout, layouts } from './layout';
import { Meerkat } from './meerkat';
import {
  boneCount,
  covered,
  type Dig,
  digOf,
  factText,
  findAfter,
  neighbourOf,
  type Open,
  opened,
  openOf,
  twinOf,
} from './rules';
import { flySand } from './sand';
import { Skeleton } from './skeleton';
import { sounds } from './sounds.gen';
import { speech } from './speech';
import { game, SquareView } from './square-view';
import { texts } from './texts.gen';
import { toldField } from './told';

type LayerId = (typeof art.layers)[number]['id'];

const placesOf = ({ ground, acacia }: Layout): Record<LayerId, LayerPlace> => ({
  ground: { ...ground, depth: 0, still: true },
  'ground-tall': { ...ground, depth: 0, still: true },
  acacia: { ...acacia, depth: 70 },
});

/** A dig seen from above: a square of facts, in which known ones are open. */
export default class DinogravenScene extends PracticeScene {
  #backdrop: Backdrop<LayerId> | undefined;
  // Set in build().
  #square!: SquareView;
  #field!: FieldView;
  #brush!: Brush;
  #stroke!: Stroke;
  #meerkat!: Meerkat;
  #skeleton!: Skeleton;
  #pad!: NumberPad;
  #open: Open = new Set();
  #dig: Dig | null = null;
  #rounds = 0;
  /** A finger brushed the tile: the brush does not do it again. */
  #isStroked = false;

  constructor() {
    super({ id: game, art, sounds, motif: { notes: "D F A C'", instrument: 'kalimba' } });
  }

  protected async build(): Promise<void> {
    const layout = this.#layout;
    const { orientation } = this.design;
    this.#rounds = countIn(await this.loadKeepsake(), 'rounds');
    this.#backdrop = new Backdrop(this, { game, layers: art.layers, places: placesOf(layout), orientation });
    this.#backdrop.tint(varietyOf(this.seed).light);
    this.#skeleton = new Skeleton(this, this.motion, layout, this.#rounds);
    this.#square = new SquareView(this, this.motion, layout);
    this.#field = new FieldView(this, this.motion, this.#square);
    this.#meerkat = new Meerkat(this, this.motion, layout);
    this.#brush = new Brush(this.kit, layout.brush, (at, count) => this.#flySand(at, count, 150));
    this.#stroke = new Stroke(this.kit, {
      room: layout.hole,
      moved: (path) => this.#brush.follow(path),
      through: (_, at, input) => this.#brushed(at, input),
    });
    this.#open = openOf(this.known.map(parseSumOrThrow));
    for (const { sumIds } of this.answers.filter(wasRight)) {
      const dug = digOf(parseSumOrThrow(sumIds[0] ?? ''));
      if (dug !== null) this.#open = opened(this.#open, dug.square, dug.cell);
    }
    this.#pad = new NumberPad(this.kit, {
      ...layout.pad,
      longest: 3,
      minus: this.belowZero,
      changed: (value) => this.#typed(value),
      // The number stands on its tile already, so that none has to fly.
      ready: (raw, input) => this.answer({ kind: 'value', raw }, input),
    });
  }

  override update(time: number, delta: number): void {
    super.update(time, delta);
    if (this.motion?.reduced === false) this.#backdrop?.update(delta);
  }

  protected async show(): Promise<void> {
    const dig = digOf(this.sum);
    this.#dig = dig;
    this.#isStroked = false;
    this.#pad.clear();
    if (dig === null) return;
    const { isTurned } = varietyOf(this.seed);
    this.#square.lay(dig, this.#open, isTurned);
    this.#field.rope(dig);
    const lit = covered(dig);
    const [first = dig.cell, last = first] = [lit[0], lit.at(-1)];
    this.#stroke.set([{ id: 'tile', way: 'any', box: () => this.#square.boxOf(first, last) }]);
    const near = isTurned ? neighbourOf(dig) : null;
    if (near !== null)
      this.bus.emit('say', { text: texts[this.locale]('near', { fact: factText(dig.square, near) }) });
    await this.motion.wait(100);
  }

  protected async right({ verdict }: GradedAnswer): Promise<void> {
    const dig = this.#dig;
    if (dig === null) return;
    const { square, cell } = dig;
    const at = this.#square.at(cell);
    this.sounds.play('brush');
    this.#flySand(at, this.#isStroked ? 18 : 8, 220);
    this.behind(this.#isStroked ? this.#brush.rest() : this.#brush.over(at));
    this.#open = opened(this.#open, square, cell);
    this.behind(this.#square.open(cell));
    this.behind(this.#field.gleam(dig));
    if (isStreak(verdict.streak)) {
      this.#meerkat.cheer();
      this.#flySand(this.#layout.meerkat, 10, 260);
    } else this.#meerkat.watch();
    const twin = twinOf(square, cell);
    if (twin === null) return;
    this.sounds.play('crack');
    await this.#square.crack(twin);
  }

  /** Brushes as much sand away as the child's number says. */
  protected async wrong({ answered }: GradedAnswer): Promise<void> {
    const dig = this.#dig;
    if (dig === null || answered === null) return;
    this.#meerkat.worry();
    this.sounds.play('brush');
    this.#square.clear();
    await this.#field.brush(dig, Number(answered), this.#brush);
    this.behind(this.#brush.rest());
  }

  /** The field is in the world: one sentence says what it shows. */
  protected override async explain(graded: GradedAnswer): Promise<void> {
    const dig = this.#dig;
    if (dig === null || graded.answered === null || graded.verdict.right) return super.explain(graded);
    const t = texts[this.locale];
    const { operation } = dig.square;
    const own = toldField(fieldOf(dig, Number(graded.answered)), operation, this.locale);
    const right = toldField(rightField(dig), operation, this.locale);
    const told = graded.named ?? t('gone');
    this.bus.emit('say', { text: `${told} ${t('compare', { own, right })}` });
    const said = speech(this.kit, this.#layout.says, told);
    await this.motion.tween({ targets: said, alpha: 1, duration: 160 });
    await this.motion.wait(minViewMs / 2);
    await waitForContinue(this.kit, { ...this.#layout.go, size: 1.1 });
    said.destroy();
    await this.#field.clear();
    this.#meerkat.watch();
  }

  protected override async celebrate(): Promise<void> {
    const t = texts[this.locale];
    const { hole, go } = this.#layout;
    this.#pad.destroy();
    this.#brush.hide();
    this.#square.clear();
    this.#meerkat.cheer();
    const bed = { ...this.#skeleton.prepare(), ...this.#skeleton.pose };
    await Promise.all([this.#field.clear(), this.#square.fade()]);
    this.card.leave();
    await digUpBone(this.kit, {
      bone: this.#skeleton.found,
      pit: { x: hole.x + hole.width / 2, y: hole.y + hole.height / 2 },
      bed,
      go,
      labels: { rub: t('rub'), drag: t('drag') },
      rubbed: (at) => this.#flySand(at, 10, 240),
    });
    this.sounds.play('snap');
    this.#flySand(bed, 20, 280);
    await this.#skeleton.snap();
    this.grew(bed);
    const title = t(this.#skeleton.isWhole ? 'whole' : 'bone');
    banner(this.kit, { ...this.card.middle, width: 540 }, title);
    const { bones } = findAfter(this.#rounds + 1);
    this.bus.emit('say', { text: `${title} ${t('found', { count: bones, all: boneCount })}` });
    await this.saveKeepsake({ rounds: this.#rounds + 1 });
    this.sounds.play('roar');
    this.#meerkat.cheer();
    await withSkip(this.kit, go, Promise.all([this.#skeleton.roar(), this.motion.wait(1100)]));
  }

  /** The meerkat says it. */
  protected override miss(): null {
    return null;
  }

  get #layout(): Layout {
    return layouts[this.design.orientation];
  }

  /** Middle of the tile asked. */
  get #asked(): Point | undefined {
    return this.#dig === null ? undefined : this.#square.at(this.#dig.cell);
  }

  #typed(value: string): void {
    this.card.type(value);
    this.#square.type(value);
    const at = this.#asked;
    if (at === undefined || this.#dig?.asked.kind !== 'tile' || !isComplete(value)) return;
    this.behind(this.#brush.ready(at, this.#rounds === 0 && this.task.position < 2));
  }

  /** A stroke over the tile commits what was typed; before that it only stirs the sand. */
  #brushed(at: Point, input: InputMethod): void {
    this.#flySand(at, 8, 200);
    if (!isComplete(this.#pad.value)) return;
    this.#isStroked = true;
    this.targets.press('ready', input);
  }

  #flySand(at: Point, count: number, speed: number): void {
    flySand(this.particles, this.random, at, { count, speed, depth: 61 });
  }
}
