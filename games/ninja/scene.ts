import { SamPuppet } from '@assets/characters/sam-puppet';
import { countIn } from '@games/kit/celebration/keepsake';
import { isStreak } from '@games/kit/celebration/streak';
import { waitForContinue } from '@games/kit/feedback/continue-button';
import { WordPlate } from '@games/kit/feedback/word-plate';
import { endsOf, type LineEnds, shareOf, unitLine } from '@games/kit/layout/line-scale';
import { LineSlider } from '@games/kit/parts/line-slider';
import { type GradedAnswer, PracticeScene } from '@games/kit/practice-scene';
import { estimateText, valueIn, writeLikeAnswer } from '@games/kit/text/notation';
import { KIT, type KitFrame } from '@games/kit/textures/kit-texture';
import type { GameObjects } from 'phaser';
import type { Rational } from '@/maths/number/rational';
import type { Task } from '@/maths/round/task';
import { answerText } from '@/maths/sum/prompt';
import { art } from './art.gen';
import { Bridge } from './bridge';
import { fruitFreePlay } from './free-play';
import { layouts } from './layout';
import { HangingPole } from './pole';
import { missOf, nodesOf, restOf } from './rules';
import { sounds } from './sounds.gen';
import { texts } from './texts.gen';
import { game, world } from './world';

/** Viewing time of the two labels, ms. */
const glance = 640;

/** A bamboo pole is the whole: where does the asked part end? */
export default class NinjaScene extends PracticeScene {
  #world: ReturnType<typeof world> | undefined;
  #sam: SamPuppet | undefined;
  #bridge: Bridge | undefined;
  #hanging: HangingPole | undefined;
  #blade: GameObjects.Container | undefined;
  #ring: GameObjects.NineSlice | undefined;
  #hand: LineSlider | undefined;
  #pole: LineEnds = unitLine;
  #rounds = 0;

  constructor() {
    super({ id: game, art, sounds, motif: { notes: 'B G# F# E', instrument: 'harp' } });
  }

  protected async build(): Promise<void> {
    const layout = this.#layout;
    this.#world = world(this, layout, this.design.orientation);
    this.#rounds = countIn(await this.loadKeepsake(), 'rounds');
    this.#bridge = new Bridge(this, this.motion, layout, this.#rounds);
    this.#sam = new SamPuppet(this, game, 0, 0, this.motion, { hat: 'ninja-band' });
    const { sam, pole } = layout;
    this.add.container(sam.x, sam.y, this.#sam.box).setScale(sam.size).setDepth(20);
    this.#hanging = new HangingPole(this, this.motion, layout);
    this.#ring = this.add
      .nineslice(0, -50, KIT, 'ring' satisfies KitFrame, 84, 224, 28, 28, 28, 28)
      .setVisible(false);
    this.#blade = this.add
      .container(pole.from, pole.y, [this.sprite(0, 0, 'blade'), this.#ring])
      .setDepth(50);
    this.#hand = new LineSlider(this.kit, {
      from: { x: pole.from, y: pole.y },
      to: { x: pole.to, y: pole.y },
      handle: this.#blade,
      reach: 200,
      label: texts[this.locale]('pole'),
      nudgesAt: layout.nudges,
      readyAt: layout.ready,
      aim: (on) => this.#ring?.setVisible(on && this.answerable),
      moved: () => this.sounds.play('slide'),
      ready: (value, input) => {
        this.#sam?.pose('anticipate');
        this.answer({ kind: 'place', value }, input, { x: this.#blade?.x ?? pole.from, y: pole.y });
      },
    });
  }

  override update(time: number, delta: number): void {
    super.update(time, delta);
    this.#sam?.update(delta);
    if (this.motion?.reduced === false) this.#world?.update(delta);
  }

  protected async show(task: Task): Promise<void> {
    this.#sam?.pose('idle');
    this.#pole = endsOf(task);
    const ends = [this.#text(this.#pole.min), this.#text(this.#pole.max)] as const;
    await this.#hanging?.hang(
      nodesOf(() => this.random.next()),
      ends,
    );
    this.#blade?.setVisible(true);
    if (task.line !== undefined) this.#hand?.set({ line: task.line });
  }

  protected async right(graded: GradedAnswer): Promise<void> {
    await this.#slice(graded);
    const [part, rest] = this.#names(graded.correct);
    if (isStreak(graded.verdict.streak)) this.sounds.play('streak');
    await Promise.all([this.#sam?.cheer(), this.#hanging?.name([part, rest], 'right')]);
    this.bus.emit('say', { text: texts[this.locale]('pieces', { part, rest }) });
    await this.motion.wait(glance);
  }

  protected async wrong(graded: GradedAnswer): Promise<void> {
    if (graded.answered === null) return;
    await this.#slice(graded);
    this.sounds.play('miss');
    this.#sam?.pose('oops');
  }

  /** Shows pieces of the right length below those the child cut. */
  protected override async explain(graded: GradedAnswer): Promise<void> {
    const right = valueIn(graded.correct, graded.sum);
    const given = valueIn(graded.answered, graded.sum);
    const miss = right === null || given === null ? null : missOf(given, right);
    if (graded.verdict.right || right === null || miss === null) return super.explain(graded);
    const t = texts[this.locale];
    const [part, rest] = this.#names(graded.correct);
    if (given !== null) await this.#nameOwn(given);
    await this.#hanging?.compare(shareOf(this.#pole, right), [part, rest]);
    const panel = new WordPlate(this.kit, this.#layout.words, 'wrong');
    await panel.say(t(miss));
    this.bus.emit('say', { text: t('own', { miss: t(miss), part, rest }) });
    await waitForContinue(this.kit, this.#layout.go);
    panel.destroy();
  }

  /** Lets the child slice fruit, and adds a piece to the bridge. */
  protected override async celebrate(): Promise<void> {
    const t = texts[this.locale];
    this.#hanging?.clear();
    this.#blade?.setVisible(false);
    this.sounds.play('gong');
    this.#sam?.pose('cheer');
    this.bus.emit('say', { text: t('freePlay') });
    const banner = new WordPlate(this.kit, this.#layout.words, 'right');
    await banner.say(t('freePlay'));
    await fruitFreePlay(this.kit, this.#layout, t('slice'), () => this.sounds.play('fruit'));
    const grown = await this.#bridge?.grow(this.#rounds + 1);
    if (grown === 'plank' || grown === 'lantern') {
      this.sounds.play('plank');
      await banner.say(t(grown));
      this.bus.emit('say', { text: t(grown) });
    }
    await this.saveKeepsake({ rounds: this.#rounds + 1 });
    await this.#sam?.cheer();
  }

  get #layout() {
    return layouts[this.design.orientation];
  }

  #text(value: Rational): string {
    return writeLikeAnswer(value, this.sum, this.locale);
  }

  /** Labels of the asked part and the rest, in the form of the answer. */
  #names(correct: string): [string, string] {
    const part = valueIn(correct, this.sum);
    if (part === null) return [correct, ''];
    return [answerText(correct, this.locale), this.#text(restOf(this.#pole, part))];
  }

  /** Labels of the child's own pieces; null where a label would make no sense. */
  async #nameOwn(given: Rational): Promise<void> {
    const [part, rest] = [given, restOf(this.#pole, given)].map((value) =>
      estimateText(value, this.#pole, this.sum, this.locale),
    );
    if (part != null && rest != null) await this.#hanging?.name([part, rest], 'given');
  }

  async #slice({ answered, sum }: GradedAnswer): Promise<void> {
    const given = valueIn(answered, sum);
    if (given === null) return;
    this.#blade?.setVisible(false);
    this.#ring?.setVisible(false);
    this.sounds.play('slash');
    this.sounds.play('crack');
    await this.#hanging?.cut(shareOf(this.#pole, given));
  }
}
