import type { GameObjects, Scene } from 'phaser';
import type { Motion } from './motion';

/** How one particle goes. Speeds in design px a second. */
export interface Flight {
  readonly vx: number;
  readonly vy: number;
  /** Pulls down, design px a second²; none when not given. */
  readonly gravity?: number;
  /** How long it lives, ms; it fades in the last third. */
  readonly life: number;
  readonly size: number;
  /** What its size grows by in a second. */
  readonly grow?: number;
  /** Degrees a second, or `along`: it points where it flies. */
  readonly spin?: number | 'along';
  readonly depth?: number;
}

interface Particle {
  readonly image: GameObjects.Image;
  readonly flight: Flight;
  age: number;
}

/** At once in a scene, of all kinds together: beyond it nothing more comes. */
const most = 120;
const fading = 3;

/** Everything that sprays, sparkles and puffs in a scene, out of one pool. Nothing comes when motion is reduced. */
export class Particles {
  readonly #scene: Scene;
  readonly #motion: Motion;
  readonly #texture: string;
  #flying: Particle[] = [];
  #spare: GameObjects.Image[] = [];

  /** `texture` is the game's atlas. */
  constructor(scene: Scene, motion: Motion, texture: string) {
    this.#scene = scene;
    this.#motion = motion;
    this.#texture = texture;
  }

  get count(): number {
    return this.#flying.length;
  }

  emit(frame: string, x: number, y: number, flight: Flight): void {
    if (this.#motion.reduced || this.#flying.length >= most) return;
    const image = this.#spare.pop() ?? this.#scene.add.image(0, 0, this.#texture, frame);
    image
      .setFrame(frame)
      .setPosition(x, y)
      .setScale(flight.size)
      .setAngle(0)
      .setAlpha(1)
      .setDepth(flight.depth ?? 60)
      .setVisible(true);
    this.#flying.push({ image, flight, age: 0 });
  }

  /** Once a frame. */
  update(delta: number): void {
    const seconds = delta / 1000;
    this.#flying = this.#flying.filter((particle) => {
      const { image, flight } = particle;
      particle.age += delta;
      if (particle.age >= flight.life) {
        this.#spare.push(image.setVisible(false));
        return false;
      }
      const { vx, vy, gravity = 0, life, grow = 0, spin = 0 } = flight;
      const down = vy + (gravity * particle.age) / 1000;
      image.x += vx * seconds;
      image.y += down * seconds;
      if (spin === 'along') image.rotation = Math.atan2(down, vx) - Math.PI / 2;
      else image.angle += spin * seconds;
      image.setScale(image.scale + grow * seconds);
      image.setAlpha(Math.min(1, (1 - particle.age / life) * fading));
      return true;
    });
  }
}
