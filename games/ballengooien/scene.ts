import { wasRight } from '@games/kit/api/bus';
import { banner } from '@games/kit/celebration/banner';
import type { GrowingDisplay } from '@games/kit/celebration/growing-display';
import { countIn } from '@games/kit/celebration/keepsake';
import { isStreak } from '@games/kit/celebration/streak';
import type { Drag } from '@games/kit/demonstration/beats';
import { type Variety, varietyOf } from '@games/kit/effects/variety';
import { waitForContinue } from '@games/kit/feedback/continue-button';
import type { InputMethod } from '@games/kit/input/targets';
import type { Point } from '@games/kit/layout/design';
import { type GradedAnswer, PracticeScene } from '@games/kit/practice-scene';
import { valueIn, writeLikeAnswer } from '@games/kit/text/notation';
import type { Task } from '@/maths/round/task';
import { answerText } from '@/maths/sum/prompt';
import type { Sum } from '@/maths/sum/sum';
import { art } from './art.gen';
import { Balls } from './balls';
import { Bulbs } from './bulbs';
import { Finale } from './finale';
import { FrontWall } from './front-wall';
import { game } from './game-id';
import { showGrowth } from './growth';
import { KeptWall } from './kept-wall';
import { depths, type Layout, layouts } from './layout';
import { teach } from './lesson';
import { Life } from './life';
import { broughtBy, wallOf } from './rules';
import { scenery } from './scenery';
import { sounds } from './sounds.gen';
import { surprise } from './surprise';
import { texts } from './texts.gen';
import { Walrus } from './walrus';

/** Times for which the lit can is seen, and in which a new wall can be read, ms. */
const glance = 150;
const read = 60;

/** A stall at the harbour fair: a can is worth the cans it stands on, and a ball with its number hits it. */
export default class BallengooienScene extends PracticeScene {
  #backdrop: ReturnType<typeof scenery> | undefined;
  #walrus: Walrus | undefined;
  #life: Life | undefined;
  #front: FrontWall | undefined;
  // Set in build().
  #balls!: Balls;
  #kept!: KeptWall;
  #bulbs!: Bulbs;
  #growth!: GrowingDisplay;
  #variety: Variety = varietyOf(0);
  #thrown: string | undefined;

  constructor() {
    super({ id: game, art, sounds, motif: { notes: "A C' D' F'", instrument: 'organ' } });
  }

  protected async build(): Promise<void> {
    const layout = this.#layout;
    this.#variety = varietyOf(this.seed);
    const rounds = countIn(await this.loadKeepsake(), 'rounds');
    this.#backdrop = scenery(this, layout, this.design.orientation);
    this.#backdrop.tint(this.#variety.light);
    this.#growth = showGrowth(this, this.motion, layout, rounds);
    const right = this.answers.filter(wasRight).length;
    this.#kept = new KeptWall(this.kit, layout, right);
    this.#bulbs = new Bulbs(this, this.motion, layout, right);
    this.#life = new Life(this, this.motion, layout, {
      view: this.view,
      particles: this.particles,
      random: () => this.random.next(),
      variety: this.#variety,
      rounds,
    });
    this.#walrus = new Walrus(this, this.motion, layout);
    this.#balls = new Balls(this.kit, layout, {
      thrown: (id, input) => this.#throw(id, input),
      flown: (at) => this.#trail(at),
    });
  }

  override update(time: number, delta: number): void {
    super.update(time, delta);
    this.#walrus?.update(delta);
    if (this.motion?.reduced !== false) return;
    this.#life?.update(delta);
    this.#backdrop?.update(delta);
  }

  protected async show({ options = [] }: Task, sum: Sum): Promise<void> {
    const wall = wallOf(sum);
    this.#front?.destroy();
    this.#front = undefined;
    this.#thrown = undefined;
    this.#walrus?.wear('calm');
    this.#balls.set(options, (value) => {
      const number = valueIn(value, sum);
      return number === null ? answerText(value, this.locale) : writeLikeAnswer(number, sum, this.locale);
    });
    if (wall !== null) this.#front = new FrontWall(this.kit, this.#layout, sum, wall, this.#variety.isTurned);
    this.behind(this.#balls.come());
    if (this.#front !== undefined) this.behind(this.#front.come());
    await this.motion.wait(read);
  }

  protected async right({ verdict }: GradedAnswer): Promise<void> {
    const front = this.#front;
    const id = this.#thrown;
    if (front === undefined || id === undefined) return;
    await this.#balls.throwTo(id, front.goal.place);
    this.sounds.play('ding');
    this.behind(this.#balls.bounce(id, this.#side));
    this.behind(front.light());
    this.behind(surprise(this.kit, front.goal.place, this.task.position));
    this.#sparkle(front.goal.place.x, front.goal.place.y, 14);
    this.#bulbs.light();
    if (isStreak(verdict.streak)) {
      this.sounds.play('honk');
      this.behind(this.#walrus?.clap() ?? Promise.resolve());
      this.behind(this.#life?.hop() ?? Promise.resolve());
    } else this.behind(this.#walrus?.cheer() ?? Promise.resolve());
    await this.motion.wait(glance);
    this.#front = undefined;
    this.behind(this.#kept.take(front.strip()));
  }

  protected override restore({ given }: GradedAnswer): void {
    if (given.kind === 'choice') this.#thrown = given.optionId;
  }

  /** The ball hits; the can becomes as wide as the child's number. */
  protected async wrong({ answered, sum }: GradedAnswer): Promise<void> {
    const front = this.#front;
    const given = valueIn(answered, sum);
    if (front === undefined || given === null) return;
    if (this.#thrown !== undefined) {
      await this.#balls.throwTo(this.#thrown, front.goal.place);
      this.behind(this.#balls.bounce(this.#thrown, this.#side));
    }
    this.sounds.play('tok');
    this.behind(this.#walrus?.duck() ?? Promise.resolve());
    await front.misfit(given);
    await this.motion.wait(260);
  }

  protected override miss({ answered, named }: GradedAnswer): string | null {
    return answered === null ? null : (named ?? texts[this.locale]('miss'));
  }

  /** Lays the child's row below the right wall, and waits for the child. */
  protected override async explain(graded: GradedAnswer): Promise<void> {
    const front = this.#front;
    const given = valueIn(graded.answered, graded.sum);
    if (graded.verdict.right || front === undefined || given === null) return super.explain(graded);
    this.#kept.show(false);
    this.#balls.fade(true);
    const clear = await teach(this.kit, this.#layout, front, given);
    await waitForContinue(this.kit, this.#layout.go);
    clear();
    this.#kept.show(true);
  }

  protected override drag(): Drag | null {
    const { first } = this.#balls;
    const to = this.#front?.goal.place;
    return first === undefined || to === undefined ? null : { commits: true, from: first, to };
  }

  protected override async celebrate(): Promise<void> {
    const t = texts[this.locale];
    this.#balls.clear();
    this.#front?.destroy();
    this.#front = undefined;
    this.#kept.show(false);
    const sign = banner(this.kit, this.#layout.title, t('finale'));
    this.bus.emit('say', { text: t('finale') });
    const finale = new Finale(this.kit, this.#layout, {
      particles: this.particles,
      right: this.#kept.right,
      toppled: () => {
        this.#bulbs.blink();
        this.sounds.play('honk');
        this.behind(this.#walrus?.clap() ?? Promise.resolve());
        this.behind(this.#life?.fireworks(() => this.sounds.play('bang')) ?? Promise.resolve());
      },
    });
    await finale.play();
    sign.destroy();
    this.#kept.show(true);
    this.grew(await this.#growth.grow());
    const { count } = this.#growth;
    this.bus.emit('say', { text: t(`brought.${broughtBy(count)}`) });
    await this.saveKeepsake({ rounds: count });
  }

  /** The side to which a ball bounces off: it changes from throw to throw. */
  get #side(): 1 | -1 {
    return this.task.position % 2 === 0 ? -1 : 1;
  }

  get #layout(): Layout {
    return layouts[this.design.orientation];
  }

  #throw(id: string, input: InputMethod): void {
    if (!this.answerable) return;
    this.#thrown = id;
    this.sounds.play('whoosh');
    this.answer({ kind: 'choice', optionId: id }, input, this.#front?.goal.place);
  }

  #trail({ x, y }: Point): void {
    const depth = depths.flying - 0.1;
    this.particles.emit('spark', x, y, { vx: 0, vy: 40, life: 260, size: 0.7, grow: -1.2, spin: 90, depth });
  }

  #sparkle(x: number, y: number, count: number): void {
    for (let k = 0; k < count; k++)
      this.particles.emit('spark', x, y, {
        vx: (this.random.next() - 0.5) * 520,
        vy: -60 - this.random.next() * 320,
        gravity: 900,
        life: 600,
        size: 0.5 + this.random.next() * 0.7,
        spin: 140,
        depth: depths.flying,
      });
  }
}
