import type PhaserNS from 'phaser';
import type { Bus } from './bus';
import {
  designs,
  drawingScale,
  onlyLandscape,
  orientationFor,
  type Shape,
  shapeFor,
  sheetFor,
  type Worlds,
} from './design';
import { type HandedOver, handedOverBy, leftBy } from './hand-over';
import { watchContext } from './lost-context';
import { partsOf, type SceneParts } from './scene-parts';
import { tweensFollowTheStep } from './step-time';
import { openTestHook } from './test-hook';
import { isBrought, warmUp } from './warm-up';

/** What a game's `scene.ts` exports. */
export interface SceneModule {
  /** A class of scene; what is none is refused when it is played. */
  readonly default: unknown;
}

type SceneClass = new () => PhaserNS.Scene;

const isSceneClass = (value: unknown): value is SceneClass => typeof value === 'function';

/** Signals of the stage on `game.events`. */
export const stageEvent = { scaled: 'stage:scaled', crash: 'stage:crash', stands: 'stage:stands' } as const;

/** Where a scene finds the drawing scale (device px per design px) in the game's registry. */
export const SCALE_KEY = 'drawing-scale';
/** Where a scene finds its layout and what can be seen of it (`Shape`) in the game's registry. */
export const SHAPE_KEY = 'stage-shape';

export interface Engine {
  readonly game: PhaserNS.Game;
  /**
   * Puts the stage into a host element and wakes it; the returned function takes it out again. `fitted` is told
   * where in the host the drawing lies, CSS px, whenever that changes.
   */
  attach(host: HTMLElement, fitted: (drawing: Place) => void): () => void;
  /**
   * Replaces whatever plays under this key; `before` is what a scene that broke down left. A turned screen begins the
   * scene anew in its other layout, with what the one before it hands over.
   */
  play(key: string, module: SceneModule, bus: Bus, worlds?: Worlds, before?: HandedOver): void;
  stop(key: string): void;
  /**
   * Brings the art of a game onto the sleeping stage, so that it can be played at once; what was brought before for
   * another goes. Does nothing while a game plays. Resolves with the scene's parts, null when it has none.
   */
  warm(module: SceneModule, worlds?: Worlds): Promise<SceneParts | null>;
  /** Resolves when this game is no longer being brought; at once when it is another one. */
  settled(key: string): Promise<void>;
  /** Holds the scene and puts the loop to sleep: a paused stage costs nothing. */
  pause(key: string): void;
  resume(key: string): void;
  /** Called for a throw in a scene, and when the graphics context is gone for good; with what the scene leaves. */
  onCrash: (error: unknown, left: HandedOver | undefined) => void;
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
  /** What the first scene of it goes on with. */
  readonly before: HandedOver | undefined;
}

let engine: Promise<Engine> | null = null;

/** The one engine of this page. A boot that failed is forgotten, so that trying again can succeed. */
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
  // The page centres the drawing: Phaser's own margins stay those of the screen before it was turned, now and then.
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
      ...(window.__stageTest === true && { maxTextures: 1 }),
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
  const crash = (error: unknown) =>
    onCrash(error, playing === null ? undefined : leftBy(game.scene.getScene(playing.key)));
  const crashInStep = (error: unknown) => {
    // A step that was broken off never says that it is over: taking the scene away would be put off for ever.
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
  let warming: { readonly key: string; readonly done: Promise<void> } | null = null;
  let tellPlace: (drawing: Place) => void = () => {};

  const begin = () => {
    if (playing === null) return;
    const { key, scene, bus } = playing;
    const stood = game.scene.getScene(key);
    const before = stood === null ? playing.before : handedOverBy(stood);
    remove(key);
    // Until its world is drawn the page's own colours are seen, not an empty canvas.
    game.canvas.style.visibility = 'hidden';
    game.scene.add(key, new scene(), true, { bus, before });
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
    // A held scene keeps its layout until it goes on: nothing changes behind a dialog.
    const turned = playing !== null && !held && wanted !== shape.design.orientation;
    const orientation = playing === null || turned ? wanted : shape.design.orientation;
    shape = shapeFor(width, height, orientation, worlds);
    const { view, zoom } = shape;
    const scale = drawingScale(zoom, window.devicePixelRatio);
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
  // A canvas that changes size is emptied; a sleeping stage must be painted again by hand.
  const drawOnceWhenAsleep = () => {
    if (!game.loop.running && stage.isConnected) game.step(game.loop.time, 0);
  };
  const sleep = () => {
    game.loop.sleep();
    game.input.touch?.stopListeners(); // they are not passive, and would slow the scrolling of other pages
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
    play(key, module, bus, layouts = onlyLandscape, before) {
      stop(key);
      if (!isSceneClass(module.default)) throw new Error(`no scene in ${key}`);
      worlds = layouts;
      fitStage();
      playing = { key, scene: module.default, bus, before };
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
    async warm(module, layouts = onlyLandscape) {
      const parts = isSceneClass(module.default) ? partsOf(new module.default()) : null;
      // A stage that moves only when told to brings nothing by itself.
      if (parts === null || playing !== null || window.__stageTest === true) return parts;
      const { innerWidth: width, innerHeight: height } = window;
      const orientation = orientationFor(width, height, layouts);
      const { zoom } = shapeFor(width, height, orientation, layouts);
      const scale = sheetFor(drawingScale(zoom, window.devicePixelRatio));
      const wanted = { parts, scale, orientation };
      if (!isBrought(game, wanted)) {
        game.loop.wake();
        const done = warmUp(game, wanted).then(() => {
          if (playing === null) sleep();
        });
        warming = { key: parts.id, done };
      }
      await warming?.done;
      return parts;
    },
    settled: async (key) => {
      if (warming?.key === key) await warming.done;
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
