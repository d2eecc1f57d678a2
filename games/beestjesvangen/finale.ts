import { addSheet } from '@games/kit/celebration/sheet';
import type { Particles } from '@games/kit/effects/particles';
import { withSkip } from '@games/kit/feedback/continue-button';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import { Frog } from './frog';
import { game } from './game-id';
import type { Layout } from './layout';
import type { Net } from './net';
import { depths } from './scenery';
import { texts } from './texts.gen';

/** Frogs of the choir, one for each note. */
const choir = 7;
/** The concert ends after so many notes, and after this time at the latest, ms. */
const enough = 16;
const longest = 2900;
/** The choir begins by itself after this time, and sings on in this beat, ms. */
const untilAlone = 900;
const beat = 240;
const chord = 620;
/** What a key or a switch plays, frog by frog. */
const tune = [0, 2, 4, 2, 0, 2, 4, 6, 5, 4, 3, 2, 4, 1, 2, 0] as const;
const award = 118;
const frogAhead = 470;

interface Singer {
  readonly frog: Frog;
  readonly leaf: GameObjects.Image;
}

interface Prize {
  readonly frame: string;
  readonly into: { readonly x: number; readonly y: number };
}

/** The celebration: pads are notes, and the child conducts a choir of frogs with the net. */
export class Finale {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  readonly #particles: Particles;
  readonly #net: Net;
  readonly #singers: readonly Singer[];
  #played = 0;
  /** Time until the choir sings on by itself, ms; null once the child conducts. */
  #alone: number | null = untilAlone;
  #last = -1;
  #full: (() => void) | undefined;
  #award: GameObjects.Image | undefined;

  constructor(kit: SceneKit, layout: Layout, particles: Particles, net: Net) {
    this.#kit = kit;
    this.#layout = layout;
    this.#particles = particles;
    this.#net = net;
    const { size, y, from, to } = layout.concert;
    this.#singers = Array.from({ length: choir }, (_, nth) => {
      const x = from + ((to - from) * nth) / (choir - 1);
      const scale = size * (1.16 - nth * 0.055);
      const leaf = kit.scene.add
        .image(x, y + 6, game, 'leaf-ten')
        .setScale(scale * 1.8)
        .setDepth(depths.pad);
      const frog = new Frog(kit.scene, kit.motion, scale, nth * frogAhead);
      frog.sit(x, y);
      return { frog, leaf };
    });
  }

  /** Resolves when the choir has sung, or the child skips it. */
  async conduct(prize: Prize): Promise<void> {
    const { scene, motion, locale } = this.#kit;
    const { x } = this.#singers[0]?.frog.box ?? this.#layout.go;
    this.#net.show(true);
    void this.#net.flyTo(x, this.#baton, 300);
    const close = addSheet(this.#kit, {
      id: 'sing',
      label: texts[locale]('sing'),
      repeats: true,
      press: (input) => {
        this.#alone = null;
        if (input === 'pointer' || input === 'touch') this.#pointAt(scene.input.activePointer.worldX, true);
        else this.#sing(tune[this.#played % tune.length] ?? 0);
      },
    });
    const sweep = () => {
      const { activePointer } = scene.input;
      if (activePointer.isDown) this.#pointAt(activePointer.worldX, false);
    };
    scene.input.on('pointermove', sweep);
    const over = Promise.race([
      motion.wait(longest),
      new Promise<void>((done) => {
        this.#full = done;
      }),
    ]).then(() => this.#chord(prize));
    await withSkip(this.#kit, this.#layout.go, over);
    scene.input.off('pointermove', sweep);
    close();
  }

  /** Called every frame with its length in ms. */
  update(delta: number): void {
    for (const { frog } of this.#singers) frog.update(delta);
    if (this.#alone === null) return;
    this.#alone -= delta;
    if (this.#alone > 0) return;
    this.#alone = beat;
    const nth = tune[this.#played % tune.length] ?? 0;
    void this.#net.flyTo(this.#singers[nth]?.frog.box.x ?? 0, this.#baton, beat / 2);
    this.#sing(nth);
  }

  clear(): void {
    for (const { frog, leaf } of this.#singers) {
      frog.destroy();
      leaf.destroy();
    }
    this.#award?.destroy();
    this.#net.show(false);
  }

  get #baton(): number {
    return this.#layout.concert.y - 172 * this.#layout.concert.size;
  }

  /** The frog below the net sings; while the net is dragged each of them once as it passes. */
  #pointAt(x: number, isPress: boolean): void {
    this.#net.put(x, this.#baton);
    const distances = this.#singers.map(({ frog }) => Math.abs(frog.box.x - x));
    const nth = distances.indexOf(Math.min(...distances));
    if (isPress || nth !== this.#last) this.#sing(nth);
  }

  #sing(nth: number): void {
    const singer = this.#singers[nth];
    if (singer === undefined) return;
    const { motion, sounds, random } = this.#kit;
    this.#last = nth;
    this.#played += 1;
    sounds.play(`note-${nth + 1}` as 'note-1');
    const { frog, leaf } = singer;
    const { x } = frog.box;
    const { y, size } = this.#layout.concert;
    if (motion.reduced) this.#net.put(x, this.#baton);
    frog.sit(x, y);
    void frog.croak().then(() => frog.cheer(40 * size));
    void motion.flourish({ targets: leaf, scaleY: leaf.scaleX * 0.8, duration: 80, yoyo: true });
    for (let k = 0; k < 3; k++)
      this.#particles.emit(k === 0 ? 'note' : 'drop', x + (random.next() - 0.5) * 40, y - 120 * size, {
        vx: (random.next() - 0.5) * 120,
        vy: -130 - random.next() * 80,
        gravity: k === 0 ? 0 : 600,
        life: 900,
        size: 0.8 + random.next() * 0.5,
        depth: depths.plate,
      });
    if (this.#played >= enough) this.#full?.();
  }

  /** All sing at once, and what the round brought flies up from among them. */
  async #chord({ frame, into }: Prize): Promise<void> {
    this.#alone = null;
    const { scene, motion, sounds } = this.#kit;
    for (const note of ['note-1', 'note-3', 'note-5', 'croak'] as const) sounds.play(note);
    for (const { frog } of this.#singers) void frog.cheer(70 * this.#layout.concert.size);
    const { x } = this.#singers[Math.floor(choir / 2)]?.frog.box ?? into;
    const thing = scene.add.image(x, this.#baton, game, frame).setDepth(depths.plate + 4);
    this.#award = thing;
    const size = award / Math.max(thing.width, thing.height);
    thing.setScale(size * 0.3);
    const y = this.#baton - 70;
    await motion.tween({ targets: thing, y, scale: size, duration: 420, ease: 'Back.Out' });
    for (let k = 0; k < 18; k++) {
      const turn = (k / 18) * 2 * Math.PI;
      const [vx, vy] = [Math.cos(turn) * 210, Math.sin(turn) * 210];
      this.#particles.emit(k % 3 === 0 ? 'note' : 'spark', x, y, {
        vx,
        vy,
        life: 800,
        size: 1,
        depth: depths.plate,
      });
    }
    await motion.wait(chord);
    await motion.tween({ targets: thing, ...into, scale: size * 0.4, duration: 420, ease: 'Sine.InOut' });
  }
}
