import type PhaserNS from 'phaser';
import type { Bus } from '../api/bus';
import {
  designs,
  drawingScale,
  onlyLandscape,
  orientationFor,
  type Shape,
  shapeFor,
  type Worlds,
} from '../layout/design';
import { artScaleFor } from '../textures/game-art';
import { watchContext } from './lost-context';
import { isPreloaded, preloadArt } from './preload-art';
import { assetsOf, type SceneAssets } from './scene-assets';
import { tweensFollowTheStep } from './step-time';
import { openTestHook } from './test-hook';

/** Exports of a game's `scene.ts`. */
export interface SceneModule {
  /** A Phaser scene class; `play` throws for anything else. */
  readonly default: unknown;
}

type SceneClass = new () => PhaserNS.Scene;

const isSceneClass = (value: unknown): value is SceneClass => typeof value === 'function';

/** Events of the stage on `game.events`. */
export const stageEvent = { scaled: 'stage:scaled', crash: 'stage:crash', stands: 'stage:stands' } as const;

/** Registry key of the drawing scale, device px per design px. */
export const SCALE_KEY = 'drawing-scale';
/** Registry key of the layout and the visible part of it (`Shape`). */
export const SHAPE_KEY = 'stage-shape';

/** Time a preload gets before its game loads its own art, ms: a file that hangs must not hold back the game. */
const PRELOAD_PATIENCE = 8000;

export interface Engine {
  readonly game: PhaserNS.Game;
  /**
   * Puts the stage into a host element and wakes it. `fitted` receives the place of the drawing in the host, CSS
   * px, whenever it changes. Returns a function that removes the stage.
   */
  attach(host: HTMLElement, fitted: (drawing: Place) => void): () => void;
  /**
   * Starts a scene under this key, in place of the current one. When the screen is rotated, a new scene of the same
   * class starts in the other layout and asks the bus for the phase to render.
   */
  play(key: string, module: SceneModule, bus: Bus, worlds?: Worlds): void;
  stop(key: string): void;
  /**
   * Loads the art of a game onto the sleeping stage and discards art that was preloaded for another game. Does nothing
   * while a game plays. Resolves with the scene's assets; null when it has none.
   */
  preload(module: SceneModule, worlds?: Worlds): Promise<SceneAssets | null>;
  /**
   * Resolves when the preload of this game has ended or takes longer than `PRELOAD_PATIENCE`; at once when none is
   * running for it.
   */
  preloadSettled(key: string): Promise<void>;
  /** Pauses the scene and puts the loop to sleep, so that a paused stage costs no power. */
  pause(key: string): void;
  resume(key: string): void;
  /** Called when the scene throws, or when the graphics context is lost for good. */
  onCrash: (error: unknown) => void;
}

export interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Playing {
  readonly key: string;
  readonly scene: SceneClass;
  readonly bus: Bus;
}

/** Memory of the device in GB, up to 8; only Chromium tells it. */
interface KnownMemory {
  readonly deviceMemory?: number;
}

const scaleOfDrawing = (shape: Shape): number =>
  drawingScale(shape, window.devicePixelRatio, (navigator as KnownMemory).deviceMemory);

let engine: Promise<Engine> | null = null;

/** Returns the one engine of this page. A failed boot is forgotten, so that a retry can succeed. */
export function loadEngine(): Promise<Engine> {
  engine ??= boot().catch((error: unknown) => {
    engine = null;
    throw error;
  });
  return engine;
}

async function boot(): Promise<Engine> {
  const { default: Phaser } = await import('phaser');
  tweensFollowTheStep(Phaser);
  await Promise.all(['700 62px Andika', '400 32px Andika'].map((font) => document.fonts.load(font, '0123')));

  const stage = document.createElement('div'); // React never owns this element
  stage.setAttribute('aria-hidden', 'true');
  // The page centres the drawing: Phaser's own margins are sometimes those of the screen before it was rotated.
  stage.style.cssText =
    'position:absolute;inset:0;display:grid;grid-template:100%/100%;place-items:center;overflow:hidden;touch-action:none;user-select:none;-webkit-touch-callout:none';
  const game = new Phaser.Game({
    type: Phaser.WEBGL,
    parent: stage,
    banner: false,
    autoFocus: false,
    disableContextMenu: true,
    audio: { noAudio: true }, // howler owns sound
    input: { keyboard: false, gamepad: false, activePointers: 2 }, // keys come through the bus
    render: {
      antialias: true,
      powerPreference: 'low-power',
      mipmapFilter: 'LINEAR_MIPMAP_LINEAR',
      // Tests count draws as an old tablet makes them: one texture at a time.
      ...(window.__stageTest !== undefined && { maxTextures: 1 }),
    },
    scale: {
      mode: Phaser.Scale.FIT,
      autoCenter: Phaser.Scale.NO_CENTER,
      expandParent: false,
      width: designs.landscape.width,
      height: designs.landscape.height,
    },
  });
  game.registry.set(SCALE_KEY, 1);

  let onCrash: Engine['onCrash'] = (error) => console.error(error);
  const crash = (error: unknown) => onCrash(error);
  const crashInStep = (error: unknown) => {
    // After an error Phaser still counts the step as running and would postpone the removal of the scene forever.
    Object.assign(game.scene, { isProcessing: false });
    crash(error);
  };
  const guarded = game.step.bind(game);
  game.step = (time, delta) => {
    try {
      guarded(time, delta);
    } catch (error) {
      crashInStep(error);
    }
  };
  const hook = openTestHook(game, crashInStep);
  await new Promise<void>((ready) => game.events.once('ready', () => ready()));
  game.events.on(stageEvent.crash, crash);
  game.events.on(stageEvent.stands, () => {
    game.canvas.style.visibility = 'visible';
  });

  let worlds = onlyLandscape;
  let shape: Shape = shapeFor(1280, 720, 'landscape', worlds);
  let playing: Playing | null = null;
  let held = false;
  let preloading: { readonly key: string; readonly done: Promise<void> } | null = null;
  let tellPlace: (drawing: Place) => void = () => {};

  const begin = () => {
    if (playing === null) return;
    const { key, scene, bus } = playing;
    remove(key);
    // Shows the colours of the page instead of an empty canvas until the scene is drawn.
    game.canvas.style.visibility = 'hidden';
    game.scene.add(key, new scene(), true, { bus });
    wake();
  };
  const remove = (key: string) => {
    if (game.scene.getScene(key) === null) return;
    game.scene.stop(key); // remove() alone emits DESTROY, never SHUTDOWN
    game.scene.remove(key);
  };
  const fitStage = () => {
    const { width, height } = stage.getBoundingClientRect();
    if (width === 0 || height === 0) return;
    const wanted = orientationFor(width, height, worlds);
    // A paused scene keeps its layout until it resumes, so that nothing changes behind a dialog.
    const turned = playing !== null && !held && wanted !== shape.design.orientation;
    const orientation = playing === null || turned ? wanted : shape.design.orientation;
    shape = shapeFor(width, height, orientation, worlds);
    const { view, zoom } = shape;
    const scale = scaleOfDrawing(shape);
    const size = { width: Math.round(view.width * scale), height: Math.round(view.height * scale) };
    const changed = size.width !== game.scale.width || size.height !== game.scale.height;
    game.registry.set(SCALE_KEY, scale);
    game.registry.set(SHAPE_KEY, shape);
    if (changed) game.scale.setGameSize(size.width, size.height);
    game.scale.getParentBounds();
    game.scale.refresh();
    tellPlace({
      left: (width - view.width * zoom) / 2,
      top: (height - view.height * zoom) / 2,
      width: view.width * zoom,
      height: view.height * zoom,
    });
    if (turned) begin();
    else if (changed) game.events.emit(stageEvent.scaled);
    drawOnceWhenAsleep();
  };
  const observer = new ResizeObserver(fitStage);
  // A resized canvas is empty, and a sleeping stage does not repaint itself.
  const drawOnceWhenAsleep = () => {
    if (!game.loop.running && stage.isConnected) game.step(game.loop.time, 0);
  };
  const sleep = () => {
    game.loop.sleep();
    game.input.touch?.stopListeners(); // they are not passive and would slow the scrolling of other pages
  };
  const wake = () => {
    game.input.touch?.startListeners();
    game.loop.wake();
  };
  watchContext(game, crash, drawOnceWhenAsleep);

  const stop = (key: string) => {
    remove(key);
    playing = null;
    held = false;
  };

  const self: Engine = {
    game,
    set onCrash(tell) {
      onCrash = tell;
    },
    get onCrash() {
      return onCrash;
    },
    stop,
    play(key, module, bus, layouts = onlyLandscape) {
      stop(key);
      if (!isSceneClass(module.default)) throw new Error(`no scene in ${key}`);
      worlds = layouts;
      fitStage();
      playing = { key, scene: module.default, bus };
      begin();
    },
    pause(key) {
      held = true;
      game.scene.pause(key);
      sleep();
      hook?.hold(true);
    },
    resume(key) {
      held = false;
      game.scene.resume(key);
      wake();
      hook?.hold(false);
      fitStage();
    },
    async preload(module, layouts = onlyLandscape) {
      const assets = isSceneClass(module.default) ? assetsOf(new module.default()) : null;
      // A stepped stage loads nothing by itself.
      if (assets === null || playing !== null || window.__stageTest === true) return assets;
      const { innerWidth: width, innerHeight: height } = window;
      const orientation = orientationFor(width, height, layouts);
      const scale = artScaleFor(scaleOfDrawing(shapeFor(width, height, orientation, layouts)));
      const wanted = { assets, scale, orientation };
      if (!isPreloaded(game, wanted)) {
        game.loop.wake();
        const done = preloadArt(game, wanted).then(() => {
          if (playing === null) sleep();
        });
        preloading = { key: assets.id, done };
      }
      await preloading?.done;
      return assets;
    },
    preloadSettled: async (key) => {
      if (preloading?.key !== key) return;
      const patience = new Promise<void>((ready) => globalThis.setTimeout(ready, PRELOAD_PATIENCE));
      await Promise.race([preloading.done, patience]);
    },
    attach(host, fitted) {
      host.append(stage);
      tellPlace = fitted;
      observer.observe(stage);
      fitStage();
      wake();
      hook?.hold(false);
      return () => {
        if (stage.parentElement !== host) return;
        observer.unobserve(stage);
        stage.remove();
        sleep();
      };
    },
  };
  sleep();
  return self;
}
