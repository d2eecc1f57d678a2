import { wasRight } from '@games/kit/api/bus';
import { banner } from '@games/kit/celebration/banner';
import type { GrowingDisplay } from '@games/kit/celebration/growing-display';
import { countIn } from '@games/kit/celebration/keepsake';
import { isStreak } from '@games/kit/celebration/streak';
import type { Drag } from '@games/kit/demonstration/beats';
import { type Variety, varietyOf } from '@games/kit/effects/variety';
import { waitForContinue } from '@games/kit/feedback/continue-button';
import type { InputMethod } from '@games/kit/input/targets';
import { type GradedAnswer, PracticeScene } from '@games/kit/practice-scene';
import { valueIn } from '@games/kit/text/notation';
import { equals } from '@/maths/number/rational';
import type { Option, Task } from '@/maths/round/task';
import type { Sum } from '@/maths/sum/sum';
import { art } from './art.gen';
import type { Blob } from './blob';
import { Finale } from './finale';
import { game } from './game-id';
import { showGrowth } from './growth';
import { Hooks } from './hooks';
import { depths, type Layout, layouts } from './layout';
import { teach } from './lesson';
import { Life } from './life';
import { Lineup } from './lineup';
import { disguisesFor } from './notations';
import { broughtBy, comparedIn } from './rules';
import { scenery } from './scenery';
import { Snail } from './snail';
import { sounds } from './sounds.gen';
import { texts } from './texts.gen';

/** Time for which a face is seen before the next line-up comes, ms. */
const glance = 260;

/** The hall of a space harbour: blobs stand in rows behind masks, and the mask of the asked number is pulled down. */
export default class BlobgezochtScene extends PracticeScene {
  #backdrop: ReturnType<typeof scenery> | undefined;
  #snail: Snail | undefined;
  #life: Life | undefined;
  #lineup: Lineup | undefined;
  // Set in build().
  #hooks!: Hooks;
  #growth!: GrowingDisplay;
  #variety: Variety = varietyOf(0);
  #options: readonly Option[] = [];
  #chosen: string | undefined;

  constructor() {
    super({ id: game, art, sounds, motif: { notes: "E D B A'", instrument: 'vibraphone' } });
  }

  protected async build(): Promise<void> {
    const layout = this.#layout;
    this.#variety = varietyOf(this.seed);
    const rounds = countIn(await this.loadKeepsake(), 'rounds');
    this.#backdrop = scenery(this, this.design.orientation);
    this.#backdrop.tint(this.#variety.light);
    this.#growth = showGrowth(this, this.motion, layout, rounds);
    this.#hooks = new Hooks(this, layout, this.answers.filter(wasRight).length);
    const { view, particles } = this;
    this.#life = new Life({ view, particles, variety: this.#variety, random: () => this.random.next() });
    this.#snail = new Snail(this, this.motion, layout);
    this.#lineup = new Lineup(this.kit, { layout, chosen: (id, input) => this.#pull(id, input) });
  }

  override update(time: number, delta: number): void {
    super.update(time, delta);
    this.#snail?.update(delta);
    this.#lineup?.update(delta);
    if (this.motion?.reduced !== false) return;
    this.#life?.update(delta);
    this.#backdrop?.update(delta);
  }

  protected async show({ options = [], position }: Task, sum: Sum): Promise<void> {
    this.#chosen = undefined;
    this.#options = options;
    this.#snail?.wear('calm');
    this.sounds.play('come');
    await this.#lineup?.set(options, disguisesFor(sum, options, position, this.locale), position);
  }

  protected async right({ verdict, given }: GradedAnswer): Promise<void> {
    const blob = given.kind === 'choice' ? this.#lineup?.release(given.optionId) : undefined;
    const isLong = isStreak(verdict.streak);
    this.behind(this.#snail?.cheer(isLong ? 2 : 1) ?? Promise.resolve());
    if (blob === undefined) return;
    await blob.unmask('glad');
    this.sounds.play('boing');
    this.#sparkle(blob.middle.x, blob.middle.y - 40, isLong ? 26 : 16);
    this.behind(this.#leave(blob));
    await this.motion.wait(glance);
  }

  protected override restore({ given }: GradedAnswer): void {
    if (given.kind === 'choice') this.#chosen = given.optionId;
  }

  /** The mask comes down: another number was under it. */
  protected async wrong(): Promise<void> {
    this.sounds.play('oh');
    this.behind(this.#snail?.wonder() ?? Promise.resolve());
    const blob = this.#chosen === undefined ? undefined : this.#lineup?.get(this.#chosen);
    await blob?.unmask('shy');
    await this.motion.wait(320);
  }

  protected override miss({ answered, named, sum }: GradedAnswer): string | null {
    if (answered === null) return null;
    const t = texts[this.locale];
    return named ?? t(sum.answerSpec.form === 'relation' ? 'missSign' : 'miss');
  }

  /** Puts the child's blob and the right one on a line, and waits for the child. */
  protected override async explain(graded: GradedAnswer): Promise<void> {
    const lineup = this.#lineup;
    const compared = comparedIn(graded.sum, graded.answered);
    if (graded.verdict.right || lineup === undefined || compared === null) return super.explain(graded);
    const right = this.#options.find(({ value }) => {
      const offered = valueIn(value, graded.sum);
      return offered !== null && equals(offered, graded.sum.answer);
    })?.id;
    const layout = this.#layout;
    const clear = await teach(this.kit, {
      layout,
      lineup,
      compared,
      right,
      sum: graded.sum,
      own: this.#chosen,
    });
    await waitForContinue(this.kit, layout.go);
    clear();
  }

  protected override drag(): Drag | null {
    const pull = this.#lineup?.pull ?? null;
    return pull === null ? null : { commits: true, ...pull };
  }

  protected override async celebrate(): Promise<void> {
    const t = texts[this.locale];
    this.#lineup?.clear();
    const sign = banner(this.kit, this.#layout.title, t('finale'));
    this.bus.emit('say', { text: t('finale') });
    const finale = new Finale(this.kit, this.#layout, {
      particles: this.particles,
      dressed: () => this.behind(this.#snail?.cheer(2) ?? Promise.resolve()),
    });
    await finale.play();
    sign.destroy();
    this.grew(await this.#growth.grow());
    const { count } = this.#growth;
    this.bus.emit('say', { text: t(broughtBy(count)) });
    await this.saveKeepsake({ rounds: count });
  }

  get #layout(): Layout {
    return layouts[this.design.orientation];
  }

  #pull(id: string, input: InputMethod): void {
    if (!this.answerable) return;
    this.#chosen = id;
    this.sounds.play('pull');
    this.answer({ kind: 'choice', optionId: id }, input, this.#lineup?.get(id)?.middle);
  }

  /** The blob bows and goes, and its mask flies to a hook. */
  async #leave(blob: Blob): Promise<void> {
    const { next, size } = this.#hooks;
    await Promise.all([blob.bow(), blob.hang(next, size)]);
    this.sounds.play('hang');
    this.#hooks.add(blob.kind);
    await blob.fade(0);
    blob.destroy();
  }

  #sparkle(x: number, y: number, count: number): void {
    for (let at = 0; at < count; at++)
      this.particles.emit('spark', x, y, {
        vx: (this.random.next() - 0.5) * 520,
        vy: -80 - this.random.next() * 320,
        gravity: 900,
        life: 600,
        size: 0.5 + this.random.next() * 0.7,
        spin: 140,
        depth: depths.stars,
      });
  }
}
