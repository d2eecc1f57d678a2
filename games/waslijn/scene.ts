import { countIn } from '@games/kit/celebration/keepsake';
import { type Rain, type Variety, varietyOf } from '@games/kit/effects/variety';
import { endsOf, type LineEnds, shareOf, unitLine } from '@games/kit/layout/line-scale';
import { type GradedAnswer, PracticeScene } from '@games/kit/practice-scene';
import { estimateText, joinList, valueIn, writeLikeAnswer } from '@games/kit/text/notation';
import { plus, type Rational, rational, readNotation, times } from '@/maths/number/rational';
import { placeNotation } from '@/maths/round/judging/place-line';
import type { Task } from '@/maths/round/task';
import { art } from './art.gen';
import { Collection } from './collection';
import { Ends } from './ends';
import { garmentOf } from './garments';
import { Hand } from './hand';
import { hungBefore, washedWell } from './hung-before';
import { layouts } from './layout';
import { Lesson } from './lesson';
import { Rope } from './rope';
import { endAt, marksOf, nearestMark, onesBetween } from './rules';
import { Sheep } from './sheep';
import { sounds } from './sounds.gen';
import { sentencesOf, tellMiss } from './tell-miss';
import { texts } from './texts.gen';
import { type Hung, hungSize, Washing } from './washing';
import type { Wind } from './wind';
import { windyDay } from './windy-day';
import { game, shower, yard } from './yard';

/** Viewing time of the garment at its place, ms. */
const glance = 160;

/** A washing line without marks: where does a number belong between two others? */
export default class WaslijnScene extends PracticeScene {
  #backdrop: ReturnType<typeof yard> | undefined;
  #rain: Rain | undefined;
  #rope: Rope | undefined;
  #sheep: Sheep | undefined;
  #collection: Collection | undefined;
  #hand: Hand | undefined;
  #washing: Washing | undefined;
  #wind: Wind | undefined;
  #ends: Ends | undefined;
  #variety: Variety = varietyOf(0);
  #line: LineEnds = unitLine;
  #washed: ReturnType<typeof garmentOf>[] = [];
  #rounds = 0;

  constructor() {
    super({ id: game, art, sounds, motif: { notes: 'E G A G', instrument: 'ukulele' } });
  }

  protected async build(): Promise<void> {
    const layout = this.#layout;
    this.#variety = varietyOf(this.seed);
    this.#backdrop = yard(this, layout, this.design.orientation);
    this.#backdrop.tint(this.#variety.light);
    const rope = new Rope(this, this.motion, layout.line);
    this.#rope = rope;
    if (this.#variety.isWet) this.#rain = shower(this.kit, this.particles, layout);
    this.#sheep = new Sheep(this, this.motion, layout.sheep);
    this.#rounds = countIn(await this.loadKeepsake(), 'garments');
    this.#collection = new Collection(this, this.motion, layout, this.#rounds);
    this.#ends = new Ends(this, layout, this.design);
    this.#washing = new Washing(this.kit, layout, hungBefore(this.answers, this.locale));
    this.#hand = new Hand(this.kit, layout, rope, {
      label: texts[this.locale]('lineLabel'),
      hang: (notation, input) => {
        const { x = 0, y = 0 } = this.#hand?.hanging.box ?? {};
        const value = placeNotation(this.sum, readNotation(notation) ?? this.#line.min);
        this.answer({ kind: 'place', value }, input, { x, y: y + 90 });
      },
    });
    this.#washed = washedWell(this.answers);
  }

  override update(time: number, delta: number): void {
    super.update(time, delta);
    this.#sheep?.update(delta);
    this.#rope?.update(delta);
    this.#hand?.update(delta);
    if (this.#hand) this.#sheep?.look(this.#hand.hanging.box.x);
    if (this.#rope) this.#washing?.follow(this.#rope);
    this.#rain?.update(delta);
    this.#wind?.update(delta);
    if (this.motion?.reduced === false) this.#backdrop?.update(delta);
  }

  protected async show(task: Task): Promise<void> {
    this.#sheep?.calm();
    this.#line = endsOf(task);
    this.#ends?.name(this.#line, this.#variety.isTurned, (value) => this.#write(value));
    this.behind(this.#washing?.ask(this.#line, this.sum.answer) ?? Promise.resolve());
    this.bus.emit('say', { text: this.#spokenLine });
    if (task.line !== undefined) await this.#hand?.set(garmentOf(task.position + 1), task.line);
  }

  /** What hangs on the line, for a screen reader. */
  get #spokenLine(): string {
    const t = texts[this.locale];
    const { min, max } = this.#line;
    const middle = times(plus(min, max), rational(1, 2));
    const ends = this.#variety.isTurned
      ? t('endsTurned', { min: this.#write(min), middle: this.#write(middle) })
      : t('ends', { min: this.#write(min), max: this.#write(max) });
    const hung = this.#washing?.texts ?? [];
    return hung.length === 0 ? ends : `${ends} ${t('hangs', { list: joinList(hung, this.locale) })}`;
  }

  protected async right({ answered, correct }: GradedAnswer): Promise<void> {
    const hung = this.#hangAt(correct);
    if (hung === null || this.#shareOf(answered) === null) return;
    this.sounds.play('peg');
    this.bus.emit('say', { text: texts[this.locale]('hung', { value: hung.text }) });
    this.#washed.push(hung.garment);
    this.behind(this.#sheep?.cheer() ?? Promise.resolve());
    await this.#hand?.peg(hung.share, hungSize);
    this.#hangUp(hung);
    await this.motion.wait(glance);
  }

  protected async wrong(): Promise<void> {
    this.sounds.play('peg');
    await this.#hand?.hanging.sway();
  }

  protected override restore({ answered }: GradedAnswer): void {
    const share = this.#shareOf(answered);
    if (share !== null) this.#hand?.put(share);
  }

  /** The plate on the grass says it: a ribbon would hide the marks on the line. */
  protected override miss(): null {
    return null;
  }

  /** Shows a copy of the garment at its right place, between half and quarters. */
  protected override async explain(graded: GradedAnswer): Promise<void> {
    const hung = this.#hangAt(graded.correct);
    const given = valueIn(graded.answered, graded.sum);
    if (graded.verdict.right || hung === null || given === null) return super.explain(graded);
    const marks = marksOf(this.#line, hung.value).map((mark) => ({ ...mark, text: this.#write(mark.value) }));
    const near = nearestMark(marks, hung.share);
    if (near === undefined) return super.explain(graded);
    const givenText = this.#estimate(given);
    const lesson = new Lesson(this, this.motion);
    this.#washing?.fade(true);
    await lesson.show({
      layout: this.#layout,
      design: this.design,
      garment: hung.garment,
      size: 1,
      given: shareOf(this.#line, given),
      right: hung.share,
      rightText: hung.text,
      givenText,
      marks,
      near,
      ones: onesBetween(this.#line, near.value, hung.value),
      eachMark: () => this.sounds.play('mark'),
    });
    const { told, spoken } = sentencesOf(near, hung, givenText, this.locale);
    const { named } = graded;
    await tellMiss(this.kit, this.#layout, named ?? told, named === null ? spoken : `${named} ${told}`);
    await lesson.leave();
    this.#washing?.fade(false);
    this.#hangUp(hung);
  }

  protected override drag() {
    return this.#hand?.drag ?? null;
  }

  /** Lets the child be the wind that blows through what was hung well this round. */
  protected override async celebrate(): Promise<void> {
    this.#hand?.hanging.box.setVisible(false);
    this.#ends?.clear();
    await this.#washing?.clear();
    this.sounds.play('bleat');
    void this.#sheep?.cheer();
    const rounds = this.#rounds + 1;
    const rope = this.#rope;
    if (rope === undefined) return;
    await windyDay(this.kit, this.#layout, {
      washed: this.#washed,
      particles: this.particles,
      rope,
      blows: (wind) => this.#sheep?.blow(wind),
      begun: (wind) => {
        this.#wind = wind;
      },
      grow: async () => {
        const newest = await this.#collection?.grow(rounds);
        if (newest !== undefined) this.grew(newest);
      },
      rounds,
    });
    await this.saveKeepsake({ garments: rounds });
  }

  get #layout() {
    return layouts[this.design.orientation];
  }

  #write(value: Rational): string {
    return writeLikeAnswer(value, this.sum, this.locale);
  }

  /** Writes where the child hung it, at an end of the line as that end. */
  #estimate(value: Rational): string | null {
    const end = endAt(this.#line, shareOf(this.#line, value));
    return end === null ? estimateText(value, this.#line, this.sum, this.locale) : this.#write(end);
  }

  /** Returns a value as a share of the line, 0 to 1; null when it is none. */
  #shareOf(canonical: string | null): number | null {
    const value = valueIn(canonical, this.sum);
    return value === null ? null : shareOf(this.#line, value);
  }

  /** Returns the garment of this task at the place of a value. */
  #hangAt(canonical: string): Hung | null {
    const value = valueIn(canonical, this.sum);
    if (value === null) return null;
    const share = shareOf(this.#line, value);
    const garment = garmentOf(this.task.position + 1);
    return { ends: this.#line, value, share, garment, text: this.#write(value) };
  }

  #hangUp(hung: Hung): void {
    this.#hand?.hanging.box.setVisible(false);
    this.behind(this.#washing?.add(hung) ?? Promise.resolve());
  }
}
