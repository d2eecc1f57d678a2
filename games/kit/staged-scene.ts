import { type GameObjects, Scene, Scenes } from 'phaser';
import type { Bus } from './bus';
import { CrispWords } from './crisp-words';
import { type Box, type Design, designs, type Shape, sheetFor } from './design';
import { SCALE_KEY, SHAPE_KEY, stageEvent } from './engine';
import type { ArtScale } from './game-art';
import type { HandedOver } from './hand-over';
import { makeKitTexture } from './kit-texture';
import { crashOnMissing, queueArt, removeArt, settleArt } from './scene-art';
import type { SceneKit } from './scene-kit';
import type { SceneParts } from './scene-parts';
import { takeWarm } from './warm-up';

/** How a scene stands on the stage: its art, its layout and what is seen of it, crisp words, and its end. */
export abstract class StagedScene extends Scene {
  readonly parts: SceneParts;
  // Set in init(), before any of a game's own code runs.
  protected bus!: ReturnType<Bus['scope']>;
  /** What the scene in whose place this one comes handed over. */
  protected before: HandedOver | undefined;
  #sheet: ArtScale = 1;
  #isClosed = false;
  readonly #words = new CrispWords(this);

  constructor(parts: SceneParts) {
    super(parts.id);
    this.parts = parts;
  }

  /** Art and layout are there. */
  protected abstract enter(): void;
  /** The drawing has another scale, or shows another part of the world. */
  protected abstract fitted(): void;
  protected abstract leave(): void;

  /** Words in Andika, crisp on every display; for digits use `numberText`. */
  protected readonly words: SceneKit['words'] = (...text) => this.#words.write(...text);

  /** The layout the scene was begun in; in another one another scene of its class takes its place. */
  protected get design(): Design {
    return this.#shape?.design ?? designs.landscape;
  }

  /** The part of the world that can be seen, design px; it changes with the window. */
  protected get view(): Box {
    const { width, height } = this.design;
    return this.#shape?.view ?? { x: 0, y: 0, width, height };
  }

  /** A sprite out of the game's atlas, in design px whatever the display; it turns about the frame's own pivot. */
  protected sprite(x: number, y: number, frame: string): GameObjects.Image {
    return this.add.image(x, y, this.parts.id, frame);
  }

  /** Gone from the stage: what it still waited for from outside comes too late. */
  protected get isClosed(): boolean {
    return this.#isClosed;
  }

  /**
   * What comes from outside the stage, while the scene stands there: one that has gone waits for it for ever, so that
   * no step of it draws what it no longer has the art for.
   */
  protected whileHere<Value>(outside: Promise<Value>): Promise<Value> {
    return new Promise((done, fail) => {
      const here =
        <Came>(tell: (came: Came) => void) =>
        (came: Came) => {
          if (!this.#isClosed) tell(came);
        };
      outside.then(here(done), here(fail));
    });
  }

  /** Runs steps of the scene; a throw among them reaches the stage's error message instead of vanishing. */
  protected run(steps: () => Promise<void>): void {
    steps().catch((error: unknown) => {
      if (!this.#isClosed) this.game.events.emit(stageEvent.crash, error);
    });
  }

  init({ bus, before }: { readonly bus: Bus; readonly before?: HandedOver }): void {
    this.bus = bus.scope();
    this.before = before;
    const close = () => this.#close();
    this.events.once(Scenes.Events.SHUTDOWN, close);
    this.events.once(Scenes.Events.DESTROY, close);
  }

  preload(): void {
    this.#sheet = sheetFor(this.#scale);
    const { orientation } = this.design;
    const isThere = takeWarm(this.game, { parts: this.parts, scale: this.#sheet, orientation });
    if (this.parts.art === undefined || isThere) return;
    crashOnMissing(this);
    queueArt(this, this.parts.id, this.parts.art, this.#sheet, orientation);
  }

  create(): void {
    makeKitTexture(this);
    if (this.parts.art !== undefined) settleArt(this, this.parts.id, this.parts.art, this.#sheet);
    this.game.events.on(stageEvent.scaled, this.#fit);
    this.#fit();
    this.enter();
  }

  get #scale(): number {
    const scale: unknown = this.registry.get(SCALE_KEY);
    return typeof scale === 'number' ? scale : 1;
  }

  get #shape(): Shape | undefined {
    return this.registry.get(SHAPE_KEY);
  }

  readonly #fit = (): void => {
    const { x, y } = this.view;
    const scale = this.#scale;
    this.cameras.main.setOrigin(0, 0).setZoom(scale).setScroll(x, y);
    this.#words.scale = scale;
    this.fitted();
  };

  #close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.leave();
    this.bus.close();
    this.game.events.off(stageEvent.scaled, this.#fit);
    if (this.parts.art !== undefined) removeArt(this.textures, this.parts.id, this.parts.art);
  }
}
