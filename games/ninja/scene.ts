import { countIn } from '@games/kit/celebration/keepsake';
import { isStreak } from '@games/kit/celebration/streak';
import { type Rain, type Variety, varietyOf } from '@games/kit/effects/variety';
import { waitForContinue } from '@games/kit/feedback/continue-button';
import { endsOf, type LineEnds, shareOf, unitLine } from '@games/kit/layout/line-scale';
import { type GradedAnswer, PracticeScene } from '@games/kit/practice-scene';
import { estimateText, valueIn, writeLikeAnswer } from '@games/kit/text/notation';
import type { GameObjects } from 'phaser';
import type { Rational } from '@/maths/number/rational';
import type { Task } from '@/maths/round/task';
import { art } from './art.gen';
import { Chimes } from './chimes';
import { cutsIn } from './cuts';
import { Cutter } from './cutter';
import { fruitFreePlay } from './free-play';
import { layouts } from './layout';
import { Panda } from './panda';
import { HangingPole, type Pair } from './pole';
import { addedBy, nodesOf, restOf, ringOf, toldOf } from './rules';
import { Sign } from './sign';
import { sounds } from './sounds.gen';
import type { TagKind } from './tag';
import { texts } from './texts.gen';
import { Valley } from './valley';
import { game, snowfall, world } from './world';

/** Viewing time of the two names, ms. */
const glance = 220;

/** A bamboo pole is the whole of the sum: the child swipes through it where the asked part ends. */
export default class NinjaScene extends PracticeScene {
  #world: ReturnType<typeof world> | undefined;
  #snow: Rain | undefined;
  #panda: Panda | undefined;
  #valley: Valley | undefined;
  #chimes: Chimes | undefined;
  #hanging: HangingPole | undefined;
  #cutter: Cutter | undefined;
  #variety: Variety = varietyOf(0);
  #pole: LineEnds = unitLine;
  #rounds = 0;

  constructor() {
    super({ id: game, art, sounds, motif: { notes: 'B G# F# E', instrument: 'harp' } });
  }

  protected async build(): Promise<void> {
    const layout = this.#layout;
    this.#variety = varietyOf(this.seed);
    this.#world = world(this, layout, this.design.orientation);
    this.#world.tint(this.#variety.light);
    if (this.#variety.isWet) this.#snow = snowfall(this.kit, this.particles, layout);
    this.#rounds = countIn(await this.loadKeepsake(), 'rounds');
    this.#valley = new Valley(this, this.motion, layout, this.#rounds);
    this.#panda = new Panda(this, this.motion, layout.panda);
    this.#hanging = new HangingPole(this.kit, layout);
    this.#chimes = new Chimes(this, this.motion, layout);
    for (const share of cutsIn(this.answers)) this.#chimes.hang(share);
    this.#cutter = new Cutter(this.kit, layout, {
      label: texts[this.locale]('pole'),
      cut: (value, input) => this.answer({ kind: 'place', value }, input, layout.pole.middle),
    });
  }

  override update(time: number, delta: number): void {
    super.update(time, delta);
    this.#panda?.update(delta);
    this.#snow?.update(delta);
    if (this.motion?.reduced === false) this.#world?.update(delta);
  }

  protected async show(task: Task): Promise<void> {
    this.#panda?.calm();
    this.#pole = endsOf(task);
    const nodes = nodesOf(() => this.random.next());
    const ends = [this.#text(this.#pole.min), this.#text(this.#pole.max)] as const;
    await this.#hanging?.hang(nodes, ends, this.#variety.isTurned);
    if (task.line !== undefined) this.#cutter?.set(task.line, this.#variety.isTurned);
  }

  protected async right(graded: GradedAnswer): Promise<void> {
    const names = this.#names(graded.correct);
    const share = this.#shareOf(graded.answered);
    if (names === null || share === null) return;
    this.sounds.play(`ring-${ringOf(share)}`);
    this.bus.emit('say', { text: texts[this.locale]('pieces', { ...names }) });
    this.behind(this.#panda?.cheer() ?? Promise.resolve());
    await this.#slice(share, names, 'right');
    await this.motion.wait(glance);
    const pieces = this.#hanging?.release();
    if (pieces) this.behind(this.#hangUp(pieces, share, isStreak(graded.verdict.streak)));
  }

  protected async wrong({ answered }: GradedAnswer): Promise<void> {
    const given = valueIn(answered, this.sum);
    const share = this.#shareOf(answered);
    if (given === null || share === null) return;
    const [part = null, rest = null] = [given, restOf(this.#pole, given)].map((value) =>
      estimateText(value, this.#pole, this.sum, this.locale),
    );
    this.#panda?.wonder();
    await this.#slice(share, { part, rest }, 'given');
  }

  protected override restore({ answered }: GradedAnswer): void {
    const share = this.#shareOf(answered);
    if (share !== null) this.#cutter?.put(share);
  }

  /** The sign on the boards says it. */
  protected override miss(): null {
    return null;
  }

  /** Shows pieces of the right length below those the child cut. */
  protected override async explain(graded: GradedAnswer): Promise<void> {
    const names = this.#names(graded.correct);
    const right = this.#shareOf(graded.correct);
    if (graded.verdict.right || names === null || right === null) return super.explain(graded);
    const t = texts[this.locale];
    const told = toldOf(graded.named, graded.verdict.perSum[0]?.errors ?? [], t('miss'));
    this.#cutter?.blade.hide();
    const sign = new Sign(this.kit, this.#layout.words);
    await Promise.all([this.#hanging?.compare(right, this.#shareOf(graded.answered), names), sign.say(told)]);
    this.bus.emit('say', { text: `${told} ${t('pieces', { ...names })}` });
    await waitForContinue(this.kit, this.#layout.go);
    sign.destroy();
  }

  /** Lets the child slice fruit, and adds a piece to the valley. */
  protected override async celebrate(): Promise<void> {
    const t = texts[this.locale];
    this.#hanging?.clear();
    this.#cutter?.blade.hide();
    void this.#panda?.cheer();
    void this.#chimes?.sway();
    const sign = new Sign(this.kit, this.#layout.words);
    await sign.say(t('freePlay'));
    this.bus.emit('say', { text: t('freePlay') });
    await fruitFreePlay(this.kit, this.#layout, t('slice'), () => this.sounds.play('fruit'));
    const grown = t(addedBy(this.#rounds + 1));
    const [newest] = await Promise.all([this.#valley?.grow(this.#rounds + 1), sign.say(grown)]);
    if (newest !== undefined) this.grew(newest);
    this.sounds.play('plank');
    this.bus.emit('say', { text: grown });
    await this.saveKeepsake({ rounds: this.#rounds + 1 });
    await this.#panda?.cheer();
    await this.motion.wait(700);
    sign.destroy();
  }

  get #layout() {
    return layouts[this.design.orientation];
  }

  #text(value: Rational): string {
    return writeLikeAnswer(value, this.sum, this.locale);
  }

  /** Returns a value as a share of the pole, 0 to 1; null when it is none. */
  #shareOf(canonical: string | null): number | null {
    const value = valueIn(canonical, this.sum);
    return value === null ? null : shareOf(this.#pole, value);
  }

  /** Returns the names of the asked part and the rest. */
  #names(correct: string): Pair<string> | null {
    const part = valueIn(correct, this.sum);
    return part === null ? null : { part: this.#text(part), rest: this.#text(restOf(this.#pole, part)) };
  }

  async #slice(share: number, names: Pair<string | null>, kind: TagKind): Promise<void> {
    this.sounds.play('slash');
    this.#cutter?.strike(this.#hanging?.xOf(share) ?? 0, this.particles);
    await this.#hanging?.cut(share, names, kind);
  }

  async #hangUp(pieces: Pair<GameObjects.Container>, share: number, isStreak: boolean): Promise<void> {
    await this.#chimes?.take(pieces, share);
    if (!isStreak) return;
    await this.#chimes?.sway();
  }
}
