import { type GameObjects, Scene, Scenes } from 'phaser';
import type { Bus } from '../api/bus';
import { SCALE_KEY, SHAPE_KEY, stageEvent } from '../engine/engine';
import { claimPreloadedArt } from '../engine/preload-art';
import type { SceneAssets } from '../engine/scene-assets';
import { closeUp } from '../layout/close-up';
import { type Box, type Design, designs, type Point, type Shape } from '../layout/design';
import { HiDpiText, type WriteText } from '../text/hi-dpi-text';
import { type ArtScale, artScaleFor } from '../textures/game-art';
import { makeKitTexture } from '../textures/kit-texture';
import { crashOnMissing, queueArt, removeArt, settleArt } from '../textures/load-art';

/** Base class of a scene on the stage: loads its art, knows its layout and the visible part of it, writes text, and cleans up. */
export abstract class StagedScene extends Scene {
  readonly assets: SceneAssets;
  // Set in init(), before any of a game's own code runs.
  protected bus!: ReturnType<Bus['scope']>;
  #sheet: ArtScale = 1;
  #isClosed = false;
  /** The camera looks at a point from this near, 0 to 1; null while it shows the whole view. */
  #near: { readonly at: Point; readonly share: number } | null = null;
  readonly #words = new HiDpiText(this);

  constructor(assets: SceneAssets) {
    super(assets.id);
    this.assets = assets;
  }

  /** Called when art and layout are ready. */
  protected abstract enter(): void;
  /** Called when the scale of the drawing or the visible part of the world has changed. */
  protected abstract fitted(): void;
  protected abstract leave(): void;

  /** Writes words in Andika; for digits use `numberText`. */
  protected readonly words: WriteText = (...text) => this.#words.write(...text);

  /** The layout of this scene; in the other layout another scene of its class replaces it. */
  protected get design(): Design {
    return this.#shape?.design ?? designs.landscape;
  }

  /** The visible part of the world, design px; it changes with the window. */
  protected get view(): Box {
    const { width, height } = this.design;
    return this.#shape?.view ?? { x: 0, y: 0, width, height };
  }

  /** Adds a sprite of the game's atlas, in design px; it rotates around the pivot of its frame. */
  protected sprite(x: number, y: number, frame: string): GameObjects.Image {
    return this.add.image(x, y, this.assets.id, frame);
  }

  /** The scene has left the stage. */
  protected get isClosed(): boolean {
    return this.#isClosed;
  }

  /**
   * Settles with a promise from outside the stage, but only while the scene is there. For a scene that has left it
   * never settles, so that no code draws with art that is gone.
   */
  protected ifMounted<Value>(outside: Promise<Value>): Promise<Value> {
    return new Promise((done, fail) => {
      const here =
        <Came>(tell: (came: Came) => void) =>
        (came: Came) => {
          if (!this.#isClosed) tell(came);
        };
      outside.then(here(done), here(fail));
    });
  }

  /** Runs asynchronous steps of the scene; an error crashes the stage instead of vanishing. */
  protected run(steps: () => Promise<void>): void {
    steps().catch((error: unknown) => {
      if (!this.#isClosed) this.game.events.emit(stageEvent.crash, error);
    });
  }

  init({ bus }: { readonly bus: Bus }): void {
    this.bus = bus.scope();
    const close = () => this.#close();
    this.events.once(Scenes.Events.SHUTDOWN, close);
    this.events.once(Scenes.Events.DESTROY, close);
  }

  preload(): void {
    this.#sheet = artScaleFor(this.#scale);
    const { orientation } = this.design;
    const isThere = claimPreloadedArt(this.game, { assets: this.assets, scale: this.#sheet, orientation });
    if (this.assets.art === undefined || isThere) return;
    crashOnMissing(this);
    queueArt(this, this.assets.id, this.assets.art, this.#sheet, orientation);
  }

  create(): void {
    makeKitTexture(this);
    if (this.assets.art !== undefined) settleArt(this, this.assets.id, this.assets.art, this.#sheet);
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

  /** How near the camera is to the point it looks at, 0 to 1. */
  protected get nearness(): number {
    return this.#near?.share ?? 0;
  }

  /** Moves the camera towards a point of the world; `share` 0 is the whole view, 1 the close-up. */
  protected look(at: Point, share: number): void {
    this.#near = { at, share };
    this.#aim();
  }

  #aim(): void {
    const { view } = this;
    const { x, y, width } = this.#near === null ? view : closeUp(view, this.#near.at, this.#near.share);
    const zoom = (this.#scale * view.width) / width;
    this.cameras.main.setOrigin(0, 0).setZoom(zoom).setScroll(x, y);
  }

  readonly #fit = (): void => {
    const scale = this.#scale;
    this.#aim();
    this.#words.scale = scale;
    this.fitted();
  };

  #close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.leave();
    this.bus.close();
    this.game.events.off(stageEvent.scaled, this.#fit);
    if (this.assets.art !== undefined) removeArt(this.textures, this.assets.id, this.assets.art);
  }
}
