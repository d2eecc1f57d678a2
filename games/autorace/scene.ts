import { Backdrop, type LayerPlace } from '@games/kit/backdrop';
import { filled } from '@games/kit/fill-text';
import { Ghost, type Seen } from '@games/kit/ghost';
import { skippable, untilGoOn } from '@games/kit/go-on';
import { Lanes } from '@games/kit/input/lanes';
import { aroundHole, shown } from '@games/kit/notation';
import { type Judged, PracticeScene } from '@games/kit/practice-scene';
import { layerKey } from '@games/kit/scene-art';
import { isStreak } from '@games/kit/streak';
import { kitTexts } from '@games/kit/texts';
import type { GameObjects } from 'phaser';
import type { Task } from '@/maths/round/task';
import { art } from './art.gen';
import { Car } from './car';
import { Circuit } from './circuit';
import { dust, sparkle } from './dust';
import { confetti, crossFinish, takePhoto } from './finish';
import { Gantry } from './gantry';
import { Gate, gateAhead, gateSize } from './gate';
import { type Layout, layouts } from './layout';
import { game } from './letters';
import { roadPoint } from './perspective';
import { Road } from './road';
import { boardsOf, type Kept, type Leg, legOf, onGate, readKept, tryOut, tryOutRest } from './rules';
import { sounds } from './sounds.gen';
import { backText, restText, texts } from './texts';
import { WayBack } from './way-back';

const look = 900;
/** How long the finish photo is looked at, ms; it can be left earlier. */
const photoTime = 2200;
const lanes = [-1, 0, 1] as const;
const laneNames = ['left', 'middle', 'right'] as const;

type LayerId = Exclude<(typeof art.layers)[number]['id'], 'photo'>;

/** The road and the ground it lies on keep still. */
const placesOf = ({ sky, skyline, hills, ground }: Layout): Record<LayerId, LayerPlace> => ({
  sky: { ...sky, depth: 0 },
  'sky-tall': { ...sky, depth: 0 },
  skyline: { ...skyline, depth: 1 },
  hills: { ...hills, depth: 2 },
  ground: { ...ground, depth: 4, still: true },
  'ground-tall': { ...ground, depth: 4, still: true },
});

/** A race through the city: a sum is a change, and can be undone. */
export default class AutoraceScene extends PracticeScene {
  #road: Road | undefined;
  #car: Car | undefined;
  #circuit: Circuit | undefined;
  #ghost: GameObjects.Image | undefined;
  #backdrop: Backdrop<LayerId> | undefined;
  #lanes: Lanes | undefined;
  #gates = new Map<string, Gate>();
  #gantry: Gantry | undefined;
  #leg: Leg | null = null;
  #kept: Kept = { pieces: 0, best: [] };
  #own = new Ghost([]);

  constructor() {
    super({ id: game, art, sounds });
  }

  protected async build(): Promise<void> {
    this.#kept = readKept(await this.loadKeepsake());
    this.#own = new Ghost(this.#kept.best);
    const { road } = this.#layout;
    this.#backdrop = new Backdrop(this, {
      game,
      layers: art.layers.filter((layer) => layer.id !== 'photo'),
      places: placesOf(this.#layout),
      orientation: this.design.orientation,
    });
    this.#circuit = new Circuit(this, this.motion, this.#layout, this.#kept.pieces);
    this.#road = new Road(this, this.motion, road, this.random);
    this.#ghost = this.sprite(road.middle, road.car, 'ghost').setVisible(false);
    const car = new Car(this, this.motion, road, this.#layout.car);
    this.#car = car;
    this.#lanes = new Lanes(this.kit, {
      vehicle: car.box,
      take: (id, hand) => this.answer({ kind: 'choice', optionId: id }, hand, this.#plateOf(id)),
    });
    this.handsOver.ofRound('run', { give: () => this.#own.seen, take: (seen: Seen) => this.#own.see(seen) });
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
    const words = texts[this.locale];
    this.#leg = legOf(this.sum);
    const boards = boardsOf(this.#leg, aroundHole(this.sum, this.locale).before);
    const stand = gateAhead(road.view);
    const coming = this.motion.reduced ? 0 : road.crest - stand - 0.2;
    car.roof = boards.roof;
    this.#gantry = new Gantry(this, road, this.#layout, boards.gantry, coming);
    for (const [index, { id, value }] of options.entries()) {
      const lane = lanes[index] ?? 0;
      const text = onGate(boards.gate(shown(value, this.locale)));
      this.#gates.set(id, new Gate(this, this.motion, road, lane, text, this.#layout.gate, stand + coming));
    }
    this.#lanes?.set(
      options.flatMap(({ id, value }, index) => {
        const gate = this.#gates.get(id);
        if (gate === undefined) return [];
        const label = `${words.gate[laneNames[index] ?? 'middle']}: ${kitTexts[this.locale].option(shown(value, this.locale))}`;
        const { x, y } = roadPoint(road.view, gate.lane, 0);
        return [{ id, label, digits: value, object: gate.box, size: gateSize, x, y }];
      }),
    );
    this.noise.play('drive');
    await Promise.all([road.drive(coming, 720, 'Quad.Out'), car.steer(0)]);
    this.#ghost?.setVisible(false);
  }

  protected async right({ given, correct, reply, task }: Judged): Promise<void> {
    const road = this.#the(this.#road);
    const car = this.#the(this.#car);
    car.lane = this.#chosen(given).lane;
    this.#own.mark(task.position, true);
    this.noise.play('boost');
    this.#streak(reply.verdict.streak);
    this.#showGhost();
    await Promise.all([
      this.#roll(correct),
      car.boost(),
      road.drive(gateAhead(road.view) + 0.9, 700, 'Quad.In'),
    ]);
    dust(this.particles, this.random, car.box);
  }

  protected async wrong({ given, task }: Judged): Promise<void> {
    const road = this.#the(this.#road);
    const car = this.#the(this.#car);
    const gate = this.#chosen(given);
    car.lane = gate.lane;
    this.#own.mark(task.position, false);
    this.noise.play('foam');
    await Promise.all([gate.fill(), road.drive(gateAhead(road.view) * 0.4, 480, 'Sine.Out')]);
    await car.nestle();
  }

  /** The change is undone from the child's number and from the right one: only one comes back to the start. */
  protected override async explain(judged: Judged): Promise<void> {
    const leg = this.#leg;
    for (const [id, gate] of this.#gates) if (id === `v${judged.correct}`) void gate.glow();
    const tried = judged.reply.verdict.right ? null : this.#tryOut(judged);
    if (tried === null) return super.explain(judged);
    const { own, right, sentence } = tried;
    const write = leg === null ? onGate : boardsOf(leg).gate;
    const numbers = {
      own: write(shown(judged.answered ?? '', this.locale)),
      right: write(shown(judged.correct, this.locale)),
    };
    const way = new WayBack(this, this.motion, this.design.orientation, own, right, numbers);
    // The board over the road would stick out above the panel.
    void this.motion.tween({ targets: this.#gantry?.box, alpha: 0, duration: 160 });
    await way.open();
    this.noise.play('hop');
    await way.drive(own, 'own');
    way.say(this.words(0, 0, sentence, { fontSize: 28, fontStyle: '700', color: '#a3320f' }));
    this.bus.emit('say', { text: sentence });
    this.noise.play('hop');
    await way.drive(right, 'right');
    await this.motion.wait(look);
    await untilGoOn(this.kit, way.goOnAt);
    await way.close();
  }

  protected override async celebrate(): Promise<void> {
    const words = texts[this.locale];
    const car = this.#the(this.#car);
    this.#clear();
    this.#ghost?.setVisible(false);
    const { own, ghost } = this.#own.result;
    if (!this.motion.reduced) {
      this.noise.play('drive');
      await crossFinish(this, this.#the(this.#road), car);
    }
    this.noise.play('shutter');
    const told =
      ghost === null
        ? words.photo.first
        : own > ghost
          ? words.photo.record
          : own === ghost
            ? words.photo.same
            : words.photo.less;
    const gates = filled(own === 1 ? words.gates.one : words.gates.many, { count: own });
    const line = filled(told, { gates, ghost: ghost ?? 0 });
    const photo = takePhoto(
      this,
      this.motion,
      this.add.image(0, 0, layerKey(game, 'photo')),
      this.#layout,
      { own, ghost },
      [
        this.words(0, 0, words.finish, { fontSize: 24, color: '#56557a' }),
        this.words(0, 0, line, { fontSize: 30, fontStyle: '700' }),
      ],
    );
    this.noise.play('finish');
    confetti(this.particles, this.random, this.#layout);
    this.bus.emit('say', { text: `${words.finish}. ${line} ${words.piece}` });
    await this.saveKeepsake({ pieces: this.#kept.pieces + 1, best: this.#own.best });
    await skippable(this.kit, this.#layout.go, this.motion.wait(photoTime));
    await this.motion.tween({ targets: photo, alpha: 0, duration: 160 });
    this.noise.play('piece');
    await this.#circuit?.add();
    await this.motion.wait(350);
  }

  get #layout(): Layout {
    return layouts[this.design.orientation];
  }

  /** The child's answer and the right one tried out, and what came of it; null where that cannot be driven. */
  #tryOut({ sum, answered, correct }: Judged) {
    const leg = this.#leg;
    const words = texts[this.locale];
    const given = answered ?? '';
    const drive = (answer: string) =>
      leg === null ? tryOutRest(sum, answer) : tryOut(leg, /^\d+$/.test(answer) ? Number(answer) : -1);
    const [own, right] = [drive(given), drive(correct)];
    if (own === null || right === null) return null;
    return { own, right, sentence: leg === null ? restText(words, own) : backText(words, leg, own) };
  }

  /** The roof takes what was missing and rolls on to the result. */
  async #roll(correct: string): Promise<void> {
    const car = this.#the(this.#car);
    if (this.#leg?.hole === 'start') car.roof = correct;
    if (this.#leg !== null) return car.roll(this.#leg.hole === 'result' ? Number(correct) : this.#leg.result);
    // What is left over beside a quotient cannot be counted up to.
    if (this.sum.right.kind !== 'hole') return;
    if (/^\d+$/.test(correct)) return car.roll(Number(correct));
    car.roof = onGate(shown(correct, this.locale));
  }

  #streak(length: number): void {
    if (!isStreak(length)) return;
    this.noise.play('streak');
    const { x, y } = this.#the(this.#car).box;
    sparkle(this.particles, this.random, { x, y: y - 90 }, length + 4);
  }

  /** The ghost drives as many gates ahead as it was; level it is beside the car, behind it is not seen. */
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

  /** Where the answer flies from. */
  #plateOf(id: string): { readonly x: number; readonly y: number } | undefined {
    const box = this.#gates.get(id)?.box;
    return box && { x: box.x, y: box.y - 66 };
  }

  #clear(): void {
    this.#lanes?.clear();
    for (const gate of this.#gates.values()) gate.box.destroy();
    this.#gates.clear();
    this.#gantry?.box.destroy();
    this.#gantry = undefined;
  }

  #chosen(given: Judged['given']): Gate {
    const gate = given.kind === 'choice' ? this.#gates.get(given.optionId) : undefined;
    if (gate === undefined) throw new Error('an answer without a gate');
    return gate;
  }

  #the<Part>(part: Part | undefined): Part {
    if (part === undefined) throw new Error('the race is not built yet');
    return part;
  }
}
