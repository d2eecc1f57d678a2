import { wasRight } from '@games/kit/api/bus';
import { banner } from '@games/kit/celebration/banner';
import { growIn } from '@games/kit/celebration/grow-in';
import { countIn } from '@games/kit/celebration/keepsake';
import { isStreak } from '@games/kit/celebration/streak';
import { placeOf } from '@games/kit/celebration/volumes';
import type { Drag } from '@games/kit/demonstration/beats';
import { Rain, type Variety, varietyOf } from '@games/kit/effects/variety';
import type { Point } from '@games/kit/layout/design';
import { type GradedAnswer, PracticeScene } from '@games/kit/practice-scene';
import type { Task } from '@/maths/round/task';
import type { Sum } from '@/maths/sum/sum';
import { art } from './art.gen';
import { Boat } from './boat';
import { Company } from './company';
import { Crossing } from './crossing';
import { Finale } from './finale';
import { game } from './game-id';
import { broughtBy, frameOf, isNight, partOf, riderTints, setHolds } from './growth';
import { type Layout, layouts } from './layout';
import { Pad } from './pad';
import { scenery } from './scenery';
import { SeaLife } from './sea-life';
import { Seal } from './seal';
import { sounds } from './sounds.gen';
import { texts } from './texts.gen';
import { TowRope } from './tow-rope';

/** Time of the ride of a right answer, ms: the next sum comes right after it. */
const rideFor = 420;

/** The sea from the side: a sum is a way of jumps along an empty number line, and a boat rides them. */
export default class BananenbootScene extends PracticeScene {
  #finale: Finale | undefined;
  #rain: Rain | undefined;
  #seal: Seal | undefined;
  #boat: Boat | undefined;
  #variety: Variety = varietyOf(0);
  // Set in build().
  #backdrop!: ReturnType<typeof scenery>;
  #company!: Company;
  #life!: SeaLife;
  #crossing!: Crossing;
  #pad!: Pad;
  #rope!: TowRope;

  constructor() {
    super({ id: game, art, sounds, motif: { notes: "G B D' G'", instrument: 'marimba' } });
  }

  protected async build(): Promise<void> {
    const layout = this.#layout;
    const rounds = countIn(await this.loadKeepsake(), 'rounds');
    this.#variety = varietyOf(this.seed);
    this.#backdrop = scenery(this, layout, this.design.orientation, {
      light: this.#variety.light,
      isNight: isNight(rounds),
    });
    this.#company = new Company(this, layout, rounds);
    this.#life = new SeaLife(this, this.motion, this.particles, layout, this.answers.filter(wasRight).length);
    this.#seal = new Seal(this, this.motion, layout);
    this.#boat = new Boat(this, this.motion, layout.boat, riderTints(rounds));
    this.#crossing = new Crossing(this.kit, layout, this.#boat, (x, y) => this.#spray(x, y));
    this.#pad = new Pad(this.kit, layout, this.belowZero, () => this.#rope?.refresh());
    this.#rope = new TowRope(this.kit, layout, {
      label: () => `${texts[this.locale]('pull')}. ${this.#crossing.told}`,
      isReady: () => this.#pad.isComplete,
      pulled: (share) => this.#pulled(share),
      commit: (input) => this.answer({ kind: 'value', raw: this.#pad.value }, input, this.#boat?.box),
    });
    this.#rain = this.#variety.isWet ? this.#shower() : this.#gulls();
  }

  override update(time: number, delta: number): void {
    super.update(time, delta);
    this.#seal?.update(delta);
    this.#boat?.update(delta);
    this.#finale?.update(delta);
    if (this.motion?.reduced !== false) return;
    this.#rain?.update(delta);
    this.#backdrop?.update(delta);
  }

  protected async show(_task: Task, sum: Sum): Promise<void> {
    this.#seal?.wear('calm');
    this.#boat?.wear('calm');
    this.#crossing.ask(sum, this.#variety.isTurned);
    this.#pad.begin(sum);
    this.behind(this.#rope.release());
    this.behind(this.#crossing.sail());
    await this.motion.wait(120);
  }

  protected async right({ verdict }: GradedAnswer): Promise<void> {
    const isFestive = isStreak(verdict.streak);
    this.#boat?.wear('glad');
    if (isFestive) this.behind(this.#seal?.cheer() ?? Promise.resolve());
    else this.#seal?.wear('glad');
    this.sounds.play('motor');
    const x = await this.#crossing.arrive(rideFor);
    this.sounds.play('splash');
    this.#life.splash(x, isFestive ? 22 : 11);
    this.behind(this.#life.keep(x));
    if (isFestive) this.sounds.play('bark');
    if (isFestive || this.#variety.isTurned) this.behind(this.#life.dolphin(x, this.design.width));
  }

  /** The boat lands where the child said. */
  protected async wrong(graded: GradedAnswer): Promise<void> {
    this.#seal?.wear('oh');
    await this.#crossing.goAstray(graded);
    this.#boat?.wear('oh');
  }

  protected override miss(graded: GradedAnswer): string | null {
    if (graded.answered === null) return null;
    const t = texts[this.locale];
    if (this.#crossing.fitsOneMore(graded)) return t('fits');
    return graded.named ?? t('miss');
  }

  /** Draws the right way beside the child's, and waits for the child. */
  protected override async explain(graded: GradedAnswer): Promise<void> {
    if (graded.verdict.right) return super.explain(graded);
    await this.#crossing.compare(graded);
  }

  /** From where the rope is taken to where it lets the boat go. */
  protected override drag(): Drag {
    const { x, rest, pulled } = this.#layout.rope;
    const after = ['pad-1', 'pad-2', 'pad-3', 'pad-4', 'pad-5'];
    return { commits: true, after, from: { x, y: rest + 32 }, to: { x, y: pulled + 72 } };
  }

  protected override async celebrate(): Promise<void> {
    const t = texts[this.locale];
    const before = this.#company.count;
    const place = placeOf(before + 1, setHolds);
    this.#crossing.clear();
    this.#rope.show(false);
    this.#seal?.wear('glad');
    this.behind(this.#seal?.come(this.#layout.finale.seal) ?? Promise.resolve());
    const boat = this.#boat;
    if (boat === undefined) return;
    const sign = banner(this.kit, this.#layout.title, t('finale'));
    this.bus.emit('say', { text: t('finale') });
    this.#finale = new Finale(this.kit, this.#layout, this.particles, boat, {
      frame: frameOf(place),
      isRider: partOf(place).chapter === 'rider',
    });
    await this.#finale.leap();
    this.#finale.clear();
    this.#finale = undefined;
    sign.destroy();
    this.grew(await this.#grow(place));
    const { count } = this.#company;
    this.bus.emit('say', { text: t(`brought.${broughtBy(count)}`) });
    await this.saveKeepsake({ rounds: count });
  }

  /** Adds what the round brought; returns where it is. */
  async #grow(place: number): Promise<Point> {
    const { chapter, nth } = partOf(place);
    const thing = this.#company.add();
    const old = this.#boat;
    if (chapter !== 'rider' || old === undefined) {
      const { line, water, title } = this.#layout;
      // The boat gives way: what is new stands behind it.
      if (old !== undefined) old.box.setPosition(line.from, water);
      if (thing !== null) await growIn(this.motion, thing);
      return thing ?? title;
    }
    const { x, y } = old.box;
    old.destroy();
    const boat = new Boat(this, this.motion, this.#layout.boat, riderTints(this.#company.count));
    boat.box.setPosition(x, y);
    boat.wear('glad');
    this.#boat = boat;
    const rider = boat.rider(nth);
    if (rider !== undefined) await growIn(this.motion, rider);
    return { x, y: y - 40 };
  }

  get #layout(): Layout {
    return layouts[this.design.orientation];
  }

  /** The boat leans back as the rope is pulled, and its motor warms up. */
  #pulled(share: number): void {
    this.#boat?.lean(share);
    if (share > 0.2 && this.#boat) this.#spray(this.#boat.box.x, this.#boat.box.y);
  }

  /** Drops fly off, and foam stays behind for a while as a wake. */
  #spray(x: number, y: number): void {
    const { random } = this;
    this.particles.emit('foam', x, y, { vx: 0, vy: 8, life: 900, size: 0.7, depth: 6.4 });
    this.particles.emit('drop', x, y + 4, {
      vx: (random.next() - 0.5) * 160,
      vy: -60 - random.next() * 120,
      gravity: 620,
      life: 460,
      size: 0.4 + random.next() * 0.4,
      depth: 6.5,
    });
  }

  /** Gulls that cross the sky. */
  #gulls(): Rain {
    const { x, y, width } = this.view;
    return new Rain(this.particles, {
      frame: 'gull',
      area: { x, y: y + 150, width: width * 0.5, height: 0 },
      every: 4200,
      flight: { vx: 56, vy: 5, life: 9000, size: 0.6, depth: 1.3 },
      random: () => this.random.next(),
    });
  }

  /** A shower over the sea. */
  #shower(): Rain {
    const { x, y, width } = this.view;
    return new Rain(this.particles, {
      frame: 'rain',
      area: { x, y, width: width * 1.1, height: 0 },
      every: 90,
      flight: { vx: -60, vy: 520, life: 900, size: 0.7, spin: 'along', depth: 1.5 },
      random: () => this.random.next(),
    });
  }
}
