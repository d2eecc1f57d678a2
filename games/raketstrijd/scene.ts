import { wasRight } from '@games/kit/api/bus';
import { banner } from '@games/kit/celebration/banner';
import { countIn } from '@games/kit/celebration/keepsake';
import { isStreak } from '@games/kit/celebration/streak';
import { Rain, type Variety, varietyOf } from '@games/kit/effects/variety';
import { minViewMs, waitForContinue } from '@games/kit/feedback/continue-button';
import type { Point } from '@games/kit/layout/design';
import { type GradedAnswer, PracticeScene } from '@games/kit/practice-scene';
import { minus, type Rational } from '@/maths/number/rational';
import { writeNumber } from '@/maths/number/write-number';
import type { Task } from '@/maths/round/task';
import { answerText } from '@/maths/sum/prompt';
import type { Sum } from '@/maths/sum/sum';
import { art } from './art.gen';
import { type Chart, chartOf, isMarked } from './chart';
import { Console } from './console';
import { estimateOf } from './estimate';
import { Finale } from './finale';
import { game } from './game-id';
import { broughtBy } from './growth';
import { type Layout, layouts } from './layout';
import { flyAstray, type Miss, nearerRuw, numberOf, showGap } from './lesson';
import { Missions } from './missions';
import { Rocket } from './rocket';
import { Ruw } from './ruw';
import { ScaleView } from './scale-view';
import { type Scenery, scenery } from './scenery';
import { topFor } from './sky-scale';
import { sounds } from './sounds.gen';
import { Stations } from './stations';
import { stepsOf } from './steps';
import { texts } from './texts.gen';
import { toNumber, writeMark } from './writing';

/** Time for which the launch is seen before the next task comes, ms. */
const glance = 60;
const flight = 380;

/** What is asked now, as a height. */
interface Mission {
  readonly chart: Chart;
  readonly about: Rational | null;
  readonly top: number;
}

/** A launch site: the answer is a height in the sky, and a robot that only rounds flies beside it. */
export default class RaketstrijdScene extends PracticeScene {
  #ruw: Ruw | undefined;
  #rain: Rain | undefined;
  #finale: Finale | undefined;
  #mission: Mission | undefined;
  #isAsking = false;
  #docking = Promise.resolve();
  #variety: Variety = varietyOf(0);
  // Set in build().
  #world!: Scenery;
  #scale!: ScaleView;
  #stations!: Stations;
  #missions!: Missions;
  #console!: Console;
  #rocket!: Rocket;

  constructor() {
    super({ id: game, art, sounds, motif: { notes: "F# A B D'", instrument: 'glass' } });
  }

  protected async build(): Promise<void> {
    const layout = this.#layout;
    this.#variety = varietyOf(this.seed);
    this.#world = scenery(this, layout, this.design.orientation);
    this.#world.backdrop.tint(this.#variety.light);
    const rounds = countIn(await this.loadKeepsake(), 'missions');
    this.#missions = new Missions(this, this.motion, layout, rounds);
    for (const x of [layout.ruw.x, layout.lane]) this.sprite(x, layout.ground - 2, 'launchpad').setDepth(4.5);
    this.#scale = new ScaleView(this.kit, layout);
    this.#stations = new Stations(this, this.motion, layout, this.answers.filter(wasRight).length);
    this.#ruw = new Ruw(this, this.motion, layout, (x, y) =>
      this.particles.emit('zed', x, y, { vx: 14, vy: -34, life: 1400, size: 0.6, grow: 0.3, depth: 7.5 }),
    );
    this.#rocket = new Rocket(this, this.motion, layout.lane, layout.ground);
    this.#console = new Console(this.kit, layout, {
      label: () => this.#leverLabel,
      pushed: (share) => this.#heatEngine(share),
      launch: (raw, input) => this.answer({ kind: 'value', raw }, input, this.#rocket.box),
    });
    if (this.#variety.isWet) this.#rain = this.#comets();
  }

  override update(time: number, delta: number): void {
    super.update(time, delta);
    this.#ruw?.update(delta);
    this.#finale?.update(delta);
    if (this.motion?.reduced !== false) return;
    this.#rain?.update(delta);
    this.#world?.backdrop.update(delta);
  }

  protected async show(_task: Task, sum: Sum): Promise<void> {
    const chart = chartOf(sum);
    const about = estimateOf(sum);
    const heights = [chart.asked, ...(about === null ? [] : [about])].map(toNumber);
    const top = topFor(heights, chart.given === null ? null : toNumber(chart.given.right));
    this.#mission = { chart, about, top };
    this.#isAsking = true;
    this.#stations.unsign();
    this.#scale.show(
      sum,
      chart,
      { low: 0, high: top },
      {
        about: about === null ? null : toNumber(about),
        blank: this.#variety.isTurned && about !== null,
      },
    );
    this.#ruw?.wear(about === null ? 'nap' : 'calm');
    this.sounds.play(about === null ? 'snore' : 'beep');
    this.#console.begin(sum.answerSpec.form === 'remainder');
    this.behind(this.#console.lever.release());
    this.behind(this.#expect(chart));
  }

  protected async right({ verdict, correct }: GradedAnswer): Promise<void> {
    this.#isAsking = false;
    this.#docking = this.#dock(numberOf(correct, this.locale), isStreak(verdict.streak));
    this.behind(this.#docking);
    this.behind(this.#race());
    await this.motion.wait(glance);
  }

  protected async wrong(graded: GradedAnswer): Promise<void> {
    const miss = this.#miss(graded);
    if (miss === null) return;
    this.#isAsking = false;
    this.#stations.forget();
    this.#ruw?.wear('oh');
    const flown = flyAstray(this.kit, this.#parts, miss);
    const nearer = nearerRuw(miss);
    if (nearer !== null) this.behind(this.#hover(nearer));
    await flown;
  }

  protected override miss(graded: GradedAnswer): string {
    const miss = this.#miss(graded);
    const isRuwNearer = miss !== null && nearerRuw(miss) !== null;
    return graded.named ?? texts[this.locale](isRuwNearer ? 'nearer' : 'miss');
  }

  /** Flies the rest of the way, shows the steps, and waits for the child. */
  protected override async explain(graded: GradedAnswer): Promise<void> {
    const miss = this.#miss(graded);
    if (graded.verdict.right || miss === null) return super.explain(graded);
    const clear = await showGap(this.kit, this.#parts, miss);
    const [own, right] = [miss.answered ?? '0', miss.correct].map((each) => answerText(each, this.locale));
    this.bus.emit('say', { text: texts[this.locale]('compared', { own: own ?? '', right: right ?? '' }) });
    await Promise.all([this.#console.write(stepsOf(miss.sum)), this.motion.wait(minViewMs)]);
    await waitForContinue(this.kit, { ...this.#layout.go, size: 1.1 });
    clear();
    this.#console.clear();
    this.behind(this.#ruw?.comeDown() ?? Promise.resolve());
    this.#newRocket();
  }

  protected override async celebrate(): Promise<void> {
    const t = texts[this.locale];
    const { console } = this.#world;
    const { away, title } = this.#layout;
    const { x, y } = console;
    this.#scale.visible(false);
    this.#stations.unsign();
    this.#ruw?.show(false);
    this.#missions.show(false);
    this.#rocket.box.setVisible(false);
    this.#console.lever.show(false);
    this.behind(this.motion.tween({ targets: console, x: x + away.x, y: y + away.y, duration: 300 }));
    const sign = banner(this.kit, title, t('finale')).setDepth(82);
    this.bus.emit('say', { text: t('finale') });
    this.#finale = new Finale(this.kit, this.#layout, this.particles, {
      landed: this.#missions.count,
      prize: this.#missions.next,
    });
    await this.#finale.land();
    this.#finale.clear();
    this.#finale = undefined;
    sign.destroy();
    console.setPosition(x, y);
    this.#console.lever.show(true);
    this.#scale.visible(true);
    this.#rocket.box.setVisible(true);
    this.#ruw?.show(true);
    this.#missions.show(true);
    this.#ruw?.wear('glad');
    void this.#ruw?.hop();
    this.grew(await this.#missions.grow());
    const { count } = this.#missions;
    this.bus.emit('say', { text: t(broughtBy(count)) });
    await this.saveKeepsake({ missions: count });
  }

  get #layout(): Layout {
    return layouts[this.design.orientation];
  }

  get #parts() {
    return {
      scale: this.#scale,
      rocket: this.#rocket,
      stations: this.#stations,
      layout: this.#layout,
      trail: this.#trail,
    };
  }

  get #leverLabel(): string {
    const t = texts[this.locale];
    const about = this.#mission?.about ?? null;
    const said = about === null ? t('nap') : t('ruw', { about: writeNumber(about, this.locale) });
    return `${t('launch')}. ${said}`;
  }

  #miss({ sum, answered, correct }: GradedAnswer): Miss | null {
    if (this.#mission === undefined) return null;
    const { chart, about, top } = this.#mission;
    return { sum, chart, about, top, answered, correct };
  }

  #newRocket(): void {
    this.#rocket.destroy();
    this.#rocket = new Rocket(this, this.motion, this.#layout.lane, this.#layout.ground);
    this.behind(this.#rocket.rise());
  }

  /** A dark station hangs where the known side of the scale says, once the rocket before has left. */
  async #expect(chart: Chart): Promise<void> {
    await this.#docking;
    if (!this.#isAsking || this.#mission?.chart !== chart || !isMarked(chart)) return;
    this.#stations.expect(this.#scale.heightOf(toNumber(chart.asked)));
  }

  async #hover(value: number): Promise<void> {
    await this.#ruw?.hover(this.#scale.heightOf(value), writeMark(value, this.locale));
  }

  /** The lever warms up the engine: the rocket trembles in its smoke. */
  #heatEngine(share: number): void {
    this.#rocket.rumble(share);
    if (share > 0.15) this.#smoke();
  }

  /** The rocket docks at the station, which wears its number and then stays lit beside the sky. */
  async #dock(text: string, isFestive: boolean): Promise<void> {
    if (this.#mission === undefined) return;
    const y = this.#scale.heightOf(toNumber(this.#mission.chart.asked));
    const rocket = this.#rocket;
    const station = this.#stations.appear(y);
    this.#stations.sign(y, text);
    this.sounds.play('ignite');
    for (let k = 0; k < 8; k++) this.#smoke();
    const flown = rocket.flyTo(y, flight, this.#trail);
    this.#rocket = new Rocket(this, this.motion, this.#layout.lane, this.#layout.ground);
    this.#rocket.box.setAlpha(0);
    await flown;
    this.behind(this.#rocket.rise());
    this.sounds.play('dock');
    this.#sparkle(y, isFestive ? 26 : 9);
    await this.motion.wait(300);
    await this.#stations.keep(station, rocket);
  }

  /** Ruw flies to its round number, and tells how far off it was. */
  async #race(): Promise<void> {
    if (this.#mission === undefined || this.#mission.about === null) return;
    const { about, chart } = this.#mission;
    const off = minus(about, chart.asked);
    const gap = writeNumber(off, this.locale);
    this.sounds.play('tin');
    await this.#ruw?.fly(this.#scale.heightOf(toNumber(about)), off.num > 0 ? `+${gap}` : gap);
  }

  readonly #trail = ({ x, y }: Point): void => {
    for (const frame of ['puff', 'spark'])
      this.particles.emit(frame, x + (this.random.next() - 0.5) * 18, y + 16, {
        vx: (this.random.next() - 0.5) * 50,
        vy: 60 + this.random.next() * 90,
        life: frame === 'puff' ? 620 : 380,
        size: 0.35 + this.random.next() * 0.3,
        grow: frame === 'puff' ? 0.9 : 0,
        depth: 6.3,
      });
  };

  #smoke(): void {
    const { lane, ground } = this.#layout;
    this.particles.emit('puff', lane, ground - 2, {
      vx: (this.random.next() - 0.5) * 240,
      vy: -10 - this.random.next() * 30,
      life: 700,
      size: 0.4 + this.random.next() * 0.4,
      grow: 0.7,
      depth: 7.5,
    });
  }

  #sparkle(y: number, count: number): void {
    for (let k = 0; k < count; k++)
      this.particles.emit('spark', this.#layout.lane, y, {
        vx: (this.random.next() - 0.5) * 420,
        vy: -60 - this.random.next() * 260,
        gravity: 620,
        life: 760,
        size: 0.7 + this.random.next() * 0.6,
        depth: 7.5,
      });
  }

  /** Shooting stars cross the sky. */
  #comets(): Rain {
    const { x, y, width } = this.view;
    return new Rain(this.particles, {
      frame: 'comet',
      area: { x, y, width: width * 0.7, height: 0 },
      every: 1300,
      flight: { vx: 220, vy: 300, life: 1500, size: 0.8, spin: 'along', depth: 1.2 },
      random: () => this.random.next(),
    });
  }
}
