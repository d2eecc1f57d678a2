import { SamPuppet } from '@assets/characters/sam-puppet';
import { untilGoOn } from '@games/kit/go-on';
import { LineHand } from '@games/kit/input/line-hand';
import { endsOf, type LineEnds, shareOf, unitLine } from '@games/kit/input/line-scale';
import { countIn } from '@games/kit/keepsake';
import { KIT, type KitFrame } from '@games/kit/kit-texture';
import { saidLike, shown, valueIn, writtenLike } from '@games/kit/notation';
import { type Judged, PracticeScene } from '@games/kit/practice-scene';
import { isStreak } from '@games/kit/streak';
import { WordPlate } from '@games/kit/word-plate';
import type { GameObjects } from 'phaser';
import type { Rational } from '@/maths/number/rational';
import type { Task } from '@/maths/round/task';
import { art } from './art.gen';
import { Bridge } from './bridge';
import { layouts } from './layout';
import { HangingPole } from './pole';
import { missOf, nodesOf, restOf } from './rules';
import { sounds } from './sounds.gen';
import { fruitStorm } from './storm';
import { texts } from './texts';
import { game, world } from './world';

/** How long the two names are looked at, ms. */
const glance = 640;

/** A pole of bamboo is the whole: where does the asked part end? */
export default class NinjaScene extends PracticeScene {
  #world: ReturnType<typeof world> | undefined;
  #sam: SamPuppet | undefined;
  #bridge: Bridge | undefined;
  #hanging: HangingPole | undefined;
  #blade: GameObjects.Container | undefined;
  #ring: GameObjects.NineSlice | undefined;
  #hand: LineHand | undefined;
  #pole: LineEnds = unitLine;
  #rounds = 0;

  constructor() {
    super({ id: game, art, sounds });
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
    this.#hand = new LineHand(this.kit, {
      from: { x: pole.from, y: pole.y },
      to: { x: pole.to, y: pole.y },
      handle: this.#blade,
      reach: 200,
      label: texts[this.locale].pole,
      nudgesAt: layout.nudges,
      readyAt: layout.ready,
      aim: (on) => this.#ring?.setVisible(on && this.answerable),
      moved: () => this.noise.play('slide'),
      ready: (value, hand) => {
        this.#sam?.pose('anticipate');
        this.answer({ kind: 'place', value }, hand, { x: this.#blade?.x ?? pole.from, y: pole.y });
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

  protected async right(judged: Judged): Promise<void> {
    await this.#slice(judged);
    const [part, rest] = this.#names(judged.correct);
    if (isStreak(judged.reply.verdict.streak)) this.noise.play('streak');
    await Promise.all([this.#sam?.cheer(), this.#hanging?.name([part, rest], 'right')]);
    this.bus.emit('say', { text: texts[this.locale].pieces(part, rest) });
    await this.motion.wait(glance);
  }

  protected async wrong(judged: Judged): Promise<void> {
    if (judged.answered === null) return;
    await this.#slice(judged);
    this.noise.play('miss');
    this.#sam?.pose('oops');
  }

  /** Pieces of the right length hang below those that were cut. */
  protected override async explain(judged: Judged): Promise<void> {
    const right = valueIn(judged.correct, judged.sum);
    const given = valueIn(judged.answered, judged.sum);
    const miss = right === null || given === null ? null : missOf(given, right);
    if (judged.reply.verdict.right || right === null || miss === null) return super.explain(judged);
    const words = texts[this.locale];
    const [part, rest] = this.#names(judged.correct);
    if (given !== null) await this.#nameOwn(given);
    await this.#hanging?.compare(shareOf(this.#pole, right), [part, rest]);
    const panel = new WordPlate(this.kit, this.#layout.words, 'look');
    await panel.say(words[miss]);
    this.bus.emit('say', { text: words.own(words[miss], part, rest) });
    await untilGoOn(this.kit, this.#layout.go);
    panel.destroy();
  }

  /** Fruit flies out of the gorge, and the bridge grows by a piece. */
  protected override async celebrate(): Promise<void> {
    const words = texts[this.locale];
    this.#hanging?.clear();
    this.#blade?.setVisible(false);
    this.noise.play('gong');
    this.#sam?.pose('cheer');
    this.bus.emit('say', { text: words.storm });
    const banner = new WordPlate(this.kit, this.#layout.words, 'right');
    await banner.say(words.storm);
    await fruitStorm(this.kit, this.#layout, words.slice, () => this.noise.play('fruit'));
    const grown = await this.#bridge?.grow(this.#rounds + 1);
    if (grown === 'plank' || grown === 'lantern') {
      this.noise.play('plank');
      await banner.say(words[grown]);
      this.bus.emit('say', { text: words[grown] });
    }
    await this.saveKeepsake({ rounds: this.#rounds + 1 });
    await this.#sam?.cheer();
  }

  get #layout() {
    return layouts[this.design.orientation];
  }

  #text(value: Rational): string {
    return writtenLike(value, this.sum, this.locale);
  }

  /** What the asked part and the rest are called: written as the sum writes them. */
  #names(correct: string): [string, string] {
    const part = valueIn(correct, this.sum);
    if (part === null) return [correct, ''];
    return [shown(correct, this.locale), this.#text(restOf(this.#pole, part))];
  }

  /** What the child's own pieces are called, as far as anybody would call them so. */
  async #nameOwn(given: Rational): Promise<void> {
    const [part, rest] = [given, restOf(this.#pole, given)].map((value) =>
      saidLike(value, this.#pole, this.sum, this.locale),
    );
    if (part != null && rest != null) await this.#hanging?.name([part, rest], 'given');
  }

  async #slice({ answered, sum }: Judged): Promise<void> {
    const given = valueIn(answered, sum);
    if (given === null) return;
    this.#blade?.setVisible(false);
    this.#ring?.setVisible(false);
    this.noise.play('slash');
    this.noise.play('crack');
    await this.#hanging?.cut(shareOf(this.#pole, given));
  }
}
