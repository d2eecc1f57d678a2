import type { Locale } from '@/maths/locale';
import { type Random, randomFrom } from '@/maths/random';
import type { TaskAnswer } from '@/maths/round/answer';
import type { Given, Task } from '@/maths/round/task';
import { type GradedTask, type TaskFlow, taskIn } from '@/maths/round/task-flow';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import type { Sum, SumId } from '@/maths/sum/sum';
import type { AnswerRequest, RoundSettings, RoundStart } from './api/bus';
import { gameById } from './api/catalogue';
import type { Drag, Press } from './demonstration/beats';
import { Demonstration } from './demonstration/demonstration';
import { Motion } from './effects/motion';
import { Particles } from './effects/particles';
import { Sound } from './effects/sound';
import { stageEvent } from './engine/engine';
import { errorRibbon, type RibbonPlace } from './feedback/error-ribbon';
import {
  describeGradedAnswer,
  type GradedAnswer,
  gradedAnswerOf,
  isExplained,
} from './feedback/graded-answer';
import { MissPanel } from './feedback/miss-panel';
import { Targets } from './input/targets';
import { closeUp, placeIn } from './layout/close-up';
import type { Point } from './layout/design';
import { Music } from './music/music';
import type { SceneKit } from './scene/scene-kit';
import { StagedScene } from './scene/staged-scene';
import { SumCard } from './scene/sum-card';
import { sayTask } from './text/ask-aloud';
import { instructionFor } from './text/notation';

export type { GradedAnswer };

/**
 * Base class of a game's scene. A game draws its world (`build`), shows a task (`show`) and reacts to the verdict
 * (`right`, `wrong`). This class owns what all games share: art, sum card, targets and their twins, pause, sound,
 * reduced motion, the picture of the maths after an error, the celebration.
 *
 * The session decides the order of a task (`TaskFlow`); this class renders the phase that the bus gives it. A scene
 * never grades an answer, never chooses a task and uses no timers but `motion` and `this.time`. When the screen is
 * rotated, or after a crash, another scene of the same class renders the current phase.
 */
export abstract class PracticeScene extends StagedScene {
  // Set when a round begins, before any of a game's own code runs.
  protected motion!: Motion;
  protected sounds!: Sound;
  #music: Music | undefined;
  protected card!: SumCard;
  protected targets!: Targets;
  /** The particle pool of the scene. */
  protected particles!: Particles;
  /** Random numbers of the round: the same round looks the same again. */
  protected random!: Random;
  /** Seed of the round: what stays the same in all scenes of a round, such as its weather, hangs on it. */
  protected seed!: number;
  protected settings!: RoundSettings;
  /** Sums the child knew by heart when the round began. */
  protected known!: readonly SumId[];
  /** Answers can be below zero. Every task then accepts a minus, so that none gives its sign away. */
  protected belowZero!: boolean;
  /** Answers of this round that were given before this scene was built. */
  protected answers!: readonly TaskAnswer[];
  /** Time since the block of a test began when this scene was built, ms. */
  protected blockTime!: number;
  protected task!: Task;
  protected sum!: Sum;
  #flow: TaskFlow = { phase: 'waiting' };
  #start: RoundStart | undefined;
  #isRendering = false;
  #length = 0;
  #grown: Point | undefined;
  #demonstration: Demonstration | undefined;
  /** Reactions that still run beneath the tasks that follow. */
  readonly #behind = new Set<Promise<unknown>>();
  /** The task in the world, and the answer this scene sent to it. */
  #shown: string | undefined;
  /** The task that was said together with the verdict on the one before. */
  #announced: string | undefined;
  #sent: { readonly taskId: string; readonly from: Point | undefined } | undefined;

  /** Draws the world, once. Settings and the first task are known. */
  protected abstract build(): void | Promise<void>;
  /** Shows a task and adds its targets; resolves when it can be read and answered. */
  protected abstract show(task: Task, sum: Sum): Promise<void>;
  /**
   * Reacts to a right answer; meanwhile the answer flies into the sum. Resolves when the next task may be shown, at once
   * where nothing is in its way: what still runs then goes to `behind`.
   */
  protected abstract right(graded: GradedAnswer): Promise<void>;
  /** Shows calmly what the child's answer does in the world; the picture of the maths follows (`explain`). */
  protected abstract wrong(graded: GradedAnswer): Promise<void>;

  /**
   * Lets a reaction run on beneath the next tasks, with objects of its own. It delays no input; the celebration waits for
   * it, and it ends with the scene.
   */
  protected behind(work: Promise<unknown>): void {
    this.#behind.add(work);
    this.run(async () => {
      await work;
      this.#behind.delete(work);
    });
  }

  /** Puts an answer that another scene received into this world, at once, before `wrong` shows what it does. */
  protected restore(_graded: GradedAnswer): void {}

  /** Shows the picture of the maths after a wrong answer; a game may show it in its own world instead. */
  protected explain({ sum, answered, correct, verdict }: GradedAnswer): Promise<void> {
    const given = verdict.right ? null : answered;
    return new MissPanel(this.kit).show({ sum, given, correct });
  }

  /** What the card says of a task with several sums, and a screen reader too; short enough for the card. */
  protected instruction(task: Task): string {
    return instructionFor(task, this.locale);
  }

  /** What a screen reader says of such a task, where that is more than the card has room for. */
  protected spokenInstruction(task: Task): string {
    return this.instruction(task);
  }

  /**
   * The one sentence about a miss, of at most eight words: it stands on the ribbon and is spoken, and nothing else says it.
   * The hint for the error by default; null where nothing is to be said.
   */
  protected miss({ named }: GradedAnswer): string | null {
    return named;
  }

  /** Place of the sentence about a miss; below the sum card by default. */
  protected get ribbonAt(): RibbonPlace | undefined {
    return undefined;
  }

  /** Returns the drag or press by which the task is answered, for the hand that shows it; null where its targets say it. */
  protected drag(): Drag | Press | null {
    return null;
  }

  /** Tells where the thing stands that this round brought: the camera goes there when the round is over. */
  protected grew(at: Point): void {
    this.#grown = at;
  }

  /** Celebrates the end of a round for 2 to 4 s; the child can skip it. */
  protected celebrate(): Promise<void> {
    return this.motion.wait(600);
  }

  /** Handles a key that no twin handled: passes it to the targets. */
  protected onKey(key: string): void {
    this.targets.key(key);
  }

  /** The context that parts of the kit (pad, dial, pieces, line, …) are created with. */
  protected get kit(): SceneKit {
    const { bus, motion, sounds, card, targets, random, design, locale, words } = this;
    const say = (text: string) => this.bus.emit('say', { text });
    return { scene: this, bus, motion, sounds, card, targets, random, design, locale, words, say };
  }

  protected get locale(): Locale {
    return this.settings.locale;
  }

  /** The scene accepts an answer now. */
  protected get answerable(): boolean {
    return this.#flow.phase === 'open';
  }

  /** Sends an answer; the feedback follows. Does nothing while no answer is accepted. */
  protected answer(given: Given, input: AnswerRequest['input'], from?: Point): void {
    if (!this.answerable) return;
    const { taskId } = this.task;
    this.#sent = { taskId, from };
    this.bus.emit('task:answer', { taskId, given, input });
  }

  /** Loads what this game stored in earlier rounds; null when there is nothing, or in a preview. */
  protected loadKeepsake(): Promise<unknown> {
    return this.ifMounted(this.bus.request('keep:load', { game: this.assets.id }));
  }

  /** Stores the keepsake, once after each finished round; JSON of at most 8 KB. */
  protected async saveKeepsake(data: unknown): Promise<void> {
    await this.ifMounted(this.bus.request('keep:save', { game: this.assets.id, data }));
  }

  protected enter(): void {
    this.bus.on('round:start', (start) => {
      this.#start = start;
    });
    this.bus.on('task:phase', (flow) => {
      this.#flow = flow;
      if (!this.#isRendering) this.run(() => this.#renderAll());
    });
    this.bus.on('key', ({ key }) => {
      this.#skip();
      this.onKey(key);
    });
    this.bus.on('target:press', () => this.#skip());
    this.input.on('pointerdown', () => this.#skip());
    this.bus.on('app:motion', ({ motion }) => {
      this.motion.reduced = motion === 'reduced';
    });
    this.bus.on('app:sound', ({ on }) => {
      this.sounds.on = on;
      if (this.#music) this.#music.on = on;
    });
    this.bus.on('app:look', ({ around }) => this.run(() => this.#lookAtGrown(around ? 0 : 1)));
    this.bus.on('app:demonstrate', () => this.#demonstrate());
    this.bus.on('app:pause', () => this.#music?.pause());
    this.bus.on('app:resume', () => this.#music?.resume());
    this.bus.on('app:speech', ({ speaking }) => this.#music?.speech(speaking));
    this.bus.emit('round:ready', {});
  }

  override update(_time: number, delta: number): void {
    this.targets?.update(delta);
    this.particles?.update(delta);
    this.#music?.update();
  }

  /** Skips what the child waits for; a picture that can be left is left by its own button. */
  #skip(): void {
    if (this.targets?.has('continue') === false) this.motion.hurry();
  }

  /** Renders the phases one after another; of several that arrived in the meantime only the last. */
  async #renderAll(): Promise<void> {
    this.#isRendering = true;
    if (this.#start !== undefined) await this.#begin(this.#start);
    for (let done: TaskFlow | undefined; done !== this.#flow && !this.isClosed; ) {
      done = this.#flow;
      await this.#render(done);
    }
    this.#isRendering = false;
  }

  async #begin(start: RoundStart): Promise<void> {
    const { settings, seed, known, belowZero, answers, blockTime, length } = start;
    this.#start = undefined;
    this.settings = settings;
    this.known = known;
    this.belowZero = belowZero;
    this.answers = answers;
    this.blockTime = blockTime;
    this.#length = length;
    this.seed = seed;
    this.random = randomFrom(seed + answers.length);
    this.motion = new Motion(this, settings.motion === 'reduced');
    this.particles = new Particles(this, this.motion, this.assets.id);
    this.sounds = new Sound(this.assets.sounds, settings.sound);
    // A test is taken in silence.
    const region = this.#isTest ? undefined : gameById(this.assets.id)?.region;
    this.#music = new Music({ region, motif: this.assets.motif, on: settings.sound });
    this.#music.reach(answers.length, length);
    if (answers.length === 0) this.#music.whole();
    this.card = new SumCard(this, this.motion, this.design, this.words);
    this.targets = new Targets(this, this.bus, () => this.view);
    this.#demonstration = new Demonstration(this.kit);
    this.#take(this.#flow);
    await this.build();
    this.game.events.emit(stageEvent.stands);
  }

  #take(flow: TaskFlow): void {
    const task = taskIn(flow);
    if (task === null) return;
    this.task = task;
    this.sum = parseSumOrThrow(task.sumIds[0] ?? '');
  }

  async #render(flow: TaskFlow): Promise<void> {
    const isOpen = flow.phase === 'open';
    if (!isOpen) this.#demonstration?.leave();
    if (this.targets.isOpen !== isOpen) this.targets.open(isOpen);
    this.#take(flow);
    switch (flow.phase) {
      case 'showing':
        if (this.#announced !== flow.task.taskId) this.bus.emit('say', { text: this.#spoken(flow.task) });
        // A tap skips what the world does, not the sum: a tap too many may not answer what nobody has read.
        await this.#bring(flow.task, () => this.motion.foreground(() => this.show(flow.task, this.sum)));
        this.#tell('task:shown', flow);
        if (flow.task.position === 0) this.run(() => this.#demonstrateOnce());
        return;
      case 'checking':
        return this.#shown === flow.task.taskId ? undefined : this.#bring(flow.task);
      case 'verdict':
        await this.motion.foreground(() => this.#feedback(flow));
        return this.#tell('task:seen', flow);
      case 'celebrating':
        return this.#finish();
      case 'over':
        this.targets.retire();
        return this.card.leave();
    }
  }

  /** Tells the session that a phase was rendered, unless another phase or another scene has taken its place. */
  #tell(event: 'task:shown' | 'task:seen', flow: GradedTask | Extract<TaskFlow, { phase: 'showing' }>): void {
    if (!this.isClosed && this.#flow === flow) this.bus.emit(event, { taskId: flow.task.taskId });
  }

  /** Shows how the game is played to a child that has not finished a round of it. */
  async #demonstrateOnce(): Promise<void> {
    if (!this.#isTest && (await this.loadKeepsake()) === null) this.#demonstrate();
  }

  get #isTest(): boolean {
    return gameById(this.assets.id)?.test === true;
  }

  #demonstrate(): void {
    if (this.answerable) this.#demonstration?.show(this.task.mode, this.drag());
  }

  async #bring(task: Task, show = () => this.show(task, this.sum)): Promise<void> {
    this.#shown = task.taskId;
    const isOne = task.sumIds.length === 1;
    const asked = isOne
      ? this.card.ask(this.sum, this.locale, task.mode, this.assets.asksForm)
      : this.card.tell(this.instruction(task));
    await Promise.all([asked, show()]);
  }

  #spoken(task: Task): string {
    if (task.sumIds.length > 1) return this.spokenInstruction(task);
    return sayTask(task, this.locale, this.assets.asksForm);
  }

  async #feedback(answer: GradedTask): Promise<void> {
    const { task, verdict } = answer;
    const { right } = verdict;
    const sent = this.#sent?.taskId === task.taskId ? this.#sent : undefined;
    // The scene that showed a right answer is gone, so the round goes on.
    if (sent === undefined && right) return;
    const graded = gradedAnswerOf(answer, this.locale, sent?.from);
    if (this.#shown !== task.taskId) await this.#bring(task);
    if (sent === undefined) this.restore(graded);
    const fill = async (start?: Point) => {
      if (task.sumIds.length === 1) await this.card.fill(graded.correct, this.locale, start);
    };
    const told = right ? null : this.miss(graded);
    const following = (next: Task) => this.#spoken(next);
    this.bus.emit('say', { text: describeGradedAnswer(graded, this.locale, { miss: told, following }) });
    const explains = isExplained(graded);
    if (!explains) this.#announced = answer.next?.taskId;
    if (right) this.#music?.right(verdict.streak);
    else this.#music?.miss();
    this.#music?.reach(task.position + 1, this.#length);
    if (right) await Promise.all([fill(graded.from), this.right(graded)]);
    else {
      await this.wrong(graded);
      this.behind(fill());
    }
    const ribbon = told === null ? null : errorRibbon(this.kit, told, this.ribbonAt);
    this.targets.showControls(!explains);
    if (explains) await this.explain(graded);
    this.targets.showControls(true);
    ribbon?.destroy();
  }

  async #finish(): Promise<void> {
    await Promise.all(this.#behind);
    this.targets.retire();
    this.card.leave();
    this.#music?.whole();
    await this.celebrate();
    if (this.isClosed) return;
    const at = this.#grown;
    if (at === undefined) return this.bus.emit('round:celebrated', {});
    // The card of the end stands beside it, so its place is told before the camera is there.
    this.bus.emit('round:celebrated', { grew: placeIn(closeUp(this.view, at), at) });
    await this.#lookAtGrown(1);
  }

  async #lookAtGrown(share: number): Promise<void> {
    const at = this.#grown;
    if (at === undefined) return;
    const camera = { share: this.nearness };
    const onUpdate = () => this.look(at, camera.share);
    await this.motion.tween({ targets: camera, share, duration: 700, ease: 'Sine.InOut', onUpdate });
    if (!this.isClosed) onUpdate();
  }

  protected fitted(): void {
    this.targets?.publish();
  }

  protected leave(): void {
    this.targets?.close();
    this.sounds?.close();
    this.#music?.close();
  }
}
