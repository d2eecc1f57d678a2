import { wasRight } from '@games/kit/api/bus';
import { banner } from '@games/kit/celebration/banner';
import type { GrowingDisplay } from '@games/kit/celebration/growing-display';
import { countIn } from '@games/kit/celebration/keepsake';
import { isStreak } from '@games/kit/celebration/streak';
import { type Variety, varietyOf } from '@games/kit/effects/variety';
import { waitForContinue } from '@games/kit/feedback/continue-button';
import { type GradedAnswer, PracticeScene } from '@games/kit/practice-scene';
import type { Task } from '@/maths/round/task';
import type { Sum } from '@/maths/sum/sum';
import { art } from './art.gen';
import { Beaver } from './beaver';
import { Console } from './console';
import { Drive } from './drive';
import { Finale } from './finale';
import { game } from './game-id';
import { type Layout, layouts } from './layout';
import { teach } from './lesson';
import { showNetwork } from './network';
import { platformHolds } from './platform';
import { answerAt, broughtBy, countOf, type Dial, dialOf } from './rules';
import { scenery } from './scenery';
import { sounds } from './sounds.gen';
import { texts } from './texts.gen';

/** Time for which the stop is seen before the next task comes, ms. */
const glance = 60;

/** The cab of a train: time turns in a circle and runs along a line of sixties. */
export default class TreinmachinistScene extends PracticeScene {
  #backdrop: ReturnType<typeof scenery> | undefined;
  #drive: Drive | undefined;
  #beaver: Beaver | undefined;
  #finale: Finale | undefined;
  // Set in build().
  #console!: Console;
  #network!: GrowingDisplay;
  #dial: Dial | undefined;
  #variety: Variety = varietyOf(0);
  #people = 0;

  constructor() {
    const motif = { notes: "E C# A E'", instrument: 'harmonica' } as const;
    super({ id: game, art, sounds, motif, asksForm: true });
  }

  protected async build(): Promise<void> {
    const layout = this.#layout;
    this.#variety = varietyOf(this.seed);
    this.#backdrop = scenery(this, layout, this.design.orientation);
    this.#backdrop.tint(this.#variety.light);
    this.#drive = new Drive(this, this.motion, layout, this.random);
    const rounds = countIn(await this.loadKeepsake(), 'stations');
    this.#network = showNetwork(this, this.motion, layout, rounds);
    this.#beaver = new Beaver(this, this.motion, layout.beaver);
    this.#console = new Console(this.kit, layout, {
      ready: (count, input) => {
        if (this.#dial === undefined) return;
        const value = answerAt(this.sum, this.#dial, count);
        this.answer({ kind: 'place', value }, input, layout.dial);
      },
    });
    this.#people = this.answers.filter(wasRight).length;
  }

  override update(time: number, delta: number): void {
    super.update(time, delta);
    this.#drive?.update();
    this.#beaver?.update(delta);
    this.#finale?.update(delta);
    if (this.motion?.reduced === false) this.#backdrop?.update(delta);
  }

  protected async show({ line }: Task, sum: Sum): Promise<void> {
    if (line === undefined) return;
    this.#beaver?.wear('calm');
    this.#dial = dialOf(sum, line, this.#variety.isTurned);
    this.#console.set(sum, this.#dial);
  }

  protected async right({ verdict }: GradedAnswer): Promise<void> {
    this.#people += 1;
    this.sounds.play('brake');
    this.behind(this.#beaver?.cheer() ?? Promise.resolve());
    this.behind(this.#console.sweep());
    this.behind(this.#stop(isStreak(verdict.streak)));
    await this.motion.wait(glance);
  }

  protected override restore({ answered }: GradedAnswer): void {
    const count = this.#dial === undefined ? null : countOf(this.sum, this.#dial, answered);
    if (count !== null) this.#console.put(count);
  }

  protected async wrong(): Promise<void> {
    this.#beaver?.wear('oh');
    this.sounds.play('brake');
    await this.#drive?.arrive(0);
  }

  protected override miss(): string {
    return texts[this.locale]('empty');
  }

  /** Hops along the sleepers to the right place, and waits for the child. */
  protected override async explain(graded: GradedAnswer): Promise<void> {
    const dial = this.#dial;
    if (graded.verdict.right || dial === undefined) return super.explain(graded);
    const given = countOf(graded.sum, dial, graded.answered) ?? dial.start;
    await teach(this.kit, this.#layout, this.#console.track, { sum: graded.sum, dial, given });
    await waitForContinue(this.kit, { ...this.#layout.go, size: 1.1 });
    this.behind(this.#drive?.depart() ?? Promise.resolve());
  }

  protected override drag() {
    return this.#console.drag;
  }

  protected override async celebrate(): Promise<void> {
    const [drive, layout] = [this.#drive, this.#layout];
    if (drive === undefined) return;
    const t = texts[this.locale];
    const sign = banner(this.kit, layout.title, t('finale')).setDepth(82);
    this.bus.emit('say', { text: t('finale') });
    this.#console.track.clear();
    this.#finale = new Finale(this.kit, layout, {
      drive,
      particles: this.particles,
      rolled: (distance) => this.#console.ride(distance),
    });
    this.#beaver?.wear('glad');
    await this.#finale.ride();
    this.#finale = undefined;
    void this.#beaver?.cheer();
    sign.destroy();
    this.sounds.play('bell');
    this.grew(await this.#network.grow());
    const { count } = this.#network;
    this.bus.emit('say', { text: t(broughtBy(count)) });
    await this.saveKeepsake({ stations: count });
  }

  get #layout(): Layout {
    return layouts[this.design.orientation];
  }

  /** The train comes to the platform where people wait, and goes on. */
  async #stop(isFestive: boolean): Promise<void> {
    const drive = this.#drive;
    if (drive === undefined) return;
    await drive.arrive(Math.min(platformHolds, this.#people));
    this.sounds.play('bell');
    if (isFestive) this.#celebrateStreak();
    await this.motion.wait(260);
    await drive.depart();
  }

  #celebrateStreak(): void {
    const { x, y } = this.#layout.vanishing;
    for (let piece = 0; piece < 16; piece++)
      this.particles.emit(piece % 3 === 0 ? 'note' : 'confetti', x + 190, y, {
        vx: (this.random.next() - 0.5) * 420,
        vy: -160 - this.random.next() * 240,
        gravity: 520,
        life: 1100,
        size: 0.8 + this.random.next() * 0.5,
        spin: (this.random.next() - 0.5) * 400,
        depth: 8,
      });
  }
}
