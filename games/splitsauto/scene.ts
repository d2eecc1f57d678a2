import { wasRight } from '@games/kit/api/bus';
import { banner } from '@games/kit/celebration/banner';
import { countIn } from '@games/kit/celebration/keepsake';
import { isStreak } from '@games/kit/celebration/streak';
import type { Drag } from '@games/kit/demonstration/beats';
import { type Variety, varietyOf } from '@games/kit/effects/variety';
import type { Box } from '@games/kit/layout/design';
import { CommitPull } from '@games/kit/parts/commit-pull';
import { NumberPad } from '@games/kit/parts/number-pad/number-pad';
import { isComplete } from '@games/kit/parts/number-pad/typing';
import { type GradedAnswer, PracticeScene } from '@games/kit/practice-scene';
import type { Task } from '@/maths/round/task';
import type { Sum } from '@/maths/sum/sum';
import { art } from './art.gen';
import { Car } from './car';
import { Finale } from './finale';
import { game } from './game-id';
import { broughtBy, frameOf, hasBalloon, isEvening, isHidden, setHolds } from './growth';
import { type Layout, layouts, waitingHalf } from './layout';
import { compare } from './miss';
import { leftOver, numberIn, type Ride, rideOf } from './rules';
import { depths, scenery } from './scenery';
import { Sky } from './sky';
import { sounds } from './sounds.gen';
import { texts } from './texts.gen';
import { Town } from './town';

/** A road with a fork, from the side: a car in two halves, whose seats are the whole and whose passengers are the parts. */
export default class SplitsautoScene extends PracticeScene {
  #variety: Variety = varietyOf(0);
  /** In a turned round the front is swiped, and what is asked is behind curtains. */
  #isTurned = false;
  #ride: Ride | null = null;
  #car: Car | undefined;
  #finale: Finale | undefined;
  #sky: Sky | undefined;
  // Set in build().
  #backdrop!: ReturnType<typeof scenery>;
  #town!: Town;
  #pad!: NumberPad;
  #pull!: CommitPull;

  constructor() {
    super({ id: game, art, sounds, motif: { notes: 'E F# A E', instrument: 'vibraphone' } });
  }

  protected async build(): Promise<void> {
    const layout = this.#layout;
    const rounds = countIn(await this.loadKeepsake(), 'rounds');
    this.#variety = varietyOf(this.seed);
    this.#isTurned = isHidden(rounds, this.#variety.isTurned);
    this.#backdrop = scenery(this, layout, this.design.orientation, {
      light: this.#variety.light,
      isNight: isEvening(rounds),
    });
    this.#sky = new Sky(this, this.motion, this.particles, layout, {
      view: this.view,
      isWet: this.#variety.isWet,
      hasBalloon: hasBalloon(rounds),
      random: () => this.random.next(),
    });
    const home = this.answers.filter(wasRight).length;
    this.#town = new Town(this, this.motion, layout, { home, rounds });
    this.#pad = new NumberPad(this.kit, {
      ...layout.pad,
      longest: 3,
      minus: this.belowZero,
      changed: (value) => this.#typed(value),
    });
    this.#pull = this.#swipe();
  }

  override update(time: number, delta: number): void {
    super.update(time, delta);
    this.#car?.update(delta);
    this.#finale?.update(delta);
    if (this.motion?.reduced !== false) return;
    this.#sky?.update(delta);
    this.#backdrop?.update(delta);
  }

  protected async show(_task: Task, sum: Sum): Promise<void> {
    this.#pull.drop();
    this.#pad.clear();
    this.#ride = rideOf(sum, this.#isTurned);
    if (this.#ride === null) return;
    const car = new Car(this.kit, this.#layout, this.#ride, this.#isTurned);
    this.#car = car;
    this.sounds.play('roll');
    this.targets.publish();
    this.behind(car.come());
    await this.motion.wait(150);
  }

  protected async right({ verdict }: GradedAnswer): Promise<void> {
    const car = this.#car;
    if (car === undefined) return;
    const isFestive = isStreak(verdict.streak);
    await car.couple();
    this.sounds.play('click');
    car.fill();
    car.wear('glad');
    car.cheer();
    this.#puff(isFestive ? 26 : 12);
    if (isFestive) {
      this.sounds.play('peep');
      this.#town.cheer();
    }
    this.#sky?.salute();
    this.behind(this.#depart(car));
    await this.motion.wait(120);
  }

  /** Passengers sit as the child typed: seats stay empty, or somebody stands. */
  protected async wrong({ answered }: GradedAnswer): Promise<void> {
    const given = numberIn(answered);
    const car = this.#car;
    if (car === undefined || given === null) return;
    await car.couple();
    this.sounds.play('clack');
    car.wear('oh');
    if (this.#ride?.asked === 'whole') car.write(`${given}`);
    await car.seat(given);
  }

  protected override miss({ answered, named }: GradedAnswer): string | null {
    const given = numberIn(answered);
    if (given === null || this.#ride === null) return null;
    const { kind, count } = leftOver(this.#ride, given);
    const told = kind === 'miss' ? texts[this.locale](kind) : texts[this.locale](kind, { count });
    // How near a number was, the seats show.
    const off = Math.abs(given - this.#ride[this.#ride.asked]);
    return off === 1 || off === 10 ? told : (named ?? told);
  }

  /** The seats tell it: both numbers stand below them until the child goes on. */
  protected override async explain(graded: GradedAnswer): Promise<void> {
    const given = numberIn(graded.answered);
    const [ride, car] = [this.#ride, this.#car];
    if (graded.verdict.right || given === null || ride === null || car === undefined)
      await super.explain(graded);
    else await compare(this.kit, this.#layout, { ride, car, given });
    if (car === undefined) return;
    // It drives off as it should be: every seat taken, nobody left behind.
    car.fill();
    car.wear('calm');
    this.behind(car.leave(true));
  }

  protected override drag(): Drag {
    const { x, y } = this.#waiting;
    const way = this.#layout.rest[this.#moved];
    const after = ['pad-1', 'pad-2', 'pad-3', 'pad-4', 'pad-5'];
    return { commits: true, after, from: { x, y }, to: { x: x - way.x, y: y - way.y } };
  }

  protected override async celebrate(): Promise<void> {
    const t = texts[this.locale];
    this.#pad.destroy();
    this.#pull.box.destroy();
    this.#car?.destroy();
    const { rounds } = this.#town;
    const sign = banner(this.kit, this.#layout.title, t('finale'));
    this.bus.emit('say', { text: t('finale') });
    this.#finale = new Finale(this.kit, this.#layout, this.particles, {
      frame: frameOf(rounds % setHolds),
      met: () => this.#town.cheer(),
    });
    await this.#finale.meet();
    sign.destroy();
    this.grew(await this.#town.park());
    this.#finale.clear();
    this.#finale = undefined;
    this.bus.emit('say', { text: t(broughtBy(rounds + 1)) });
    await this.saveKeepsake({ rounds: rounds + 1 });
  }

  get #layout(): Layout {
    return layouts[this.design.orientation];
  }

  /** The half that is swiped. */
  get #moved(): 'front' | 'rear' {
    return this.#isTurned ? 'front' : 'rear';
  }

  /** Where it waits; the sums of a round mostly have as many decks as the first. */
  get #waiting(): Box {
    return waitingHalf(this.#layout, this.#moved, rideOf(this.sum, this.#isTurned)?.decks ?? 1);
  }

  #typed(value: string): void {
    this.card.type(value);
    this.#car?.type(value);
    this.#car?.rev(isComplete(value));
    if (value !== '') this.sounds.play('hop');
    this.targets.publish();
  }

  /** The half that waits is swiped to the other one. */
  #swipe(): CommitPull {
    const { along, rest } = this.#layout;
    return new CommitPull(this.kit, {
      zone: this.#waiting,
      depth: depths.plate,
      label: () => this.#label(),
      isReady: () => isComplete(this.#pad.value),
      keys: ['Enter'],
      along,
      way: -rest[this.#moved][along],
      enough: 0.35,
      pulled: (share) => this.#car?.pull(share * 0.94),
      tooShort: () => this.#car?.release(),
      commit: (input) => this.answer({ kind: 'value', raw: this.#pad.value }, input, this.#car?.at),
    });
  }

  #label(): string {
    const t = texts[this.locale];
    const ride = this.#ride;
    if (ride === null) return t('couple');
    const { asked } = ride;
    const told =
      asked === 'whole'
        ? t('asksWhole', { front: ride.front, rear: ride.rear })
        : t(asked === 'rear' ? 'asksRear' : 'asksFront', {
            whole: ride.whole,
            known: ride[asked === 'rear' ? 'front' : 'rear'],
          });
    return `${t('couple')}. ${told}`;
  }

  /** The full car drives off, and one of its chicks is soon at a window of the town. */
  async #depart(car: Car): Promise<void> {
    await this.motion.wait(90);
    this.sounds.play('drive');
    await car.leave(this.task.position % 2 === 0);
    await this.#town.welcome();
  }

  #puff(count: number): void {
    const at = this.#car?.at;
    if (at === undefined) return;
    for (let k = 0; k < count; k++)
      this.particles.emit(k % 3 === 0 ? 'feather' : 'puff', at.x, at.y - 40, {
        vx: (this.random.next() - 0.5) * 420,
        vy: -60 - this.random.next() * 220,
        gravity: 420,
        life: 520,
        size: 0.4 + this.random.next() * 0.5,
        depth: depths.plate,
      });
  }
}
