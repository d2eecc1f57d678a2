import { banner } from '@games/kit/celebration/banner';
import { CollectionDisplay } from '@games/kit/celebration/collection-display';
import { Backdrop } from '@games/kit/effects/backdrop';
import { waitForContinue } from '@games/kit/feedback/continue-button';
import { NumberPad } from '@games/kit/parts/number-pad/number-pad';
import { PracticeScene } from '@games/kit/practice-scene';
import type { GameObjects } from 'phaser';
import type { Task } from '@/maths/round/task';
import { art } from './art.gen';
import { addSkip, addTimeBar } from './controls';
import { game, type Layout, layouts } from './layout';
import { ownLine } from './own-line';
import { Piep } from './piep';
import { grown, type KeptTest, operations, readTests, timeLeft } from './rules';
import { sounds } from './sounds.gen';
import { figureAfter, figures } from './star-figures';
import { hang, joinStars, smallPicture } from './star-picture';
import { StarSky } from './star-sky';
import { texts } from './texts.gen';

/** Names the block of a task; another attempt is another block. */
const blockOf = ({ block }: Task): string => `${block?.operation} ${block?.attempt}`;

/**
 * A test: a large sum, a pad, and a star for each answer. It never shows right or wrong; at the end the child joins the
 * stars of a picture and sees its own line.
 */
export default class AutomatiseertoetsScene extends PracticeScene {
  #pad: NumberPad | undefined;
  // Set in build().
  #stars!: StarSky;
  #piep!: Piep;
  #console!: GameObjects.NineSlice;
  #pictures!: CollectionDisplay;
  #tests: readonly KeptTest[] = [];
  #bar: ReturnType<typeof addTimeBar> | undefined;
  #skip: GameObjects.Container | undefined;
  #block = '';
  /** Time of the block so far, ms of the scene's own time. */
  #passed = 0;

  constructor() {
    super({ id: game, art, sounds, motif: { notes: 'B A F# E', instrument: 'glass' } });
  }

  protected async build(): Promise<void> {
    const { middle, sum, pad, shelf, console: at } = this.#layout;
    this.#tests = readTests(await this.loadKeepsake());
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
    this.#piep = new Piep(this, this.motion, this.#layout);
    this.#console = this.add
      .nineslice(at.x, at.y, game, 'console', at.width, at.height, 60, 60, 60, 60)
      .setDepth(30);
    this.#pictures = new CollectionDisplay({
      room: figures.length,
      kept: this.#tests.length,
      put: (place) => smallPicture(this, figureAfter(place), shelf.places[place] ?? middle, shelf.size),
    });
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
    this.#skip = addSkip(this.kit, this.#layout, (input) => this.answer({ kind: 'unknown' }, input));
    if (this.settings.clock === 'visible') this.#bar = addTimeBar(this.kit, this.#layout);
    // A scene that joins a running block neither announces it nor begins its time again.
    if (this.blockTime > 0) this.#block = blockOf(this.task);
    this.#passed = this.blockTime;
  }

  override update(time: number, delta: number): void {
    super.update(time, delta);
    this.#passed += delta;
    this.#bar?.set(timeLeft(this.#passed));
  }

  protected async show(task: Task): Promise<void> {
    this.#pad?.clear();
    if (task.position > 0) {
      this.sounds.play('light');
      this.behind(this.#piep.lookUp());
    }
    this.behind(this.#stars.light(task.position, this.#piep.lamp));
    const now = blockOf(task);
    if (now !== this.#block) {
      this.#passed = 0;
      this.sounds.play('begin');
    }
    this.#block = now;
  }

  /** Not called: a test gives no verdicts. */
  protected async right(): Promise<void> {}
  protected async wrong(): Promise<void> {}

  /** The child joins the stars of its picture, then sees its own line until it continues. */
  protected override async celebrate(): Promise<void> {
    const t = texts[this.locale];
    const { panel: at, go, look, console: on } = this.#layout;
    this.#pad?.destroy();
    this.#skip?.destroy();
    this.#bar?.destroy();
    this.#bar = undefined;
    this.behind(
      this.motion.tween({ targets: this.#console, y: on.y + 1000, duration: 420, ease: 'Back.In' }),
    );
    const report = await this.ifMounted(this.bus.request('test:report', {}));
    const tests = grown(this.#tests, report);
    await this.saveKeepsake({ tests });
    if (tests.length > this.#tests.length) await this.#joinPicture();
    const panel = ownLine(this.kit, this.#layout, tests).setAlpha(0);
    this.sounds.play('mark');
    const below = at.y;
    panel.y = below + 60;
    await this.motion.tween({ targets: panel, alpha: 1, y: below, duration: 300, ease: 'Quad.Out' });
    const told = report.blocks.flatMap(({ operation, rightPerMinute }) =>
      operations.flatMap((named) =>
        named === operation ? [t('now', { operation: t(`operations.${named}`), count: rightPerMinute })] : [],
      ),
    );
    this.bus.emit('say', { text: [t('line'), ...(told.length > 0 ? told : [t('none')])].join(' ') });
    this.grew(look);
    await waitForContinue(this.kit, go);
  }

  /** Every test brings a picture of stars: the child joins them, and it joins those of the earlier tests. */
  async #joinPicture(): Promise<void> {
    const t = texts[this.locale];
    const { title, shelf } = this.#layout;
    const figure = figureAfter(this.#tests.length);
    this.#piep.watch();
    this.behind(this.#stars.dim());
    this.bus.emit('say', { text: t('join') });
    const picture = await joinStars(this.kit, this.#layout, figure, t('join'));
    const named = t(`pictures.${figure.id}`);
    this.bus.emit('say', { text: named });
    const name = banner(this.kit, title, named);
    const { box, stars } = picture;
    for (const { x, y } of stars)
      this.particles.emit('halo', box.x + x, box.y + y, { vx: 0, vy: -30, life: 800, size: 0.9 });
    const place = this.#tests.length % figures.length;
    await hang(this.kit, box, shelf.places[place] ?? box, shelf.size / this.#layout.picture.size);
    name.destroy();
    this.#pictures.add();
  }

  get #layout(): Layout {
    return layouts[this.design.orientation];
  }
}
