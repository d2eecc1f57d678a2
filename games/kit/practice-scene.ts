import { type GameObjects, Scene, Scenes, type Types } from 'phaser';
import type { Locale } from '@/maths/locale';
import { type Random, randomFrom } from '@/maths/random';
import type { Given, Task } from '@/maths/round/task';
import { sumOf } from '@/maths/sum/read-sum';
import type { Sum, SumId } from '@/maths/sum/sum';
import type { AnswerRequest, Bus, RoundSettings, RoundStart } from './bus';
import { type Box, type Design, designs, type Shape, sheetFor } from './design';
import { SCALE_KEY, SHAPE_KEY, stageEvent } from './engine';
import { errorRibbon } from './error-ribbon';
import type { ArtScale } from './game-art';
import { type Judged, judgedInWords, judgedOf, type Point } from './judged';
import { makeKitTexture } from './kit-texture';
import { MissPanel } from './miss-panel';
import { Motion } from './motion';
import { askedInWords, spokenTask } from './notation';
import { Particles } from './particles';
import { crashOnMissing, queueArt, removeArt, settleArt } from './scene-art';
import type { SceneKit } from './scene-kit';
import type { SceneParts } from './scene-parts';
import { Sound } from './sound';
import { SumCard } from './sum-card';
import { Targets } from './targets';
import { takeWarm } from './warm-up';

export type { Judged };

type Phase = 'waiting' | 'showing' | 'open' | 'checking' | 'verdict' | 'over';

/**
 * A game's scene. It draws a world (`build`), brings on a task (`show`) and reacts (`right`, `wrong`); this class
 * owns what all games share: art, the sum card, targets and their twins, the order of a task, pause, sound,
 * reduced motion, the picture of the maths after a miss, the set piece at the end.
 *
 * A task goes: show → open → checking → verdict → next. A scene never judges, never picks and keeps no timers
 * but `motion` and `this.time`.
 */
export abstract class PracticeScene extends Scene {
  readonly parts: SceneParts;
  // Set in init() and create(), before any of a game's own code runs.
  protected bus!: ReturnType<Bus['scope']>;
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
  protected task!: Task;
  protected sum!: Sum;
  #phase: Phase = 'waiting';
  #rightCount = 0;
  /** Counts what was asked: a task that another took the place of is not opened. */
  #turn = 0;
  #sheet: ArtScale = 1;
  readonly #words = new Set<GameObjects.Text>();

  constructor(parts: SceneParts) {
    super(parts.id);
    this.parts = parts;
  }

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
    const { bus, motion, noise, card, targets, random, design, locale } = this;
    const words: SceneKit['words'] = (...text) => this.words(...text);
    const say = (text: string) => this.bus.emit('say', { text });
    return { scene: this, bus, motion, noise, card, targets, random, design, locale, words, say };
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
    this.#phase = 'checking';
    this.targets.open(false);
    const { task } = this;
    this.run(async () => {
      const reply = await this.bus.request('answer', { taskId: task.taskId, given, input });
      if (!this.sys.isActive() && !this.sys.isPaused()) return;
      if (reply.verdict !== null) return this.#verdict(judgedOf({ task, given, reply, from }, this.locale));
      // A test says nothing of an answer; at the end of its time it moves on by itself.
      if (reply.nextTask !== null && this.#phase === 'checking') await this.#ask(reply.nextTask);
    });
  }

  /** Runs steps of the scene; a throw among them reaches the stage's error message instead of vanishing. */
  protected run(steps: () => Promise<void>): void {
    steps().catch((error: unknown) => this.game.events.emit(stageEvent.crash, error));
  }

  /** The layout the scene was begun in; another one begins the scene anew. */
  protected get design(): Design {
    return this.#shape?.design ?? designs.landscape;
  }

  /** The part of the world that can be seen, design px; it changes with the window. */
  protected get view(): Box {
    const { width, height } = this.design;
    return this.#shape?.view ?? { x: 0, y: 0, width, height };
  }

  /** A sprite out of the game's atlas, in design px whatever the display; it turns about the frame's own pivot. */
  protected sprite(x: number, y: number, frame: string): GameObjects.Image {
    return this.add.image(x, y, this.parts.id, frame);
  }

  /** Words in Andika, crisp on every display; for digits use `numberText`. */
  protected words(
    x: number,
    y: number,
    text: string,
    style: Types.GameObjects.Text.TextStyle,
  ): GameObjects.Text {
    const made = this.add.text(x, y, text, {
      fontFamily: 'Andika, sans-serif',
      color: '#2b2a4c',
      resolution: this.#scale,
      ...style,
    });
    this.#words.add(made);
    made.once('destroy', () => this.#words.delete(made));
    return made.setOrigin(0.5);
  }

  /** What this game kept of earlier rounds; null when there is nothing, or nothing may be kept (a preview). */
  protected async loadKeepsake(): Promise<unknown> {
    return this.bus.request('keep:load', { game: this.parts.id });
  }

  /** Keeps what grew, once a finished round; JSON of at most 8 KB. */
  protected async saveKeepsake(data: unknown): Promise<void> {
    await this.bus.request('keep:save', { game: this.parts.id, data });
  }

  init({ bus }: { readonly bus: Bus }): void {
    this.bus = bus.scope();
    const close = () => this.#close();
    this.events.once(Scenes.Events.SHUTDOWN, close);
    this.events.once(Scenes.Events.DESTROY, close);
  }

  preload(): void {
    this.#sheet = sheetFor(this.#scale);
    const { orientation } = this.design;
    const isThere = takeWarm(this.game, { parts: this.parts, scale: this.#sheet, orientation });
    if (this.parts.art === undefined || isThere) return;
    crashOnMissing(this);
    queueArt(this, this.parts.id, this.parts.art, this.#sheet, orientation);
  }

  create(): void {
    makeKitTexture(this);
    if (this.parts.art !== undefined) settleArt(this, this.parts.id, this.parts.art, this.#sheet);
    this.game.events.on(stageEvent.scaled, this.#fit);
    this.#fit();
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
    this.bus.emit('round:ready', {});
  }

  override update(_time: number, delta: number): void {
    this.targets?.update(delta);
    this.particles?.update(delta);
  }

  async #begin({ task, done, settings, seed, known, belowZero }: RoundStart): Promise<void> {
    this.settings = settings;
    this.known = known;
    this.belowZero = belowZero;
    this.random = randomFrom(seed + done);
    this.motion = new Motion(this, settings.motion === 'reduced');
    this.particles = new Particles(this, this.motion, this.parts.id);
    this.noise = new Sound(this.parts.sounds, settings.sound);
    this.card = new SumCard(this, this.motion, this.design, (...text) => this.words(...text));
    this.targets = new Targets(this, this.bus, () => this.view);
    this.#rightCount = 0;
    this.#take(task);
    await this.build();
    this.bus.emit('say', { text: spokenTask(task, this.locale) });
    await this.#ask(task);
  }

  #take(task: Task): void {
    this.task = task;
    this.sum = sumOf(task.sumIds[0] ?? '');
  }

  async #ask(task: Task): Promise<void> {
    this.#phase = 'showing';
    this.#take(task);
    const turn = ++this.#turn;
    await Promise.all([this.#showOnCard(task), this.show(task, this.sum)]);
    // A test has moved on while this one came.
    if (turn !== this.#turn) return;
    this.#phase = 'open';
    this.targets.open(true);
    this.bus.emit('task:shown', { taskId: task.taskId });
  }

  /** One sum stands on the card as it is; of several sums the card says what is to be done with them. */
  #showOnCard(task: Task): Promise<void> {
    if (task.sumIds.length === 1) return this.card.show(this.sum, this.locale);
    return this.card.say(askedInWords(task, this.locale));
  }

  async #verdict(judged: Judged): Promise<void> {
    this.#phase = 'verdict';
    const { reply, task } = judged;
    const { right, next, taskId } = reply.verdict;
    const fill = async (from?: Point) => {
      if (task.sumIds.length === 1) await this.card.fill(judged.correct, this.locale, from);
    };
    this.bus.emit('say', { text: judgedInWords(judged, this.locale) });
    this.noise.play(right ? 'right' : 'wrong');
    if (right) {
      this.#rightCount += 1;
      await Promise.all([fill(judged.from), this.right(judged)]);
    } else {
      await this.wrong(judged);
      await fill();
    }
    const ribbon = judged.named === null ? null : errorRibbon(this.kit, judged.named);
    if (!right || next === 'explain') await this.explain(judged);
    ribbon?.destroy();
    if (next === 'explain') await this.bus.request('explain', { taskId });
    if (reply.nextTask !== null) return this.#ask(reply.nextTask);
    await this.#over(reply.length);
  }

  async #over(length: number): Promise<void> {
    this.#phase = 'over';
    this.#turn += 1;
    this.targets.clear();
    this.noise.play('over');
    await this.celebrate();
    this.bus.emit('round:over', { right: this.#rightCount, length });
  }

  get #scale(): number {
    const scale: unknown = this.registry.get(SCALE_KEY);
    return typeof scale === 'number' ? scale : 1;
  }

  get #shape(): Shape | undefined {
    return this.registry.get(SHAPE_KEY);
  }

  readonly #fit = (): void => {
    const { x, y } = this.view;
    const scale = this.#scale;
    this.cameras.main.setOrigin(0, 0).setZoom(scale).setScroll(x, y);
    for (const text of this.#words) text.setResolution(scale);
    this.targets?.publish();
  };

  #close(): void {
    this.targets?.close();
    this.bus.close();
    this.game.events.off(stageEvent.scaled, this.#fit);
    this.noise?.close();
    if (this.parts.art !== undefined) removeArt(this.textures, this.parts.id, this.parts.art);
  }
}
