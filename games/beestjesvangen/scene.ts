import { wasRight } from '@games/kit/api/bus';
import { banner } from '@games/kit/celebration/banner';
import { countIn } from '@games/kit/celebration/keepsake';
import { isStreak } from '@games/kit/celebration/streak';
import { placeOf } from '@games/kit/celebration/volumes';
import type { Drag } from '@games/kit/demonstration/beats';
import { Rain, type Variety, varietyOf } from '@games/kit/effects/variety';
import { waitForContinue } from '@games/kit/feedback/continue-button';
import type { InputMethod } from '@games/kit/input/targets';
import { type GradedAnswer, PracticeScene } from '@games/kit/practice-scene';
import type { Task } from '@/maths/round/task';
import type { Sum } from '@/maths/sum/sum';
import { art } from './art.gen';
import { Croak } from './croak';
import { Ditch } from './ditch';
import { Ducks } from './ducks';
import { Finale } from './finale';
import { Frog } from './frog';
import { game } from './game-id';
import { broughtBy, frameOf, hasGuest, isNight, setHolds } from './growth';
import { House } from './house';
import { type Layout, layouts } from './layout';
import { Net } from './net';
import { scenery } from './scenery';
import { sounds } from './sounds.gen';
import { Swarm } from './swarm';
import { texts } from './texts.gen';
import type { Turn } from './turn';
import { turnFor } from './turns';
import { Way } from './way';

/** Size of the little frog beside the frog. */
const little = 0.55;

/** A ditch from the side: a frog hops over lily pads in equal hops, and a net waits where it lands. */
export default class BeestjesvangenScene extends PracticeScene {
  #variety: Variety = varietyOf(0);
  #air: Rain | undefined;
  #finale: Finale | undefined;
  #ducks: Ducks | undefined;
  #frogs: readonly Frog[] = [];
  // Set in build().
  #backdrop!: ReturnType<typeof scenery>;
  #house!: House;
  #ditch!: Ditch;
  #net!: Net;
  #swarm!: Swarm;
  #croak!: Croak;
  #way!: Way;
  #turn!: Turn;

  constructor() {
    super({ id: game, art, sounds, motif: { notes: 'G F D Bb', instrument: 'clarinet' } });
  }

  protected async build(): Promise<void> {
    const layout = this.#layout;
    const rounds = countIn(await this.loadKeepsake(), 'rounds');
    this.#variety = varietyOf(this.seed);
    const { light, isTurned } = this.#variety;
    this.#backdrop = scenery(this, layout, this.design.orientation, {
      light,
      isTurned,
      isNight: isNight(rounds),
    });
    if (hasGuest('ducks', rounds)) this.#ducks = new Ducks(this, this.motion, layout, this.design.width);
    this.#house = new House(this, this.motion, layout, rounds);
    this.#ditch = new Ditch(this.kit, layout, { isNight: isNight(rounds) });
    const frog = new Frog(this, this.motion, layout.frog.size);
    const froglet = hasGuest('froglet', rounds)
      ? [new Frog(this, this.motion, layout.frog.size * little, 900)]
      : [];
    this.#frogs = [frog, ...froglet];
    this.#net = new Net(this.kit, layout);
    const caught = this.answers.filter(wasRight).length;
    this.#swarm = new Swarm(this.kit, layout, this.particles, caught);
    this.#way = new Way(this.kit, layout, this.#ditch, this.particles, this.#frogs);
    this.#croak = new Croak(this.kit, frog, {
      size: layout.frog.size,
      isReady: () => this.#turn?.isReady === true,
      commit: (input) => this.#commit(input),
    });
    this.#turn = turnFor(this.task.mode, {
      kit: this.kit,
      layout,
      ditch: this.#ditch,
      net: this.#net,
      way: this.#way,
      swarm: this.#swarm,
      isTurned,
      seed: this.seed,
      changed: () => this.#frogs[0]?.await(this.#turn.isReady),
    });
    this.#air = this.#drift(isNight(rounds));
  }

  override update(time: number, delta: number): void {
    super.update(time, delta);
    for (const frog of this.#frogs) frog.update(delta);
    this.#finale?.update(delta);
    if (this.motion?.reduced !== false) return;
    this.#air?.update(delta);
    this.#backdrop?.update(delta);
  }

  protected async show(task: Task, sum: Sum): Promise<void> {
    for (const frog of this.#frogs) frog.wear('calm');
    this.#turn.ask(task, sum);
    this.#croak.sit(this.#way.at);
    this.targets.publish();
    await this.motion.wait(100);
  }

  protected async right(graded: GradedAnswer): Promise<void> {
    const isFestive = isStreak(graded.verdict.streak);
    this.sounds.play('croak');
    const at = await this.#turn.right(graded);
    this.behind(this.#swarm.caught(at, { x: at.x, y: this.#net.rest - 24 }));
    for (const frog of this.#frogs) frog.wear('glad');
    if (!isFestive) return;
    if (this.#ducks !== undefined) this.sounds.play('quack');
    this.behind(this.#ducks?.cheer() ?? Promise.resolve());
    this.#notes(at.x, at.y);
  }

  protected override restore(graded: GradedAnswer): void {
    this.#turn.restore(graded);
  }

  /** The frog hops as the sum says, or as the child said. */
  protected async wrong(graded: GradedAnswer): Promise<void> {
    this.sounds.play('croak');
    await this.#turn.wrong(graded);
    for (const frog of this.#frogs) frog.wear('oh');
    this.sounds.play('plop');
  }

  protected override miss(graded: GradedAnswer): string | null {
    return texts[this.locale](this.#turn.miss(graded));
  }

  /** Shows both ends of the way, and waits for the child. */
  protected override async explain(graded: GradedAnswer): Promise<void> {
    if (graded.verdict.right) return super.explain(graded);
    const clear = await this.#turn.explain(graded);
    await waitForContinue(this.kit, { ...this.#layout.go, size: 1.1 });
    clear();
  }

  protected override drag(): Drag | null {
    return this.#turn.drag;
  }

  protected override async celebrate(): Promise<void> {
    const t = texts[this.locale];
    const layout = this.#layout;
    this.#turn.stop();
    this.#ditch.dry(true);
    this.#ditch.show(false);
    this.#swarm.clear();
    for (const frog of this.#frogs) frog.box.setVisible(false);
    const sign = banner(this.kit, layout.title, t('finale'));
    this.bus.emit('say', { text: t('finale') });
    const place = placeOf(this.#house.count + 1, setHolds);
    this.#finale = new Finale(this.kit, layout, this.particles, this.#net);
    await this.#finale.conduct({ frame: frameOf(place), into: this.#house.placeOf(place) });
    this.#finale.clear();
    this.#finale = undefined;
    sign.destroy();
    this.#ditch.show(true);
    const [frog] = this.#frogs;
    frog?.box.setVisible(true);
    frog?.wear('glad');
    this.#way.fromBank();
    this.grew(await this.#house.grow());
    const { count } = this.#house;
    this.bus.emit('say', { text: t(`brought.${broughtBy(count)}`) });
    await this.saveKeepsake({ rounds: count });
  }

  get #layout(): Layout {
    return layouts[this.design.orientation];
  }

  #commit(input: InputMethod): void {
    if (!this.answerable || !this.#turn.isReady) return;
    // Hops that are known lead to where the frog begins, so they stay.
    this.#ditch.dry(!(this.#variety.isTurned && this.task.mode === 'place'));
    const { given, from } = this.#turn.given;
    this.answer(given, input, from);
  }

  /** Notes rise where the frog landed, after some right answers in a row. */
  #notes(x: number, y: number): void {
    for (let k = 0; k < 14; k++)
      this.particles.emit(k % 2 === 0 ? 'note' : 'spark', x, y - 60, {
        vx: (this.random.next() - 0.5) * 320,
        vy: -120 - this.random.next() * 160,
        life: 1000,
        size: 0.6 + this.random.next() * 0.5,
        depth: 9,
      });
  }

  /** What drifts through the air: fluff, a shower, or fireflies at night. */
  #drift(isDark: boolean): Rain {
    const { x, y, width, height } = this.view;
    const random = () => this.random.next();
    if (isDark || this.#variety.isTurned)
      return new Rain(this.particles, {
        frame: 'firefly',
        area: { x, y: y + height * 0.56, width, height: 0 },
        every: 520,
        flight: { vx: 14, vy: -26, life: 4200, size: 0.8, depth: 3.6 },
        random,
      });
    if (this.#variety.isWet)
      return new Rain(this.particles, {
        frame: 'rain',
        area: { x, y, width: width * 1.1, height: 0 },
        every: 80,
        flight: { vx: -60, vy: 560, life: 800, size: 0.8, spin: 'along', depth: 1.6 },
        random,
      });
    return new Rain(this.particles, {
      frame: 'seed',
      area: { x: x - 40, y: y + height * 0.4, width: width * 0.7, height: 0 },
      every: 1500,
      flight: { vx: 46, vy: -9, life: 9000, size: 0.9, spin: 9, depth: 3.6 },
      random,
    });
  }
}
