import type { GameObjects, Scene } from 'phaser';
import type { Motion } from './motion';

/** Flight of one particle. Speeds in design px a second. */
export interface Flight {
  readonly vx: number;
  readonly vy: number;
  /** Downward acceleration, design px a second²; 0 by default. */
  readonly gravity?: number;
  /** Lifetime, ms; the particle fades in the last third. */
  readonly life: number;
  readonly size: number;
  /** Growth of the size in a second. */
  readonly grow?: number;
  /** Degrees a second, or `along` to point in the direction of flight. */
  readonly spin?: number | 'along';
  readonly depth?: number;
}

interface Particle {
  readonly image: GameObjects.Image;
  readonly flight: Flight;
  age: number;
}

/** Most particles in a scene at a time; further ones are not shown. */
const maxParticles = 120;
const fadeRate = 3;

/** Pool of the particles of a scene. Shows none when motion is reduced. */
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
    if (this.#motion.reduced || this.#flying.length >= maxParticles) return;
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

  /** Moves all particles; called once a frame. */
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
      image.setAlpha(Math.min(1, (1 - particle.age / life) * fadeRate));
      return true;
    });
  }
}
