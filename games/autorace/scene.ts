import { wasRight } from '@games/kit/api/bus';
import { Ghost } from '@games/kit/celebration/ghost';
import { isStreak } from '@games/kit/celebration/streak';
import { Backdrop, type LayerPlace } from '@games/kit/effects/backdrop';
import { minViewMs, waitForContinue, withSkip } from '@games/kit/feedback/continue-button';
import type { Point } from '@games/kit/layout/design';
import { Lanes } from '@games/kit/parts/lanes';
import { type GradedAnswer, PracticeScene } from '@games/kit/practice-scene';
import { textAroundHole } from '@games/kit/text/notation';
import { texts as kitTexts } from '@games/kit/text/texts.gen';
import { layerKey } from '@games/kit/textures/load-art';
import type { GameObjects } from 'phaser';
import type { Task } from '@/maths/round/task';
import { answerText } from '@/maths/sum/prompt';
import { art } from './art.gen';
import { backText, restText } from './back-text';
import { Car } from './car';
import { Circuit } from './circuit';
import { daylight } from './daylight';
import { dust, sparkle } from './dust';
import { confetti, takePhoto } from './finish';
import { Gantry } from './gantry';
import { Gate, gateAhead, gateSize } from './gate';
import { game } from './glyphs';
import { type Layout, layouts } from './layout';
import { roadPoint } from './perspective';
import { Posts } from './posts';
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
  tryOut,
  tryOutRest,
} from './rules';
import { slalom } from './slalom';
import { sounds } from './sounds.gen';
import { texts } from './texts.gen';
import { WayBack } from './way-back';

/** Duration of the finish photo, ms; the child can skip it. */
const photoTime = 1300;
/** The way through a gate, and the time to the next gates, which can be read well before the car stands, ms. */
const driveTime = { through: 380, on: 640, read: 220 } as const;
const lanes = [-1, 0, 1] as const;
const laneNames = ['left', 'middle', 'right'] as const;

type LayerId = Exclude<(typeof art.layers)[number]['id'], 'photo'>;

/** Layers that do not follow the pointer. */
const placesOf = ({ sky, skyline, hills, ground }: Layout): Record<LayerId, LayerPlace> => ({
  sky: { ...sky, depth: 0 },
  'sky-tall': { ...sky, depth: 0 },
  skyline: { ...skyline, depth: 1 },
  hills: { ...hills, depth: 2 },
  ground: { ...ground, depth: 4, still: true },
  'ground-tall': { ...ground, depth: 4, still: true },
});

/** A race through the city: an operation changes a number, and can be undone. */
export default class AutoraceScene extends PracticeScene {
  #road: Road | undefined;
  #car: Car | undefined;
  #circuit: Circuit | undefined;
  #ghost: GameObjects.Image | undefined;
  #backdrop: Backdrop<LayerId> | undefined;
  #lanes: Lanes | undefined;
  #gates = new Map<string, Gate>();
  #gantry: Gantry | undefined;
  #posts: Posts | undefined;
  #leg: Leg | null = null;
  #kept: Kept = { pieces: 0, best: [] };
  #own = new Ghost([]);

  constructor() {
    super({ id: game, art, sounds, motif: { notes: "A B D' F#'", instrument: 'vibraphone' } });
  }

  protected async build(): Promise<void> {
    this.#kept = readKept(await this.loadKeepsake());
    this.#own = new Ghost(this.#kept.best);
    for (const answer of this.answers) this.#own.mark(answer.position, wasRight(answer));
    const { road } = this.#layout;
    this.#backdrop = new Backdrop(this, {
      game,
      layers: art.layers.filter((layer) => layer.id !== 'photo'),
      places: placesOf(this.#layout),
      orientation: this.design.orientation,
    });
    this.#backdrop.tint(daylight(this.seed));
    this.#circuit = new Circuit(this, this.motion, this.#layout, this.#kept.pieces);
    this.#road = new Road(this, this.motion, road, this.random);
    this.#ghost = this.sprite(road.middle, road.car, 'ghost').setVisible(false);
    const car = new Car(this, this.motion, road, this.#layout.car);
    this.#car = car;
    this.#lanes = new Lanes(this.kit, {
      vehicle: car.box,
      take: (id, input) => this.answer({ kind: 'choice', optionId: id }, input, this.#plateOf(id)),
    });
  }

  override update(time: number, delta: number): void {
    super.update(time, delta);
    this.#car?.update(delta);
    if (this.motion?.reduced === false) this.#backdrop?.update(delta);
  }

  protected async show({ options = [] }: Task): Promise<void> {
    const road = this.#the(this.#road);
    const car = this.#the(this.#car);
    this.#clear();
    const t = texts[this.locale];
    this.#leg = legOf(this.sum);
    const boards = boardsOf(this.#leg, textAroundHole(this.sum, this.locale).before);
    const stand = gateAhead(road.view);
    const coming = this.motion.reduced ? 0 : road.crest - stand - 0.2;
    car.roof = boards.roof;
    this.#gantry = new Gantry(this, road, this.#layout, boards.gantry, coming);
    for (const [index, { id, value }] of options.entries()) {
      const lane = lanes[index] ?? 0;
      const text = onGate(boards.gate(answerText(value, this.locale)));
      this.#gates.set(id, new Gate(this, this.motion, road, lane, text, this.#layout.gate, stand + coming));
    }
    const posted = postedChange(this.#leg);
    if (posted > 0) this.#posts = new Posts(this, road, posted, stand, coming);
    this.#lanes?.set(
      options.flatMap(({ id, value }, index) => {
        const gate = this.#gates.get(id);
        if (gate === undefined) return [];
        const label = `${t(`gate.${laneNames[index] ?? 'middle'}`)}: ${kitTexts[this.locale]('option', { value: answerText(value, this.locale) })}`;
        const { x, y } = roadPoint(road.view, gate.lane, 0);
        return [{ id, label, digits: value, object: gate.box, size: gateSize, x, y }];
      }),
    );
    this.sounds.play('drive');
    this.#ghost?.setVisible(false);
    this.behind(road.drive(coming, driveTime.on, 'Cubic.Out'));
    void car.steer(0);
    await this.motion.wait(driveTime.read);
  }

  protected async right({ given, correct, verdict, task }: GradedAnswer): Promise<void> {
    const road = this.#the(this.#road);
    const car = this.#the(this.#car);
    car.lane = this.#chosen(given).lane;
    this.#own.mark(task.position, true);
    this.sounds.play('boost');
    this.#streak(verdict.streak);
    this.#showGhost();
    this.behind(car.boost());
    await Promise.all([
      this.#roll(correct),
      road.drive(gateAhead(road.view) + 0.9, driveTime.through, 'Quad.In'),
    ]);
    dust(this.particles, this.random, car.box);
  }

  protected async wrong({ given, task }: GradedAnswer): Promise<void> {
    const road = this.#the(this.#road);
    const car = this.#the(this.#car);
    const gate = this.#chosen(given);
    car.lane = gate.lane;
    this.#own.mark(task.position, false);
    this.sounds.play('foam');
    await Promise.all([gate.fill(), road.drive(gateAhead(road.view) * 0.4, 480, 'Sine.Out')]);
    this.behind(car.nestle());
  }

  protected override miss({ named }: GradedAnswer): string {
    return named ?? texts[this.locale]('miss');
  }

  /** Undoes the change from the child's answer and from the right one: only the right one returns to the start. */
  protected override async explain(graded: GradedAnswer): Promise<void> {
    const leg = this.#leg;
    for (const [id, gate] of this.#gates) if (id === `v${graded.correct}`) void gate.glow();
    const tried = graded.verdict.right ? null : this.#tryOut(graded);
    if (tried === null) return super.explain(graded);
    const { own, right, sentence } = tried;
    const write = leg === null ? onGate : boardsOf(leg).gate;
    const numbers = {
      own: write(answerText(graded.answered ?? '', this.locale)),
      right: write(answerText(graded.correct, this.locale)),
    };
    const way = new WayBack(this, this.motion, this.design.orientation, own, right, numbers);
    // The board would stick out above the panel.
    void this.motion.tween({ targets: this.#gantry?.box, alpha: 0, duration: 160 });
    await way.open();
    this.sounds.play('hop');
    this.bus.emit('say', { text: sentence });
    await Promise.all([way.drive(own, 'own'), way.drive(right, 'right')]);
    await this.motion.wait(minViewMs);
    await waitForContinue(this.kit, way.continueAt);
    await way.close();
  }

  protected override async celebrate(): Promise<void> {
    const t = texts[this.locale];
    const car = this.#the(this.#car);
    this.#clear();
    this.#ghost?.setVisible(false);
    const { own, ghost } = this.#own.result;
    if (!this.motion.reduced) {
      this.sounds.play('drive');
      await slalom(this.kit, {
        road: this.#the(this.#road),
        car,
        label: t('slalom'),
        go: this.#layout.go,
        passed: (isClean, at) => {
          this.sounds.play(isClean ? 'hop' : 'foam');
          if (isClean) sparkle(this.particles, this.random, { x: at.x, y: at.y - 60 }, 5);
        },
      });
    }
    this.sounds.play('shutter');
    const told =
      ghost === null
        ? 'photo.first'
        : own > ghost
          ? 'photo.record'
          : own === ghost
            ? 'photo.same'
            : 'photo.less';
    const gates = t('gates', { count: own });
    const line = t(told, { gates, ghost: ghost ?? 0 });
    const photo = takePhoto(
      this,
      this.motion,
      this.add.image(0, 0, layerKey(game, 'photo')),
      this.#layout,
      { own, ghost },
      [
        this.words(0, 0, t('finish'), { fontSize: 24, color: '#56557a' }),
        this.words(0, 0, line, { fontSize: 30, fontStyle: '700' }),
      ],
    );
    confetti(this.particles, this.random, this.#layout);
    this.bus.emit('say', { text: `${t('finish')}. ${line} ${t('piece')}` });
    await this.saveKeepsake({ pieces: this.#kept.pieces + 1, best: this.#own.best });
    await withSkip(this.kit, this.#layout.go, this.motion.wait(photoTime));
    await this.motion.tween({ targets: photo, alpha: 0, duration: 160 });
    this.sounds.play('piece');
    await this.#circuit?.add();
    await this.motion.wait(350);
  }

  get #layout(): Layout {
    return layouts[this.design.orientation];
  }

  /** Tries out the child's answer and the right one; null when one cannot be drawn. */
  #tryOut({ sum, answered, correct }: GradedAnswer) {
    const leg = this.#leg;
    const given = answered ?? '';
    const drive = (answer: string) =>
      leg === null ? tryOutRest(sum, answer) : tryOut(leg, /^\d+$/.test(answer) ? Number(answer) : -1);
    const [own, right] = [drive(given), drive(correct)];
    if (own === null || right === null) return null;
    return {
      own,
      right,
      sentence: leg === null ? restText(this.locale, own) : backText(this.locale, leg, own),
    };
  }

  /** Shows the answer on the roof and counts to the result. */
  async #roll(correct: string): Promise<void> {
    const car = this.#the(this.#car);
    if (this.#leg?.hole === 'start') car.roof = correct;
    const leg = this.#leg;
    if (leg !== null) {
      const stops = postedChange(leg) > 0 ? stopsOf(leg) : undefined;
      return car.roll(leg.result, stops, (stop) => this.#posts?.tick(stop));
    }
    // A quotient with a remainder cannot be counted to.
    if (this.sum.right.kind !== 'hole') return;
    if (/^\d+$/.test(correct)) return car.roll(Number(correct));
    car.roof = onGate(answerText(correct, this.locale));
  }

  #streak(length: number): void {
    if (!isStreak(length)) return;
    const { x, y } = this.#the(this.#car).box;
    sparkle(this.particles, this.random, { x, y: y - 90 }, length + 4);
  }

  /** Places the ghost by its lead in gates; behind the car it is not visible. */
  #showGhost(): void {
    const { lead } = this.#own;
    const ghost = this.#ghost;
    const car = this.#the(this.#car);
    if (ghost === undefined || lead === null || lead < 0 || this.motion.reduced) return;
    const { road } = this.#layout;
    const lane = car.lane <= 0 ? 1 : -1;
    const at = roadPoint(road, lane, Math.min(3.2, lead * 0.9));
    ghost
      .setPosition(at.x, at.y)
      .setScale(at.size * 0.9)
      .setDepth(19 * at.size)
      .setAlpha(0)
      .setVisible(true);
    void this.motion.tween({ targets: ghost, alpha: 1, duration: 240 });
  }

  /** Point the answer flies from. */
  #plateOf(id: string): Point | undefined {
    const box = this.#gates.get(id)?.box;
    return box && { x: box.x, y: box.y - 66 };
  }

  #clear(): void {
    this.#lanes?.clear();
    for (const gate of this.#gates.values()) gate.box.destroy();
    this.#gates.clear();
    this.#gantry?.box.destroy();
    this.#gantry = undefined;
    this.#posts?.destroy();
    this.#posts = undefined;
  }

  #chosen(given: GradedAnswer['given']): Gate {
    const gate = given.kind === 'choice' ? this.#gates.get(given.optionId) : undefined;
    if (gate === undefined) throw new Error('an answer without a gate');
    return gate;
  }

  #the<Part>(part: Part | undefined): Part {
    if (part === undefined) throw new Error('the race is not built yet');
    return part;
  }
}
