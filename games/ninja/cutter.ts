import type { Particles } from '@games/kit/effects/particles';
import type { InputMethod } from '@games/kit/input/targets';
import { LineSlider } from '@games/kit/parts/line-slider';
import { Stroke } from '@games/kit/parts/stroke/stroke';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { PlaceLine } from '@/maths/round/task';
import { Blade } from './blade';
import type { Layout } from './layout';

/** Half the width of the area a swipe has to cross, design px. */
const crossed = 40;
/** How far a swipe may pass beside the ends of the pole, design px. */
const beside = 30;
const chips = 10;

interface CutterSpec {
  /** Label of the pole for a screen reader. */
  readonly label: string;
  /** The child cuts at a value, in canonical notation. */
  readonly cut: (value: string, input: InputMethod) => void;
}

/** How the child cuts: a mark to slide along the pole and Enter, or a swipe straight through it. */
export class Cutter {
  readonly blade: Blade;
  readonly #kit: SceneKit;
  readonly #y: number;
  readonly #slider: LineSlider;
  readonly #stroke: Stroke;

  constructor(kit: SceneKit, layout: Layout, { label, cut }: CutterSpec) {
    const { pole, eave, boards, nudges, ready } = layout;
    const blade = new Blade(kit, layout);
    this.blade = blade;
    this.#kit = kit;
    this.#y = pole.y;
    this.#slider = new LineSlider(kit, {
      from: { x: pole.from, y: pole.y },
      to: { x: pole.to, y: pole.y },
      handle: blade.mark,
      reach: 200,
      label,
      nudgesAt: nudges,
      readyAt: ready,
      aim: (on) => blade.aim(on && kit.targets.isOpen),
      moved: () => kit.sounds.play('slide'),
      ready: cut,
    });
    this.#stroke = new Stroke(kit, {
      room: { x: 0, y: eave, width: kit.design.width, height: boards - eave },
      moved: (path) => blade.trail(path),
      through: (_, at, input) => {
        this.#slider.putAt(at);
        this.#slider.commit(input);
      },
    });
    const width = pole.to - pole.from + 2 * beside;
    const box = { x: pole.from - beside, y: pole.y - crossed, width, height: 2 * crossed };
    this.#stroke.set([{ id: 'pole', box: () => box, way: 'down' }]);
  }

  /** Starts a task, with the mark at the beginning of the measure. */
  set(line: PlaceLine, isTurned: boolean): void {
    this.blade.rest();
    this.#slider.set({ line, reversed: isTurned });
  }

  /** Strikes through the pole at a place, design px: chips fly. */
  strike(x: number, particles: Particles): void {
    const { random } = this.#kit;
    void this.blade.strike();
    for (let chip = 0; chip < chips; chip++) {
      const [vx, vy] = [(random.next() - 0.5) * 320, -120 - random.next() * 220];
      particles.emit('chip', x, this.#y, { vx, vy, gravity: 900, life: 620, size: 1, spin: 400 });
    }
  }

  /** Moves the mark to a share of the measure. */
  put(share: number): void {
    this.#slider.put(share);
  }
}
