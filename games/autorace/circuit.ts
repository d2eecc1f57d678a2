import { CollectionDisplay } from '@games/kit/celebration/collection-display';
import { placeOf, volumeAt, volumeTint } from '@games/kit/celebration/volumes';
import type { Motion } from '@games/kit/effects/motion';
import type { Point } from '@games/kit/layout/design';
import type { GameObjects, Scene } from 'phaser';
import { besidePiece, loop, loopMiddle, loopPieces } from './art/sizes';
import { game } from './glyphs';
import type { Layout } from './layout';

/** Pieces of a whole track, two loops that make an eight; the next chapter is laid over it, one piece a round. */
const track = 2 * loopPieces;
const depth = 3;
/** Time for one piece of the lap, ms, and the size of the car on it. */
const perPiece = 460;
const small = 0.36;

/** Things stand beside the pieces in the city, the mountains and the sky; each chapter begins when all are built. */
const chapters = [
  ['flag', 'tyres', 'bridge', 'cone', 'tent'],
  ['peak', 'pine', 'tunnel', 'peak', 'hut'],
  ['balloon', 'cloud', 'rainbow', 'cloud', 'star'],
] as const;

/** The child's own circuit on the hill, one piece for every finished round. */
export class Circuit {
  readonly #scene: Scene;
  readonly #motion: Motion;
  readonly #place: Layout['circuit'];
  readonly #display: CollectionDisplay;
  #count: number;

  constructor(scene: Scene, motion: Motion, { circuit }: Layout, pieces: number) {
    this.#scene = scene;
    this.#motion = motion;
    this.#place = circuit;
    this.#count = pieces;
    this.#display = new CollectionDisplay({
      room: track,
      kept: pieces,
      put: (place) => [this.#piece(place)],
    });
  }

  /** Where the last piece lies, design px. */
  get newest(): Point {
    const { x, y, size } = this.#place;
    const at = besidePiece(placeOf(Math.max(1, this.#count), track));
    return { x: x + at.x * size, y: y + at.y * size };
  }

  /** Adds the next piece; over a whole track the next chapter is laid. */
  async add(): Promise<void> {
    this.#count += 1;
    const [piece] = this.#display.add();
    if (piece === undefined) return;
    const { y } = piece;
    piece.setAlpha(0);
    if (!this.#motion.reduced) piece.setY(y - 60);
    await this.#motion.tween({ targets: piece, y, alpha: 1, duration: 480, ease: 'Bounce.Out' });
  }

  /** Lets a small car drive over the pieces, round and round a whole track and to and fro on a part of it. */
  lap(): void {
    const laid = Math.min(track, placeOf(Math.max(1, this.#count), track) + 1);
    const car = this.#scene.add.image(0, 0, game, 'hare-side').setDepth(depth + 0.1);
    const at = { piece: this.#motion.reduced ? laid - 0.5 : 0 };
    const drive = () => {
      const { x, y } = this.#on(at.piece);
      // It is drawn driving to the left.
      if (Math.abs(x - car.x) > 0.05) car.setFlipX(x > car.x);
      car.setPosition(x, y).setScale(small * this.#place.size);
    };
    drive();
    const isWhole = laid === track;
    this.#motion.idle({
      targets: at,
      piece: laid,
      duration: laid * perPiece,
      yoyo: !isWhole,
      ease: isWhole ? 'Linear' : 'Sine.InOut',
      onUpdate: drive,
    });
  }

  /** Returns the point so many pieces from the beginning, design px. */
  #on(pieces: number): Point {
    const { x, y, size } = this.#place;
    const isSecond = pieces >= loopPieces;
    const angle = (pieces * 2 * Math.PI) / loopPieces;
    const across = loopMiddle(isSecond) + (isSecond ? -1 : 1) * Math.cos(angle) * loop.x;
    return { x: x + across * size, y: y + Math.sin(angle) * loop.y * size };
  }

  #piece(place: number): GameObjects.Container {
    const { x, y, size } = this.#place;
    const volume = volumeAt(this.#count, track, place) ?? 0;
    const chapter = chapters[volume % chapters.length] ?? chapters[0];
    const isSecond = place >= loopPieces;
    const strip = this.#scene.add
      .image(0, 0, game, `track-${place % loopPieces}`)
      .setTint(volumeTint(volume));
    const at = besidePiece(place);
    const delight = this.#scene.add.image(at.x, at.y, game, `beside-${chapter[place % chapter.length]}`);
    strip.setX(loopMiddle(isSecond)).setScale(isSecond ? -1 : 1, 1);
    return this.#scene.add.container(x, y, [strip, delight]).setScale(size).setDepth(depth);
  }
}
