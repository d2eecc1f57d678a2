import { banner } from '@games/kit/celebration/banner';
import { countIn } from '@games/kit/celebration/keepsake';
import { isStreak } from '@games/kit/celebration/streak';
import { Rain, type Variety, varietyOf } from '@games/kit/effects/variety';
import { waitForContinue } from '@games/kit/feedback/continue-button';
import type { RibbonPlace } from '@games/kit/feedback/error-ribbon';
import type { InputMethod } from '@games/kit/input/targets';
import { type GradedAnswer, PracticeScene } from '@games/kit/practice-scene';
import { writeLikeAnswer } from '@games/kit/text/notation';
import { rational, times } from '@/maths/number/rational';
import { placeNotation } from '@/maths/round/judging/place-line';
import type { Task } from '@/maths/round/task';
import type { Sum } from '@/maths/sum/sum';
import { art } from './art.gen';
import { Bike } from './bike';
import { Courier } from './courier';
import { deliveredBefore } from './delivered-before';
import { Finale } from './finale';
import { game } from './game-id';
import { Growth } from './growth';
import { type Layout, layouts, letterAt } from './layout';
import { teach } from './lesson';
import { Life } from './life';
import { Post } from './post';
import { Ride } from './ride';
import {
  broughtBy,
  doorOfAnswer,
  hopsFrom,
  isSameStreet,
  missOf,
  nearestNamed,
  type Street,
  streetOf,
  valueAt,
} from './rules';
import { depths, lightOf, mixed, scenery } from './scenery';
import { sounds } from './sounds.gen';
import { StreetMap } from './street-map';
import { StreetView } from './street-view';
import { texts } from './texts.gen';
import { visit } from './visitor';

/** Time for which the lit window is seen before the next task comes, ms. */
const glance = 60;
/** Distance of the sentence about a miss from the sum card, design px. */
const air = 16;
/** Doors from the bicycle to what a round brought. */
const aside = 3;
/** How much of the room below a tall picture map and pedals follow, and how far at most, design px. */
const follows = 0.7;
const lowest = 90;
/** Colour of the street in the finale. */
const dark = 0x6f7bc0;

/** A street is a number line: a number is a door, tens are lampposts, and the post is brought by bicycle. */
export default class PostbezorgerScene extends PracticeScene {
  #backdrop: ReturnType<typeof scenery> | undefined;
  #finale: Finale | undefined;
  #rain: Rain | undefined;
  #life: Life | undefined;
  // Set in build().
  #view!: StreetView;
  #map!: StreetMap;
  #bike!: Bike;
  #ride!: Ride;
  #courier!: Courier;
  #post!: Post;
  #growth!: Growth;
  #variety: Variety = varietyOf(0);
  #street: Street | undefined;

  constructor() {
    super({ id: game, art, sounds, motif: { notes: "C E G E'", instrument: 'clarinet' } });
  }

  protected async build(): Promise<void> {
    const layout = this.#layout;
    this.#variety = varietyOf(this.seed);
    const { isTurned, isWet } = this.#variety;
    this.#backdrop = scenery(this, layout, this.design.orientation);
    this.#view = new StreetView(this.kit, layout, () => this.view);
    this.#tint(lightOf(this.#variety.light, isTurned), isTurned);
    const rounds = countIn(await this.loadKeepsake(), 'gardens');
    this.#growth = new Growth(this.kit, layout, this.#view, rounds);
    visit(this.kit, layout, rounds);
    this.#life = new Life(this.kit, layout, this.#view, this.particles);
    this.#bike = new Bike(this, this.motion, layout);
    this.#ride = new Ride(this.kit, layout, this.#view, this.#bike, this.particles);
    this.#map = new StreetMap(this.kit, layout, (door) => this.#courier.goTo(door));
    const world = { view: this.#view, bike: this.#bike, ride: this.#ride };
    this.#courier = new Courier(this.kit, layout, world, {
      say: (door) => this.#write(door),
      posted: (door, input) => this.#posted(door, input),
      moved: () => this.#map.mark(this.#ride.at, this.#bike.side),
    });
    this.#post = new Post(this.kit, layout, { ...world, courier: this.#courier }, this.particles);
    if (isWet && !isTurned) this.#rain = this.#shower();
    this.#lower();
  }

  override update(time: number, delta: number): void {
    super.update(time, delta);
    if (this.#courier === undefined) return;
    const { isRiding } = this.#ride;
    this.#ride.update(delta);
    if (isRiding) this.#map.mark(this.#ride.at, this.#bike.side);
    this.#bike.update(delta);
    this.#finale?.update(delta);
    this.#rain?.update(delta);
    this.#life?.update(delta);
    if (this.motion?.reduced === false) this.#backdrop?.update(delta);
  }

  protected async show({ line }: Task, sum: Sum): Promise<void> {
    if (line === undefined) return;
    this.#bike.wear('calm');
    const before = this.#street;
    const street = streetOf(sum, line, this.#variety);
    this.#street = street;
    const write = (door: number) => this.#write(door);
    if (before !== undefined && !isSameStreet(before, street)) this.#map.clear();
    this.#view.wear(street, write);
    this.#map.wear(street, write);
    if (before === undefined)
      for (const { door, text } of deliveredBefore(this.answers, street, {
        ...this.#variety,
        locale: this.locale,
      }))
        this.#deliver(door, text);
    this.#view.startAt(street.start, street.start === null ? '' : write(street.start));
    this.#courier.set(street);
  }

  protected async right({ correct, verdict, sum }: GradedAnswer): Promise<void> {
    const street = this.#street;
    const door = street && doorOfAnswer(sum, street, correct);
    if (door === undefined || door === null) return;
    await this.#post.drop(door);
    this.#deliver(door, this.#write(door));
    this.#view.ring(door);
    this.#bike.wear('glad');
    if (isStreak(verdict.streak)) this.#flutter();
    this.behind(this.#post.greet(door, this.task.position));
    await this.motion.wait(glance);
  }

  protected override fitted(): void {
    super.fitted();
    this.#view?.refit();
    this.#lower();
  }

  /** Map and pedals go down with the lower edge of a tall picture. */
  #lower(): void {
    const below = this.view.y + this.view.height - this.design.height;
    const down = Math.max(0, Math.min(lowest, below * follows));
    this.#map?.lower(down);
    this.#courier?.lower(down);
  }

  protected override restore({ answered, sum }: GradedAnswer): void {
    const door = this.#street === undefined ? null : doorOfAnswer(sum, this.#street, answered);
    if (door !== null) this.#courier.put(door);
  }

  protected async wrong({ answered, sum }: GradedAnswer): Promise<void> {
    const street = this.#street;
    const door = street && doorOfAnswer(sum, street, answered);
    if (door === undefined || door === null) return;
    await this.#post.drop(door);
    this.#bike.wear('oh');
    await this.#post.refuse(door, this.task.position);
  }

  protected override miss({ answered, correct, sum, named }: GradedAnswer): string {
    const t = texts[this.locale];
    const street = this.#street;
    if (street === undefined) return t('other');
    const right = doorOfAnswer(sum, street, correct) ?? 0;
    const given = doorOfAnswer(sum, street, answered) ?? 0;
    switch (missOf(street, given, right)) {
      case 'near':
        return t('near');
      case 'worth':
        return t('worth', { step: writeLikeAnswer(street.step, sum, this.locale) });
      case 'other':
        return named ?? t('other');
    }
  }

  protected override get ribbonAt(): RibbonPlace {
    // The card grows downwards for the words that say what is asked.
    const { x, y } = this.card.foot;
    return { x, y: y + air, width: this.#layout.ribbon };
  }

  /** Lets the bicycle hop to the right door, and waits for the child. */
  protected override async explain(graded: GradedAnswer): Promise<void> {
    const street = this.#street;
    const { answered, correct, sum, verdict } = graded;
    const right = street && doorOfAnswer(sum, street, correct);
    const given = street && doorOfAnswer(sum, street, answered);
    if (verdict.right || street === undefined || right == null || given == null) return super.explain(graded);
    this.#view.fade(true);
    // The lesson writes the number itself, where it can be read from afar.
    this.#view.startAt(null, '');
    this.#map.show(false);
    this.#courier.carry(false);
    const world = { layout: this.#layout, view: this.#view, bike: this.#bike };
    const clear = await teach(this.kit, world, {
      given,
      right,
      lamp: nearestNamed(street, right),
      from: hopsFrom(street, given, right),
      isSum: street.origin !== null && !street.isRounding,
      write: (door) => this.#write(door),
      length: (doors) => writeLikeAnswer(times(street.step, rational(doors)), sum, this.locale),
    });
    await waitForContinue(this.kit, { ...this.#layout.go, size: 1.1 });
    clear();
    this.#ride.put(right);
    this.#courier.carry(true);
    this.#map.show(true);
    this.#view.fade(false);
  }

  protected override drag() {
    return this.#courier.drag;
  }

  protected override async celebrate(): Promise<void> {
    const layout = this.#layout;
    const t = texts[this.locale];
    this.#map.show(false);
    this.#courier.carry(false);
    this.#view.clear();
    this.#view.lengthen();
    await this.#fade(lightOf(this.#variety.light, this.#variety.isTurned), dark);
    const sign = banner(this.kit, layout.title, t('finale'));
    this.bus.emit('say', { text: t('finale') });
    const finale = new Finale(this.kit, layout, {
      view: this.#view,
      bike: this.#bike,
      particles: this.particles,
    });
    this.#finale = finale;
    await finale.ride(0);
    this.#finale = undefined;
    sign.destroy();
    this.#bike.wear('glad');
    const door = this.#growth.nextDoor(finale.at);
    // The bicycle stands aside, so that the new thing can be seen.
    const at = door >= aside ? door - aside : door + aside;
    this.#ride.put(finale.at);
    this.#ride.to(at);
    await this.#fade(dark, this.#variety.light);
    this.grew(await this.#growth.grow(door, at));
    const { count } = this.#growth;
    this.bus.emit('say', { text: t(broughtBy(count)) });
    await this.saveKeepsake({ gardens: count });
  }

  get #layout(): Layout {
    return layouts[this.design.orientation];
  }

  #tint(colour: number, isNight: boolean): void {
    this.#backdrop?.tint(colour);
    this.#view.light(colour, isNight);
  }

  /** Lets the light of one time of the day become that of another, 0.4 s. */
  async #fade(from: number, to: number): Promise<void> {
    const light = { share: 0 };
    const onUpdate = () => this.#tint(mixed(from, to, light.share), false);
    await this.motion.tween({ targets: light, share: 1, duration: 400, onUpdate });
    this.#tint(to, false);
  }

  #write(door: number): string {
    return this.#street === undefined
      ? ''
      : writeLikeAnswer(valueAt(this.#street, door), this.sum, this.locale);
  }

  #deliver(door: number, text: string): void {
    this.#view.deliver(door, text);
    this.#map.deliver(door);
  }

  #posted(door: number, input: InputMethod): void {
    const street = this.#street;
    if (street === undefined || !this.answerable) return;
    this.#ride.put(door);
    const value = placeNotation(this.sum, valueAt(street, door));
    const { bike } = this.#layout;
    this.answer({ kind: 'place', value }, input, { x: bike.x, y: this.#view.yAt(letterAt) });
  }

  #shower(): Rain {
    const { x, y, width } = this.view;
    return new Rain(this.particles, {
      frame: 'drop',
      area: { x, y, width, height: 0 },
      every: 110,
      flight: { vx: -60, vy: 620, life: 1200, size: 0.7, spin: 'along', depth: depths.map - 1 },
      random: () => this.random.next(),
    });
  }

  /** Feathers fly up, after some right answers in a row. */
  #flutter(): void {
    const { x, y } = this.#bike.box;
    this.sounds.play('coo');
    for (let k = 0; k < 18; k++)
      this.particles.emit(k % 3 === 0 ? 'spark' : 'feather', x - 60, y - 120, {
        vx: (this.random.next() - 0.5) * 480,
        vy: -160 - this.random.next() * 260,
        gravity: 380,
        life: 1200,
        size: 0.7 + this.random.next() * 0.7,
        spin: 120,
        depth: depths.letter,
      });
  }
}
