import { Backdrop } from '@games/kit/backdrop';
import { filled } from '@games/kit/fill-text';
import { untilGoOn } from '@games/kit/go-on';
import { NumberPad } from '@games/kit/input/number-pad';
import { KIT, type KitFrame } from '@games/kit/kit-texture';
import { spoken } from '@games/kit/notation';
import { PracticeScene } from '@games/kit/practice-scene';
import type { GameObjects } from 'phaser';
import type { Task } from '@/maths/round/task';
import type { Sum } from '@/maths/sum/sum';
import { art } from './art.gen';
import { type Layout, layouts } from './layout';
import { ownLine } from './own-line';
import { grown, operations, readTests, timeLeft } from './rules';
import { sounds } from './sounds.gen';
import { texts } from './texts';

const game = 'automatiseertoets';
const barHeight = 14;

/** A test, no game: a large sum, a pad, and at the end one's own line. Nothing here says right or wrong. */
export default class AutomatiseertoetsScene extends PracticeScene {
  #pad: NumberPad | undefined;
  #bar: GameObjects.NineSlice | undefined;
  #skip: GameObjects.Container | undefined;
  #block = '';
  /** Time of the block so far, ms of the scene's own time. */
  #passed = 0;

  constructor() {
    super({ id: game, art, sounds });
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
    this.card.stand(sum.x, sum.y, sum.size);
    this.#pad = new NumberPad(this.kit, {
      x: pad.x,
      y: pad.y,
      layout: 'block',
      key: pad.key,
      longest: 3,
      minus: this.belowZero,
      ready: (raw, hand) => this.answer({ kind: 'value', raw }, hand),
    });
    this.#addSkip();
    if (this.settings.clock === 'visible') this.#bar = this.#timeBar();
    this.handsOver.ofRound('time', {
      give: () => ({ block: this.#block, passed: this.#passed }),
      take: ({ block, passed }: { readonly block: string; readonly passed: number }) => {
        this.#block = block;
        this.#passed = passed;
      },
    });
  }

  override update(time: number, delta: number): void {
    super.update(time, delta);
    this.#passed += delta;
    this.#bar?.setSize(Math.max(barHeight, this.#layout.bar.width * timeLeft(this.#passed)), barHeight);
  }

  protected async show({ block }: Task, sum: Sum): Promise<void> {
    this.#pad?.clear();
    const now = `${block?.operation} ${block?.attempt}`;
    if (now !== this.#block) {
      this.#passed = 0;
      this.noise.play('begin');
    }
    this.#block = now;
    this.bus.emit('say', { text: spoken(sum, this.locale) });
  }

  /** Never called: a test gives no verdicts. */
  protected async right(): Promise<void> {}
  protected async wrong(): Promise<void> {}

  /** The child's own line over its tests; it stands for as long as it is looked at. */
  protected override async celebrate(): Promise<void> {
    const words = texts[this.locale];
    this.card.leave();
    this.#pad?.destroy();
    this.#skip?.destroy();
    this.#bar?.destroy();
    this.#bar = undefined;
    const report = await this.whileHere(this.bus.request('test:report', {}));
    const tests = grown(readTests(await this.loadKeepsake()), report);
    await this.saveKeepsake({ tests });
    const panel = ownLine(this.kit, this.#layout, tests, words).setAlpha(0);
    this.noise.play('mark');
    await this.motion.tween({ targets: panel, alpha: 1, duration: 300 });
    const told = report.blocks.flatMap(({ operation, rightPerMinute }) =>
      operations.flatMap((named) =>
        named === operation
          ? [filled(words.now, { operation: words.operations[named], count: rightPerMinute })]
          : [],
      ),
    );
    this.bus.emit('say', { text: [words.line, ...(told.length > 0 ? told : [words.none])].join(' ') });
    const { x, y, width, height } = this.#layout.panel;
    await untilGoOn(this.kit, { x: x + width / 2 - 30, y: y + height / 2 - 24 });
  }

  get #layout(): Layout {
    return layouts[this.design.orientation];
  }

  /** What is not known is skipped: that costs nothing and says nothing. */
  #addSkip(): void {
    const { x, y } = this.#layout.skip;
    const label = texts[this.locale].skip;
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
      press: (hand) => this.answer({ kind: 'unknown' }, hand),
    });
  }

  /** A thin bar that gets shorter; only where the settings show a clock. */
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
