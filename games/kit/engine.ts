import type PhaserNS from 'phaser';
import type { Bus } from './bus';
import { design, drawingScale } from './design';
import { tweensFollowTheStep } from './step-time';
import { openTestHook } from './test-hook';

/** What a game's `scene.ts` exports. */
export interface SceneModule {
  /** A class of scene; what is none is refused when it is played. */
  readonly default: unknown;
}

type SceneClass = new () => PhaserNS.Scene;

const isSceneClass = (value: unknown): value is SceneClass => typeof value === 'function';

/** Signals of the stage on `game.events`. */
export const stageEvent = { scaled: 'stage:scaled', crash: 'stage:crash' } as const;

/** Where a scene finds the drawing scale (device px per design px) in the game's registry. */
export const SCALE_KEY = 'drawing-scale';

export interface Engine {
  readonly game: PhaserNS.Game;
  /** Puts the stage into a host element and wakes it; the returned function takes it out again. */
  attach(host: HTMLElement): () => void;
  /** Replaces whatever plays under this key. */
  play(key: string, module: SceneModule, bus: Bus): void;
  stop(key: string): void;
  /** Holds the scene and puts the loop to sleep: a paused stage costs nothing. */
  pause(key: string): void;
  resume(key: string): void;
  /** Called for a throw in a scene, and when the graphics context is gone for good. */
  onCrash: (error: unknown) => void;
}

/** How long a lost graphics context may take to come back before the stage gives up, ms. */
const CONTEXT_PATIENCE = 4000;

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
  stage.style.cssText =
    'position:absolute;inset:0;touch-action:none;user-select:none;-webkit-touch-callout:none';
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
      autoCenter: Phaser.Scale.CENTER_BOTH,
      expandParent: false,
      ...design,
    },
  });
  game.registry.set(SCALE_KEY, 1);

  const crash = (error: unknown) => self.onCrash(error);
  const guarded = game.step.bind(game);
  game.step = (time, delta) => {
    try {
      guarded(time, delta);
    } catch (error) {
      crash(error);
    }
  };
  const hook = openTestHook(game, crash);
  await new Promise<void>((ready) => game.events.once('ready', () => ready()));
  game.events.on(stageEvent.crash, crash);

  const fitStage = () => {
    const scale = drawingScale(fitted(stage), window.devicePixelRatio);
    if (scale !== game.registry.get(SCALE_KEY)) {
      game.registry.set(SCALE_KEY, scale);
      game.scale.setGameSize(Math.round(design.width * scale), Math.round(design.height * scale));
      game.events.emit(stageEvent.scaled, scale);
    }
    game.scale.getParentBounds();
    game.scale.refresh();
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
    if (game.scene.getScene(key) === null) return;
    game.scene.stop(key); // remove() alone emits DESTROY, never SHUTDOWN
    game.scene.remove(key);
  };

  const self: Engine = {
    game,
    onCrash: (error) => console.error(error),
    stop,
    play(key, module, bus) {
      stop(key);
      if (!isSceneClass(module.default)) throw new Error(`no scene in ${key}`);
      game.scene.add(key, new module.default(), true, { bus });
      wake();
    },
    pause(key) {
      game.scene.pause(key);
      sleep();
      hook?.hold(true);
    },
    resume(key) {
      game.scene.resume(key);
      wake();
      hook?.hold(false);
    },
    attach(host) {
      host.append(stage);
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

/** CSS width the drawing gets inside its host: the widest 16 : 9 box. */
function fitted(stage: HTMLElement): number {
  const { width, height } = stage.getBoundingClientRect();
  return Math.min(width, (height * design.width) / design.height);
}

function watchContext(game: PhaserNS.Game, crash: (error: unknown) => void, redraw: () => void): void {
  let patience: ReturnType<typeof globalThis.setTimeout> | undefined;
  game.canvas.addEventListener('webglcontextlost', () => {
    patience = globalThis.setTimeout(() => crash(new Error('context-lost')), CONTEXT_PATIENCE);
  });
  game.canvas.addEventListener('webglcontextrestored', () => {
    globalThis.clearTimeout(patience);
    redraw();
  });
}
