import { minViewMs, waitForContinue } from '@games/kit/feedback/continue-button';
import type { GradedAnswer } from '@games/kit/feedback/graded-answer';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import { equals, type Rational } from '@/maths/number/rational';
import { answerText } from '@/maths/sum/prompt';
import type { Sum } from '@/maths/sum/sum';
import type { Boat } from './boat';
import { lengthOf, through } from './jumps';
import type { Layout } from './layout';
import { ride } from './ride';
import { measureOf, type Route, routeOf } from './route';
import { SeaLine, waveTints } from './sea-line';
import { type Span, spanFor, spanOfMiss, toNumber } from './span';
import { texts } from './texts.gen';
import { isRestTooLarge, rightVoyage, slippedJump, type Voyage, voyageOf } from './voyage';
import { writePlace } from './writing';

/** Time of a ride that goes astray, ms. */
const astrayFor = 460;
/** Waves of the right way come one after another, all of them within this time, ms. */
const compareFor = 620;
/** Alpha of waves that are only there to be compared. */
const faint = 0.5;
interface Asked {
  readonly sum: Sum;
  readonly route: Route;
  readonly span: Span;
  /** Frame of what stands where the way ends. */
  readonly goal: 'buoy' | 'pier';
}

/** One sum on the sea: the line with its waves, and the boat that crosses it. */
export class Crossing {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  readonly #boat: Boat;
  readonly #line: SeaLine;
  readonly #spray: (x: number, y: number) => void;
  #asked: Asked | undefined;
  #hole: GameObjects.Container | null = null;

  constructor(kit: SceneKit, layout: Layout, boat: Boat, spray: (x: number, y: number) => void) {
    this.#kit = kit;
    this.#layout = layout;
    this.#boat = boat;
    this.#spray = spray;
    this.#line = new SeaLine(kit, layout);
    boat.box.setPosition(layout.line.from, layout.water);
  }

  /** Tells a screen reader where the boat lies. */
  get told(): string {
    if (this.#asked === undefined) return '';
    return texts[this.#kit.locale]('asks', { start: this.#write(this.#asked.route.start) });
  }

  /** Draws a sum. On the way home the quay is asked instead of a buoy, and no jump is told. */
  ask(sum: Sum, isTurned: boolean): void {
    const route = routeOf(sum);
    const span = spanFor(route);
    this.#asked = { sum, route, span, goal: isTurned || route.isHome ? 'pier' : 'buoy' };
    this.#line.begin(span);
    this.#ends(this.#asked);
    this.#line.marks(route);
    this.#swell(route, isTurned);
  }

  /** Sails to where the sum begins. */
  async sail(): Promise<void> {
    if (this.#asked === undefined) return;
    const { start, direction } = this.#asked.route;
    const { box } = this.#boat;
    this.#boat.lean(0);
    this.#boat.head(direction);
    box.setRotation(0);
    const x = this.#line.placeOf(toNumber(start));
    await this.#kit.motion.tween({ targets: box, x, y: this.#layout.water, duration: 240, ease: 'Sine.Out' });
  }

  /** Rides the right way to its end; returns where that is. */
  async arrive(duration: number): Promise<number> {
    if (this.#asked === undefined) return this.#boat.box.x;
    const { route } = this.#asked;
    const voyage = rightVoyage(route);
    this.#line.sink();
    this.#line.waves(route, voyage.jumps, route.each === null ? 'all' : 'equal');
    this.#name();
    await this.#ride(voyage, duration, (place) => {
      if (!equals(place, route.end) && !equals(place, route.start)) this.#hint(place);
    });
    return this.#line.placeOf(toNumber(route.end));
  }

  /** Rides to where the child's answer leads. */
  async goAstray({ answered }: GradedAnswer): Promise<void> {
    const voyage = this.#voyage(answered);
    if (this.#asked === undefined || voyage === null) return;
    const { route, span } = this.#asked;
    this.#hole = null;
    this.#line.begin(spanOfMiss(span, route, voyage));
    const x = this.#line.placeOf(toNumber(route.start));
    this.#boat.box.setX(Math.max(-160, Math.min(this.#kit.design.width + 160, x)));
    const start = toNumber(route.start);
    const kind = equals(voyage.landing, route.end) ? 'known' : 'given';
    this.#line.plate(toNumber(voyage.landing), this.#write(voyage.landing), kind);
    this.#line.stand(start, 'post');
    this.#kit.sounds.play('motor');
    this.#line.waves(route, voyage.jumps, 'none', { tint: waveTints.own, alpha: 0.8 });
    await this.#ride(voyage, astrayFor, () => undefined);
    this.#kit.sounds.play('bob');
  }

  /** Returns whether one more jump fits in what the child left over. */
  fitsOneMore({ answered }: GradedAnswer): boolean {
    const voyage = this.#voyage(answered);
    return voyage !== null && this.#asked !== undefined && isRestTooLarge(voyage, this.#asked.sum);
  }

  /** Draws the right way beside the child's with the gap between them, until the child goes on. */
  async compare({ answered, correct }: GradedAnswer): Promise<void> {
    if (this.#asked === undefined) return;
    const { locale, motion } = this.#kit;
    const { route } = this.#asked;
    const voyage = this.#voyage(answered);
    if (voyage === null) {
      this.#hole = null;
      this.#line.begin(this.#asked.span);
      this.#line.stand(toNumber(route.start), 'post');
    } else this.#line.sink();
    this.#keepBoatFree();
    this.#gapEnds(this.#asked, voyage);
    await this.#rightWay(route, voyage);
    this.#otherSide(route);
    const [own, right] = [answered ?? correct, correct].map((each) => answerText(each, locale));
    if (answered !== null) this.#kit.say(texts[locale]('compared', { own: own ?? '', right: right ?? '' }));
    await motion.wait(minViewMs / 2);
    await waitForContinue(this.#kit, { ...this.#layout.go, size: 1.1 });
    this.#line.clear();
  }

  clear(): void {
    this.#line.clear();
  }

  #write(place: Rational): string {
    return writePlace(place, this.#asked?.route.counts ?? 'number', this.#kit.locale);
  }

  #voyage(answered: string | null): Voyage | null {
    return this.#asked === undefined ? null : voyageOf(this.#asked.sum, this.#asked.route, answered);
  }

  /** The numbers that the sum gives, and a hole where its answer is a place. */
  #ends({ route, goal }: Asked): void {
    const [start, end] = [toNumber(route.start), toNumber(route.end)];
    this.#line.stand(start, 'post');
    this.#line.stand(end, goal);
    const isAsked = route.asks === 'landing' || route.below.length > 0;
    this.#line.plate(start, this.#write(route.start), 'known');
    this.#hole = isAsked ? this.#line.plate(end, '?', 'known') : null;
    if (!isAsked) this.#line.plate(end, this.#write(route.end), 'known');
  }

  /** The waves before an answer: each jump, or one wave over a way that is asked or to be known by heart. */
  #swell(route: Route, isTurned: boolean): void {
    const { jumps, start, end, asks, each } = route;
    this.#otherSide(route);
    if (asks === 'share') {
      const { size, times } = measureOf(route);
      const measure = { from: start, to: size };
      const text = `${times > 1 ? `${times} × ` : ''}${this.#write(each ?? size)}`;
      this.#line.waves(route, [measure], 'none');
      for (const arc of this.#line.arcsOf([measure])) this.#line.label(arc, text);
      return;
    }
    if (asks === 'landing' && !route.isOrdered && (route.isTold || each !== null)) {
      this.#line.waves(route, jumps, isTurned ? 'none' : each === null ? 'all' : 'equal');
      return;
    }
    const whole = through([start, end]);
    this.#line.waves(route, whole, asks === 'landing' && !isTurned && !route.isOrdered ? 'all' : 'none');
    const [arc] = this.#line.arcsOf(whole);
    if (asks === 'jump' && arc !== undefined) this.#line.label(arc, '?', 'known');
  }

  /** The other side of a balance hangs below the water. */
  #otherSide(route: Route): void {
    this.#line.waves(route, route.below, 'all', { isBelow: true, tint: waveTints.below });
  }

  /** The place that was asked gets its number. */
  #name(): void {
    if (this.#asked === undefined || this.#hole === null) return;
    const { end } = this.#asked.route;
    this.#line.unplate(this.#hole);
    this.#hole = null;
    this.#line.plate(toNumber(end), this.#write(end), 'right');
  }

  #hint(place: Rational): void {
    this.#line.plate(toNumber(place), this.#write(place), 'hint');
  }

  async #ride(voyage: Voyage, duration: number, landed: (place: Rational) => void): Promise<void> {
    const { route } = this.#asked ?? {};
    if (route === undefined) return;
    const arcs = [...this.#line.arcsOf(voyage.jumps)];
    if (voyage.rest !== null) arcs.push(this.#line.rest(route, voyage.rest));
    await ride(this.#kit, this.#boat, {
      arcs,
      water: this.#layout.water,
      duration,
      landed: (nth) => {
        const jump = voyage.jumps[nth];
        if (jump === undefined) return;
        this.#kit.sounds.play('hop');
        landed(jump.to);
      },
      trail: this.#spray,
    });
  }

  #gapEnds({ route, goal }: Asked, voyage: Voyage | null): void {
    const end = toNumber(route.end);
    this.#line.stand(end, goal);
    if (voyage === null || !equals(voyage.landing, route.end))
      this.#line.plate(end, this.#write(route.end), 'right');
    // A boat that landed where the way began has that number already.
    if (voyage === null || !equals(voyage.landing, route.start))
      this.#line.plate(toNumber(route.start), this.#write(route.start), 'known');
  }

  /** The right way, wave by wave; the jump that slipped glows, and dots span what is between both ends. */
  async #rightWay(route: Route, voyage: Voyage | null): Promise<void> {
    const { motion, sounds } = this.#kit;
    const right = rightVoyage(route);
    const slipped = this.#slipped(route, voyage);
    const arcs = this.#line.arcsOf(right.jumps);
    const isPlain = route.each !== null;
    for (const [nth, jump] of right.jumps.entries()) {
      const arc = arcs[nth];
      if (arc === undefined) continue;
      const isSlipped = nth === slipped;
      const before = right.jumps[nth - 1];
      const isEqual = isPlain && before !== undefined && equals(lengthOf(before), lengthOf(jump));
      this.#line.waves(route, [jump], isEqual ? 'none' : isPlain ? 'equal' : 'all', {
        tint: isSlipped ? waveTints.slipped : waveTints.plain,
        alpha: slipped === null || isSlipped ? 1 : faint + 0.3,
      });
      if (isSlipped) this.#line.dots(arc, 'glow');
      if (!equals(jump.to, route.end) && !isPlain) this.#hint(jump.to);
      sounds.play('step');
      await motion.wait(Math.min(180, compareFor / right.jumps.length));
    }
    if (right.rest !== null) this.#line.rest(route, right.rest);
    if (voyage !== null && !equals(voyage.landing, route.end))
      this.#line.gap(toNumber(voyage.landing), toNumber(route.end));
  }

  /** The jump that went wrong; of a rest that is too large the one that fits in it. */
  #slipped(route: Route, voyage: Voyage | null): number | null {
    if (voyage === null || this.#asked === undefined) return null;
    if (isRestTooLarge(voyage, this.#asked.sum)) return route.jumps.length - 1;
    return slippedJump(route, voyage.landing);
  }

  /** No number is written over the riders. */
  #keepBoatFree(): void {
    const { x, y } = this.#boat.box;
    const { boat } = this.#layout;
    this.#line.reserve({ x: x - 96 * boat, y: y - 104 * boat, width: 192 * boat, height: 104 * boat });
  }
}
