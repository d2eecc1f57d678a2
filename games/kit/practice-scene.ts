import type { Locale } from '@/maths/locale';
import { type Random, randomFrom } from '@/maths/random';
import type { Given, Task } from '@/maths/round/task';
import { sumOf } from '@/maths/sum/read-sum';
import type { Sum, SumId } from '@/maths/sum/sum';
import type { AnswerReply, AnswerRequest, RoundSettings, RoundStart } from './bus';
import { stageEvent } from './engine';
import { errorRibbon, type RibbonPlace } from './error-ribbon';
import { type HandedOver, HandOver, isUnderWay, type PassedOn } from './hand-over';
import { type Judged, judgedInWords, judgedOf, type Point } from './judged';
import { MissPanel } from './miss-panel';
import { Motion } from './motion';
import { spokenTask } from './notation';
import { Particles } from './particles';
import type { SceneKit } from './scene-kit';
import { Sound } from './sound';
import { StagedScene } from './staged-scene';
import { SumCard } from './sum-card';
import { Targets } from './targets';

export type { Judged };

type Phase = 'waiting' | 'showing' | 'open' | 'checking' | 'verdict' | 'over';

/**
 * A game's scene. It draws a world (`build`), brings on a task (`show`) and reacts (`right`, `wrong`); this class
 * owns what all games share: art, the sum card, targets and their twins, the order of a task, pause, sound,
 * reduced motion, the picture of the maths after a miss, the set piece at the end.
 *
 * A task goes: show → open → checking → verdict → next. A scene never judges, never picks and keeps no timers
 * but `motion` and `this.time`. On a turned screen another scene of the same class goes on where this one was
 * (`handsOver`).
 */
export abstract class PracticeScene extends StagedScene {
  // Set when a round begins, before any of a game's own code runs.
  protected motion!: Motion;
  protected noise!: Sound;
  protected card!: SumCard;
  protected targets!: Targets;
  /** What sprays, sparkles and puffs: one pool for the whole scene. */
  protected particles!: Particles;
  /** The round's own stream of chance: the same round looks the same again. */
  protected random!: Random;
  protected settings!: RoundSettings;
  /** Sums known by heart when the round began. */
  protected known!: readonly SumId[];
  /** Whether answers in this round can be below zero: then each task offers it, so that none gives its sign away. */
  protected belowZero!: boolean;
  /** Names what a child would miss on a turned screen; the parts of the kit name theirs themselves. */
  protected handsOver!: HandOver;
  protected task!: Task;
  protected sum!: Sum;
  #phase: Phase = 'waiting';
  #start: RoundStart | undefined;
  #rightCount = 0;
  #keepsake: Promise<unknown> | undefined;
  #passedOn: PassedOn | null = null;
  #length = 0;
  /** Counts what was asked: a task that another took the place of is not opened. */
  #turn = 0;

  /** Draws the world, once. Settings and the first task are known. */
  protected abstract build(): void | Promise<void>;
  /** Brings a task on and adds its targets; resolves when it can be read and answered. */
  protected abstract show(task: Task, sum: Sum): Promise<void>;
  /** The world's answer to a right answer, ≤ 1.2 s; meanwhile the answer flies into the sum. */
  protected abstract right(judged: Judged): Promise<void>;
  /** The world does what the child said, calmly; the picture of the maths follows (`explain`). */
  protected abstract wrong(judged: Judged): Promise<void>;

  /** The picture of the maths after a miss; a game that shows it in its own world does so here. */
  protected explain({ sum, answered, correct, reply }: Judged): Promise<void> {
    const given = reply.verdict.right ? null : answered;
    return new MissPanel(this.kit).show({ sum, given, correct });
  }

  /** Where the name of a miss stands; below the sum card when not given. */
  protected get ribbonAt(): RibbonPlace | undefined {
    return undefined;
  }

  /** The set piece at the end of a round, 2 to 4 s and skippable. */
  protected celebrate(): Promise<void> {
    return this.motion.wait(600);
  }

  /** A key no button took: it goes to the parts that take keys, a digit else to the target that wears it. */
  protected onKey(key: string): void {
    this.targets.key(key);
  }

  /** What the parts of the kit (pad, dial, pieces, line, …) are made with. */
  protected get kit(): SceneKit {
    const { bus, motion, noise, card, targets, random, design, locale, handsOver, words } = this;
    const say = (text: string) => this.bus.emit('say', { text });
    return { scene: this, bus, motion, noise, card, targets, random, design, locale, handsOver, words, say };
  }

  protected get locale(): Locale {
    return this.settings.locale;
  }

  /** Whether an answer can be given now. */
  protected get answerable(): boolean {
    return this.#phase === 'open';
  }

  /** Passes an answer on and shows what came of it. Does nothing while no answer is awaited. */
  protected answer(given: Given, input: AnswerRequest['input'], from?: Point): void {
    if (this.#phase !== 'open') return;
    const made = this.handsOver.halfMade;
    this.#phase = 'checking';
    this.targets.open(false);
    const { task } = this;
    const reply = this.bus.request('answer', { taskId: task.taskId, given, input });
    const passedOn: PassedOn = { task, given, from, made, reply, seen: false };
    this.#passedOn = passedOn;
    this.run(async () => {
      const came = await this.whileHere(reply);
      if (came.verdict !== null) return this.#verdict(passedOn, came);
      // A test says nothing of an answer; at the end of its time it moves on by itself.
      if (came.nextTask !== null && this.#phase === 'checking') await this.#ask(came.nextTask);
    });
  }

  /** What this game kept of earlier rounds; null when there is nothing, or nothing may be kept (a preview). */
  protected loadKeepsake(): Promise<unknown> {
    this.#keepsake ??= this.bus.request('keep:load', { game: this.parts.id });
    return this.whileHere(this.#keepsake);
  }

  /** Keeps what grew, once a finished round; JSON of at most 8 KB. */
  protected async saveKeepsake(data: unknown): Promise<void> {
    await this.whileHere(this.bus.request('keep:save', { game: this.parts.id, data }));
  }

  /** All that the scene which takes this one's place needs to go on where it was. */
  handOver(): HandedOver | undefined {
    // Turned once more before it stood: what was handed to it goes on.
    if (this.#start === undefined || this.#phase === 'waiting') return this.before;
    const { handsOver, task, motion, noise } = this;
    const { settings, ...start } = this.#start;
    const made = this.#phase === 'open' ? handsOver.halfMade : this.#passedOn?.made;
    return {
      start: {
        ...start,
        settings: { ...settings, motion: motion.reduced ? 'reduced' : 'full', sound: noise.on },
      },
      right: this.#rightCount,
      keepsake: this.#keepsake,
      round: handsOver.round,
      taskId: task.taskId,
      halfMade: made ?? this.#halfMadeOf(task),
      // A test says nothing of an answer: its next task comes from the bus.
      passedOn: task.block === undefined ? this.#passedOn : null,
      over: this.#phase === 'over' ? this.#length : null,
    };
  }

  protected enter(): void {
    this.bus.on('round:start', (start) => this.run(() => this.#begin(start)));
    this.bus.on('task:instead', ({ task }) =>
      this.run(() => (task === null ? this.#over(0) : this.#ask(task))),
    );
    this.bus.on('key', ({ key }) => this.onKey(key));
    this.bus.on('app:motion', ({ motion }) => {
      this.motion.reduced = motion === 'reduced';
    });
    this.bus.on('app:sound', ({ on }) => {
      this.noise.on = on;
    });
    const { before } = this;
    if (isUnderWay(before)) this.run(() => this.#begin(before.start));
    else this.bus.emit('round:ready', {});
  }

  override update(_time: number, delta: number): void {
    this.targets?.update(delta);
    this.particles?.update(delta);
  }

  async #begin(start: RoundStart): Promise<void> {
    const { task, done, settings, seed, known, belowZero } = start;
    const { before } = this;
    this.#start = start;
    this.settings = settings;
    this.known = known;
    this.belowZero = belowZero;
    this.random = randomFrom(seed + done);
    this.handsOver = new HandOver(before);
    this.motion = new Motion(this, settings.motion === 'reduced');
    this.particles = new Particles(this, this.motion, this.parts.id);
    this.noise = new Sound(this.parts.sounds, settings.sound);
    this.card = new SumCard(this, this.motion, this.design, this.words);
    this.targets = new Targets(this, this.bus, () => this.view);
    this.#rightCount = before?.right ?? 0;
    this.#keepsake = before?.keepsake;
    this.#take(before?.passedOn?.task ?? task);
    await this.build();
    this.game.events.emit(stageEvent.stands);
    if (before != null && before.over !== null) return this.#over(before.over);
    if (before != null && before.passedOn !== null) return this.#seeOn(before.passedOn);
    this.bus.emit('say', { text: spokenTask(task, this.locale) });
    await this.#ask(task);
  }

  #take(task: Task): void {
    this.task = task;
    this.sum = sumOf(task.sumIds[0] ?? '');
  }

  async #ask(task: Task): Promise<void> {
    this.#phase = 'showing';
    this.#passedOn = null;
    this.#take(task);
    const turn = ++this.#turn;
    await this.#bring(task);
    // A test has moved on while this one came.
    if (turn !== this.#turn) return;
    this.#phase = 'open';
    this.handsOver.take(this.#halfMadeOf(task));
    this.before = undefined;
    this.targets.open(true);
    this.bus.emit('task:shown', { taskId: task.taskId });
  }

  /** Goes on with an answer that was given before the screen was turned: a miss is seen from its beginning. */
  async #seeOn(passedOn: PassedOn): Promise<void> {
    this.#phase = 'verdict';
    this.#passedOn = passedOn;
    const reply = await this.whileHere(passedOn.reply);
    if (reply.verdict === null) return;
    if (reply.verdict.right || passedOn.seen) return this.#goOn(reply);
    await this.#bring(passedOn.task);
    this.handsOver.take(passedOn.made);
    await this.#verdict(passedOn, reply);
  }

  async #bring(task: Task): Promise<void> {
    await Promise.all([this.card.ask(task, this.locale), this.show(task, this.sum)]);
  }

  /** What the scene before this one handed over of a task. */
  #halfMadeOf({ taskId }: Task): HandedOver['halfMade'] {
    return this.before?.taskId === taskId ? this.before.halfMade : new Map();
  }

  async #verdict({ task, given, from, ...passedOn }: PassedOn, reply: AnswerReply): Promise<void> {
    this.#phase = 'verdict';
    const judged = judgedOf({ task, given, reply, from }, this.locale);
    const { right, next, taskId } = reply.verdict;
    const fill = async (start?: Point) => {
      if (task.sumIds.length === 1) await this.card.fill(judged.correct, this.locale, start);
    };
    this.bus.emit('say', { text: judgedInWords(judged, this.locale) });
    this.noise.play(right ? 'right' : 'wrong');
    if (right) await Promise.all([fill(from), this.right(judged)]);
    else {
      await this.wrong(judged);
      await fill();
    }
    const ribbon = judged.named === null ? null : errorRibbon(this.kit, judged.named, this.ribbonAt);
    const explains = !right || next === 'explain';
    this.targets.showControls(!explains);
    if (explains) await this.explain(judged);
    this.targets.showControls(true);
    ribbon?.destroy();
    this.#passedOn = { ...passedOn, task, given, from, seen: true };
    if (next === 'explain') await this.whileHere(this.bus.request('explain', { taskId }));
    await this.#goOn(reply);
  }

  async #goOn({ verdict, nextTask, length }: AnswerReply): Promise<void> {
    if (verdict.right) this.#rightCount += 1;
    if (nextTask !== null) return this.#ask(nextTask);
    await this.#over(length);
  }

  async #over(length: number): Promise<void> {
    this.#phase = 'over';
    this.#passedOn = null;
    this.#length = length;
    this.#turn += 1;
    this.targets.retire();
    this.noise.play('over');
    await this.celebrate();
    if (!this.isClosed) this.bus.emit('round:over', { right: this.#rightCount, length });
  }

  protected fitted(): void {
    this.targets?.publish();
  }

  protected leave(): void {
    this.targets?.close();
    this.noise?.close();
  }
}
