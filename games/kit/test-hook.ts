import type PhaserNS from 'phaser';

declare global {
  interface Window {
    /** Set before the page loads by a browser test: the stage then moves only when told to. */
    __stageTest?: true;
    __stage?: StageHook;
  }
}

export interface StageHook {
  /**
   * Moves the stage on by so many ms in steps of 1/60 s, and paints the last one unless told not to: without a
   * graphics card painting is nearly all that a step costs. Between steps everything else of the page gets its turn,
   * so that what waits for a promise goes on as it would in real time.
   */
  step(ms: number, paints?: boolean): Promise<void>;
  /** Script time of each painted frame so far, ms. */
  frameTimes(): readonly number[];
  /** Lets the scene throw in its next step, as a fault in it would. */
  break(): void;
  state(): {
    readonly scenes: readonly string[];
    readonly textures: readonly string[];
    readonly tweens: number;
    /** The stage's own time, ms. */
    readonly time: number;
    readonly asleep: boolean;
    readonly drawing: { readonly width: number; readonly height: number };
  };
}

const FRAME = 1000 / 60;

/** Opens `window.__stage` when the page asks for it; otherwise does nothing and returns null. */
export function openTestHook(game: PhaserNS.Game, crash: (error: unknown) => void) {
  if (window.__stageTest !== true) return null;
  const painted = game.step.bind(game); // Game.start binds the own property: the empty one below, so no frame runs by itself
  game.step = () => {};
  let time = 0;
  let held = false;
  const frameTimes: number[] = [];
  window.__stage = {
    async step(ms, paints = true) {
      const frames = Math.max(1, Math.round(ms / FRAME));
      for (let k = 1; k <= frames && !held; k++) {
        time += FRAME;
        try {
          if (k < frames || !paints) game.headlessStep(time, FRAME);
          else {
            const begun = performance.now();
            painted(time, FRAME);
            frameTimes.push(performance.now() - begun);
          }
        } catch (error) {
          crash(error);
        }
        await turn();
      }
    },
    frameTimes: () => frameTimes,
    break() {
      game.scene.scenes.at(-1)?.events.once('update', () => {
        throw new Error('broken-on-purpose');
      });
    },
    state: () => ({
      scenes: game.scene.scenes.map((scene) => scene.sys.settings.key),
      textures: game.textures.getTextureKeys(),
      tweens: game.scene.scenes.reduce((sum, scene) => sum + scene.tweens.getTweens().length, 0),
      time: Math.round(time),
      asleep: held,
      drawing: { width: game.scale.width, height: game.scale.height },
    }),
  };
  return {
    hold(on: boolean) {
      held = on;
    },
  };
}

/** One turn of the page's own loop. */
const turn = (): Promise<void> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(null);
  });
