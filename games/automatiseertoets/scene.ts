import { Backdrop } from '@games/kit/effects/backdrop';
import { waitForContinue } from '@games/kit/feedback/continue-button';
import { NumberPad } from '@games/kit/parts/number-pad/number-pad';
import { PracticeScene } from '@games/kit/practice-scene';
import { KIT, type KitFrame } from '@games/kit/textures/kit-texture';
import type { GameObjects } from 'phaser';
import type { Task } from '@/maths/round/task';
import { promptSpeech } from '@/maths/sum/prompt';
import type { Sum } from '@/maths/sum/sum';
import { art } from './art.gen';
import { type Layout, layouts } from './layout';
import { ownLine } from './own-line';
import { grown, operations, readTests, timeLeft } from './rules';
import { sounds } from './sounds.gen';
import { StarSky } from './star-sky';
import { texts } from './texts.gen';

const game = 'automatiseertoets';
const barHeight = 14;

/** Names the block of a task; another attempt is another block. */
const blockOf = ({ block }: Task): string => `${block?.operation} ${block?.attempt}`;

/** A test: a large sum, a pad, and the child's own line at the end. It never shows right or wrong. */
export default class AutomatiseertoetsScene extends PracticeScene {
  #pad: NumberPad | undefined;
  #stars: StarSky | undefined;
  #bar: GameObjects.NineSlice | undefined;
  #skip: GameObjects.Container | undefined;
  #block = '';
  /** Time of the block so far, ms of the scene's own time. */
  #passed = 0;

  constructor() {
    super({ id: game, art, sounds, motif: { notes: 'B A F# E', instrument: 'glass' } });
  }

  protected build(): void {
    const { middle, sum, pad } = this.#layout;
    new Backdrop(this, {
      game,
      layers: art.layers,
      places: {
        room: { ...middle, depth: 0, still: true },
        'room-tall': { ...middle, depth: 0, still: true },
      },
      orientation: this.design.orientation,
    });
    this.#stars = new StarSky(this, this.motion, this.#layout);
    this.card.stand(sum.x, sum.y, sum.size);
    this.#pad = new NumberPad(this.kit, {
      x: pad.x,
      y: pad.y,
      layout: 'block',
      key: pad.key,
      longest: 3,
      minus: this.belowZero,
      ready: (raw, input) => this.answer({ kind: 'value', raw }, input),
    });
    this.#addSkip();
    if (this.settings.clock === 'visible') this.#bar = this.#timeBar();
    // A scene that joins a running block neither announces it nor begins its time again.
    if (this.blockTime > 0) this.#block = blockOf(this.task);
    this.#passed = this.blockTime;
  }

  override update(time: number, delta: number): void {
    super.update(time, delta);
    this.#passed += delta;
    this.#bar?.setSize(Math.max(barHeight, this.#layout.bar.width * timeLeft(this.#passed)), barHeight);
  }

  protected async show(task: Task, sum: Sum): Promise<void> {
    this.#pad?.clear();
    this.#stars?.light(task.position);
    const now = blockOf(task);
    if (now !== this.#block) {
      this.#passed = 0;
      this.sounds.play('begin');
    }
    this.#block = now;
    this.bus.emit('say', { text: promptSpeech(sum, this.locale) });
  }

  /** Not called: a test gives no verdicts. */
  protected async right(): Promise<void> {}
  protected async wrong(): Promise<void> {}

  /** Shows the child's own line until the child continues. */
  protected override async celebrate(): Promise<void> {
    const t = texts[this.locale];
    this.card.leave();
    this.#pad?.destroy();
    this.#skip?.destroy();
    this.#bar?.destroy();
    this.#bar = undefined;
    const report = await this.ifMounted(this.bus.request('test:report', {}));
    const tests = grown(readTests(await this.loadKeepsake()), report);
    await this.saveKeepsake({ tests });
    const panel = ownLine(this.kit, this.#layout, tests).setAlpha(0);
    this.sounds.play('mark');
    await this.motion.tween({ targets: panel, alpha: 1, duration: 300 });
    const told = report.blocks.flatMap(({ operation, rightPerMinute }) =>
      operations.flatMap((named) =>
        named === operation ? [t('now', { operation: t(`operations.${named}`), count: rightPerMinute })] : [],
      ),
    );
    this.bus.emit('say', { text: [t('line'), ...(told.length > 0 ? told : [t('none')])].join(' ') });
    const { x, y, width, height } = this.#layout.panel;
    await waitForContinue(this.kit, { x: x + width / 2 - 30, y: y + height / 2 - 24 });
  }

  get #layout(): Layout {
    return layouts[this.design.orientation];
  }

  /** Adds the button that skips an unknown sum without comment. */
  #addSkip(): void {
    const { x, y } = this.#layout.skip;
    const label = texts[this.locale]('skip');
    const plate = this.add.nineslice(0, 0, KIT, 'chip-hint' satisfies KitFrame, 270, 84, 18, 18, 18, 18);
    const skip = this.add
      .container(x, y, [plate, this.words(0, 0, label, { fontSize: 34, fontStyle: '700', color: '#4a3a9a' })])
      .setDepth(700);
    this.#skip = skip;
    this.targets.add({
      id: 'skip',
      label,
      object: skip,
      size: { width: 270, height: 84 },
      last: true,
      press: (input) => this.answer({ kind: 'unknown' }, input),
    });
  }

  /** Updates the time bar, which is shown only when the settings have a clock. */
  #timeBar(): GameObjects.NineSlice {
    const { x, y, width } = this.#layout.bar;
    const add = (tint: number, alpha: number) =>
      this.add
        .nineslice(x - width / 2, y, KIT, 'tray' satisfies KitFrame, width, barHeight, 6, 6, 6, 6)
        .setOrigin(0, 0.5)
        .setTint(tint)
        .setAlpha(alpha)
        .setDepth(690);
    add(0x2a1f66, 0.5);
    return add(0xffe39a, 1);
  }
}
