import type PhaserNS from 'phaser';

declare global {
  interface Window {
    /** Set before the page loads by a browser test: the stage then moves only when told to. */
    __stageTest?: true;
    __stage?: StageHook;
  }
}

export interface StageHook {
  /** Moves the stage on by so many ms in steps of 1/60 s, and paints the last one. */
  step(ms: number): void;
  state(): {
    readonly scenes: readonly string[];
    readonly textures: readonly string[];
    readonly tweens: number;
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
  window.__stage = {
    step(ms) {
      if (held) return;
      const frames = Math.max(1, Math.round(ms / FRAME));
      try {
        for (let k = 1; k < frames; k++) {
          time += FRAME;
          game.headlessStep(time, FRAME);
        }
      } catch (error) {
        crash(error);
      }
      time += FRAME;
      painted(time, FRAME);
    },
    state: () => ({
      scenes: game.scene.scenes.map((scene) => scene.sys.settings.key),
      textures: game.textures.getTextureKeys(),
      tweens: game.scene.scenes.reduce((sum, scene) => sum + scene.tweens.getTweens().length, 0),
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
