import { wasRight } from '@games/kit/api/bus';
import { countIn } from '@games/kit/celebration/keepsake';
import { isStreak } from '@games/kit/celebration/streak';
import { waitForContinue, withSkip } from '@games/kit/feedback/continue-button';
import { inSight, numberPlate } from '@games/kit/feedback/number-plate';
import { WordPlate } from '@games/kit/feedback/word-plate';
import { endsOf, type LineEnds, shareOf, unitLine } from '@games/kit/layout/line-scale';
import { LineSlider } from '@games/kit/parts/line-slider';
import { type GradedAnswer, PracticeScene } from '@games/kit/practice-scene';
import { estimateText, valueIn, writeLikeAnswer } from '@games/kit/text/notation';
import type { GameObjects } from 'phaser';
import { type Rational, readNotation } from '@/maths/number/rational';
import { placeNotation } from '@/maths/round/judging/place-line';
import type { Task } from '@/maths/round/task';
import { answerText } from '@/maths/sum/prompt';
import { art } from './art.gen';
import { Goose } from './goose';
import { Hanging } from './hanging';
import { layouts } from './layout';
import { Lesson } from './lesson';
import { type Garment, garmentOf, Rail } from './rail';
import { gapOf, marksOf, offBy } from './rules';
import { sounds } from './sounds.gen';
import { texts } from './texts.gen';
import { wind } from './wind';
import { game, yard } from './yard';

/** Viewing time of the right answer, ms. */
const glance = 620;

/** A washing line without marks: where does a number belong between two others? */
export default class WaslijnScene extends PracticeScene {
  #backdrop: ReturnType<typeof yard> | undefined;
  #goose: Goose | undefined;
  #rail: Rail | undefined;
  #hanging: Hanging | undefined;
  #hand: LineSlider | undefined;
  #ends: GameObjects.Container[] = [];
  #line: LineEnds = unitLine;
  #garment: Garment = 'tee';
  #washed: Garment[] = [];
  #kept = 0;

  constructor() {
    super({ id: game, art, sounds, motif: { notes: 'E G A G', instrument: 'ukulele' } });
  }

  protected async build(): Promise<void> {
    const layout = this.#layout;
    const { line } = layout;
    this.#backdrop = yard(this, layout, this.design.orientation);
    this.#goose = new Goose(this, this.motion, layout.goose);
    this.#kept = countIn(await this.loadKeepsake(), 'garments');
    this.#rail = new Rail(this, this.motion, layout.rack, this.#kept);
    this.#hanging = new Hanging(this, this.motion, this.#garment);
    for (const x of [line.from, line.to]) this.sprite(x, line.y, 'peg-end').setDepth(9);
    this.#hand = new LineSlider(this.kit, {
      from: { x: line.from, y: line.y },
      to: { x: line.to, y: line.y },
      handle: this.#hanging.box,
      reach: 220,
      label: texts[this.locale]('lineLabel'),
      nudgesAt: layout.nudges,
      readyAt: layout.ready,
      aim: (on) => this.#hanging?.aim(on && this.answerable),
      moved: () => this.sounds.play('slide'),
      ready: (notation, input) => {
        const { x = line.from, y = line.y } = this.#hanging?.box ?? {};
        const value = placeNotation(this.sum, readNotation(notation) ?? this.#line.min);
        this.answer({ kind: 'place', value }, input, { x, y: y + 90 });
      },
    });
    this.#washed = this.answers.filter(wasRight).map(({ position }) => garmentOf(position + 1));
  }

  override update(time: number, delta: number): void {
    super.update(time, delta);
    this.#goose?.update(delta);
    if (this.motion?.reduced === false) this.#backdrop?.update(delta);
  }

  protected async show(task: Task): Promise<void> {
    const { line, basket } = this.#layout;
    this.#goose?.calm();
    this.#line = endsOf(task);
    this.#nameEnds();
    this.#garment = garmentOf(task.position + 1);
    this.#hanging?.wear(this.#garment);
    const box = this.#hanging?.box.setVisible(false);
    if (task.line !== undefined) this.#hand?.set({ line: task.line });
    const flying = this.sprite(basket.x, basket.y - 80, this.#garment)
      .setScale(0.4)
      .setDepth(22);
    await this.motion.tween({
      targets: flying,
      x: line.from,
      y: line.y,
      scale: 1,
      duration: 380,
      ease: 'Cubic.InOut',
    });
    flying.destroy();
    box?.setVisible(true).setAlpha(1);
    this.sounds.play('peg');
    void this.#hanging?.snap();
  }

  protected async right({ answered, correct, verdict }: GradedAnswer): Promise<void> {
    this.sounds.play('peg');
    if (isStreak(verdict.streak)) this.sounds.play('streak');
    this.#washed.push(this.#garment);
    const words = new WordPlate(this.kit, this.#layout.praise, 'right');
    await Promise.all([
      this.#hanging?.snap(),
      this.#goose?.cheer(),
      words.say(this.#howNear(answered, correct)),
    ]);
    await this.motion.wait(glance);
    await this.motion.tween({ targets: this.#hanging?.box, alpha: 0, duration: 160 });
    words.destroy();
  }

  protected async wrong(): Promise<void> {
    this.sounds.play('miss');
    await this.#hanging?.sway();
  }

  protected override restore({ answered, sum }: GradedAnswer): void {
    const given = valueIn(answered, sum);
    if (given !== null) this.#hand?.put(shareOf(this.#line, given));
  }

  /** Shows a copy of the garment at its right place, between half and quarters. */
  protected override async explain(graded: GradedAnswer): Promise<void> {
    const right = valueIn(graded.correct, graded.sum);
    const given = valueIn(graded.answered, graded.sum);
    if (graded.verdict.right || right === null || given === null) return super.explain(graded);
    const t = texts[this.locale];
    const { side } = gapOf(this.#line, given, right);
    const title = t(side === 'left' ? 'tooLeft' : 'tooRight');
    // A plate holds digits: also of a time that is asked in words.
    const rightText = this.#isTime ? this.#write(right) : answerText(graded.correct, this.locale);
    const lesson = new Lesson(this, this.motion);
    await lesson.show({
      layout: this.#layout,
      design: this.design,
      garment: this.#garment,
      size: 1,
      given: shareOf(this.#line, given),
      right: shareOf(this.#line, right),
      rightText,
      givenText: estimateText(given, this.#line, graded.sum, this.locale),
      marks: marksOf(this.#line).map((mark) => ({ ...mark, text: this.#write(mark.value) })),
      eachMark: () => this.sounds.play('hint'),
    });
    const panel = new WordPlate(this.kit, this.#layout.words, 'wrong');
    await panel.say(title);
    this.bus.emit('say', { text: t('own', { side: title, right: rightText }) });
    await waitForContinue(this.kit, this.#layout.go);
    panel.destroy();
    await lesson.leave();
    this.#hanging?.box.setAlpha(0);
  }

  /** Lets the wind lift the garments that were placed well this round. */
  protected override async celebrate(): Promise<void> {
    const t = texts[this.locale];
    this.#hanging?.box.setVisible(false);
    this.sounds.play('wind');
    this.bus.emit('say', { text: t('wind') });
    const banner = new WordPlate(this.kit, this.#layout.praise, 'right');
    await banner.say(t('wind'));
    void this.#goose?.cheer();
    this.sounds.play('honk');
    await withSkip(this.kit, this.#layout.go, wind(this, this.kit, this.#layout, this.#washed));
    this.sounds.play('finish');
    const garment = await this.#rail?.add();
    if (garment !== undefined) {
      const text = t('newGarment', { garment: t(`garments.${garment}`) });
      await banner.say(text);
      this.bus.emit('say', { text });
    }
    await this.saveKeepsake({ garments: this.#kept + 1 });
    await this.motion.wait(700);
  }

  get #layout() {
    return layouts[this.design.orientation];
  }

  #nameEnds(): void {
    for (const end of this.#ends) end.destroy();
    const { from, to, y } = this.#layout.line;
    const ends = [
      { x: from, value: this.#line.min },
      { x: to, value: this.#line.max },
    ];
    this.#ends = ends.map(({ x, value }) =>
      inSight(numberPlate(this, x, y - 56, this.#write(value), 'known').setDepth(24), this.design),
    );
  }

  get #isTime(): boolean {
    return this.sum.answerSpec.form === 'moment';
  }

  #write(value: Rational): string {
    return writeLikeAnswer(value, this.sum, this.locale);
  }

  #howNear(answered: string | null, correct: string): string {
    const t = texts[this.locale];
    const [given, right] = [valueIn(answered, this.sum), valueIn(correct, this.sum)];
    if (given === null || right === null) return t('exact');
    const off = offBy(this.#line, given, right);
    if (off.num === 0) return t('exact');
    if (this.sum.kind === 'fraction') return t('near');
    return t('off', { off: this.#isTime ? t('minutes', { count: off.num }) : this.#write(off) });
  }
}
