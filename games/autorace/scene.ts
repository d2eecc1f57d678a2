import { wasRight } from '@games/kit/api/bus';
import { Ghost } from '@games/kit/celebration/ghost';
import { isStreak } from '@games/kit/celebration/streak';
import type { Backdrop } from '@games/kit/effects/backdrop';
import { varietyOf } from '@games/kit/effects/variety';
import { minViewMs, waitForContinue } from '@games/kit/feedback/continue-button';
import { hintBesideDistance } from '@games/kit/feedback/graded-answer';
import { Lanes } from '@games/kit/parts/lanes';
import { type GradedAnswer, PracticeScene } from '@games/kit/practice-scene';
import { textAroundHole } from '@games/kit/text/notation';
import type { Task } from '@/maths/round/task';
import { answerText } from '@/maths/sum/prompt';
import { art } from './art.gen';
import { besideOf, besideRibbon, missText, triedOut } from './back-text';
import { Car } from './car';
import { Circuit } from './circuit';
import { dust, rush, sparkle } from './dust';
import { finishPhoto, race } from './finale';
import { type Gate, gateAhead } from './gate';
import { Gates } from './gates';
import { GhostCar } from './ghost-car';
import { game } from './glyphs';
import { type Layout, layouts } from './layout';
import { Road } from './road';
import {
  boardsOf,
  type Kept,
  type Leg,
  legOf,
  onGate,
  postedChange,
  readKept,
  stopsOf,
  turned,
} from './rules';
import { type LayerId, paintCity } from './scenery';
import { sounds } from './sounds.gen';
import { WayBack } from './way-back';

/** The way through a gate, and the time to the next gates, which can be read well before the car stands, ms. */
const driveTime = { through: 380, on: 640, read: 220 } as const;

/** A race through the city: an operation changes a number, and can be undone. */
export default class AutoraceScene extends PracticeScene {
  #backdrop: Backdrop<LayerId> | undefined;
  // Set in build().
  #road!: Road;
  #car!: Car;
  #circuit!: Circuit;
  #ghost!: GhostCar;
  #gates!: Gates;
  #lanes!: Lanes;
  #leg: Leg | null = null;
  #kept: Kept = { pieces: 0, best: [] };
  #own = new Ghost([]);

  constructor() {
    super({ id: game, art, sounds, motif: { notes: "A B D' F#'", instrument: 'vibraphone' } });
  }

  protected async build(): Promise<void> {
    const layout = this.#layout;
    this.#kept = readKept(await this.loadKeepsake());
    this.#own = new Ghost(this.#kept.best);
    for (const answer of this.answers) this.#own.mark(answer.position, wasRight(answer));
    this.#backdrop = paintCity(this, layout, this.design.orientation, this.seed);
    this.#circuit = new Circuit(this, this.motion, layout, this.#kept.pieces);
    this.#road = new Road(this, this.motion, layout.road, this.random);
    this.#ghost = new GhostCar(this, this.motion, layout.road);
    this.#car = new Car(this.kit, layout.road, layout.car);
    this.#lanes = new Lanes(this.kit, {
      vehicle: this.#car.box,
      take: (id, input) => this.answer({ kind: 'choice', optionId: id }, input, this.#gates.at(id)?.plate),
    });
    this.#gates = new Gates(this.kit, this.#road, layout, this.#lanes);
  }

  override update(time: number, delta: number): void {
    super.update(time, delta);
    this.#car?.update(delta);
    if (this.motion?.reduced === false) this.#backdrop?.update(delta);
  }

  protected async show({ options = [] }: Task): Promise<void> {
    const road = this.#road;
    const leg = legOf(this.sum);
    this.#leg = leg !== null && varietyOf(this.seed).isTurned ? turned(leg) : leg;
    const { before, after } = textAroundHole(this.sum, this.locale);
    const boards = boardsOf(this.#leg, before, after, this.locale);
    const coming = this.motion.reduced ? 0 : road.crest - gateAhead(road.view) - 0.2;
    this.#car.roof = boards.roof;
    this.#gates.set(options, boards, postedChange(this.#leg), coming);
    this.sounds.play('drive');
    this.#ghost.hide();
    this.behind(road.drive(coming, driveTime.on, 'Cubic.Out'));
    void this.#car.steer(0);
    await this.motion.wait(driveTime.read);
  }

  protected async right({ given, correct, verdict, task }: GradedAnswer): Promise<void> {
    const road = this.#road;
    const gate = this.#chosen(given);
    this.#car.lane = gate.lane;
    this.#own.mark(task.position, true);
    this.sounds.play('boost');
    if (isStreak(verdict.streak)) this.#sparkle(verdict.streak + 4);
    this.#ghost.show(this.#own.lead, this.#car.lane);
    this.behind(this.#car.boost());
    this.behind(this.#race(gate));
    await Promise.all([
      this.#roll(correct),
      road.drive(gateAhead(road.view) + 0.9, driveTime.through, 'Quad.In'),
    ]);
    dust(this.particles, this.random, this.#car.box);
  }

  protected async wrong({ given, task }: GradedAnswer): Promise<void> {
    const gate = this.#chosen(given);
    this.#car.lane = gate.lane;
    this.#own.mark(task.position, false);
    this.sounds.play('foam');
    await Promise.all([gate.fill(), this.#road.drive(gateAhead(this.#road.view) * 0.4, 480, 'Sine.Out')]);
    this.behind(this.#car.nestle());
  }

  protected override miss(graded: GradedAnswer): string | null {
    const beside = hintBesideDistance(graded);
    return missText(this.locale, this.#leg, graded, { named: graded.named, beside });
  }

  /** Drives back from the child's answer and from the right one: only the right one returns to the start. */
  protected override async explain(graded: GradedAnswer): Promise<void> {
    const { given } = graded;
    const chosen = given.kind === 'choice' ? this.#gates.at(given.optionId) : undefined;
    const driven = graded.verdict.right ? null : triedOut(this.#leg, graded);
    const shown = graded.verdict.right ? null : (driven ?? besideOf(graded, this.locale));
    if (shown === null) {
      this.#gates.compare(`v${graded.correct}`, chosen ?? null);
      return super.explain(graded);
    }
    this.#gates.fade();
    const { own, right } = shown;
    const way = new WayBack(this.kit, this.#layout, own, right);
    await Promise.all([way.open(), this.#car.hide(true)]);
    this.sounds.play('hop');
    const text = driven && besideRibbon(this.locale, this.#leg, own, hintBesideDistance(graded));
    if (text !== null) this.bus.emit('say', { text });
    await Promise.all([way.drive('own'), way.drive('right')]);
    await this.motion.wait(minViewMs);
    await waitForContinue(this.kit, this.#layout.go);
    await Promise.all([way.close(), this.#car.hide(false)]);
  }

  protected override drag() {
    return this.#lanes.drag;
  }

  protected override async celebrate(): Promise<void> {
    const { particles } = this;
    const place = { layout: this.#layout, particles };
    this.#gates.clear();
    this.#ghost.hide();
    await race(this.kit, place, this.#road, this.#car);
    await finishPhoto(this.kit, place, this.#own.result);
    await this.saveKeepsake({ pieces: this.#kept.pieces + 1, best: this.#own.best });
    this.sounds.play('piece');
    await Promise.all([this.#circuit.add(), this.#road.reveal(this.#circuit.newest)]);
    this.#circuit.lap();
    this.grew(this.#circuit.newest);
    await this.motion.wait(350);
  }

  get #layout(): Layout {
    return layouts[this.design.orientation];
  }

  /** Shows the answer on the roof and counts to the result. */
  async #roll(correct: string): Promise<void> {
    const car = this.#car;
    const leg = this.#leg;
    if (leg?.hole === 'start') car.roof = correct;
    if (leg !== null) {
      const isCounted = postedChange(leg) > 0 || leg.sign === '×' || leg.sign === ':';
      const stops = isCounted ? stopsOf(leg) : undefined;
      return car.roll(leg.result, stops, (stop) => this.#gates.tick(stop));
    }
    // A quotient with a remainder cannot be counted to.
    if (this.sum.right.kind !== 'hole') return;
    if (/^\d+$/.test(correct)) return car.roll(Number(correct));
    car.roof = onGate(answerText(correct, this.locale));
  }

  /** The wind rushes by, and the gate springs and sparks as the car comes through. */
  async #race(gate: Gate): Promise<void> {
    const { middle, crest } = this.#layout.road;
    for (let gust = 0; gust < 3; gust++) {
      rush(this.particles, this.random, { x: middle, y: crest });
      await this.motion.wait(90);
      // It flies off before the next numbers can be read.
      if (gust === 0) sparkle(this.particles, this.random, gate.plate, 10);
    }
    if (gate.box.active) await gate.spring();
  }

  #sparkle(count: number): void {
    const { x, y } = this.#car.box;
    sparkle(this.particles, this.random, { x, y: y - 90 }, count);
  }

  #chosen(given: GradedAnswer['given']): Gate {
    const gate = given.kind === 'choice' ? this.#gates.at(given.optionId) : undefined;
    if (gate === undefined) throw new Error('an answer without a gate');
    return gate;
  }
}
