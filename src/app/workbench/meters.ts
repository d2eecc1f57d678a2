import { loadEngine } from '@games/kit/engine/engine';

export interface Meters {
  /** Draw calls of the last frame, and the most in one frame. */
  readonly draws: number;
  readonly mostDraws: number;
  /** Script time of a frame, ms: median and slowest twentieth of the last 120. */
  readonly median: number;
  readonly slow: number;
  readonly textures: number;
  readonly tweens: number;
}

const counted = { draws: 0 };

/** Counts draw calls from now on. Call it once, before a stage is created. */
export function countDraws(): void {
  for (const prototype of [WebGLRenderingContext.prototype, WebGL2RenderingContext.prototype]) {
    for (const name of ['drawElements', 'drawArrays'] as const) {
      const draw = prototype[name] as (...all: unknown[]) => void;
      Object.assign(prototype, {
        [name](this: unknown, ...all: unknown[]) {
          counted.draws += 1;
          return draw.apply(this, all);
        },
      });
    }
  }
}

const kept = 120;

/** Measures every frame and reports twice a second. Returns the function that stops it. */
export function measure(tell: (meters: Meters) => void): () => void {
  let undo = () => {};
  let stopped = false;
  void loadEngine().then(({ game }) => {
    if (stopped) return;
    const times: number[] = [];
    let begun = 0;
    let most = 0;
    let draws = 0;
    const before = () => {
      counted.draws = 0;
      begun = performance.now();
    };
    const after = () => {
      draws = counted.draws;
      most = Math.max(most, draws);
      times.push(performance.now() - begun);
      if (times.length > kept) times.shift();
    };
    game.events.on('prestep', before);
    game.events.on('postrender', after);
    const timer = setInterval(() => {
      const sorted = times.toSorted((a, b) => a - b);
      const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
      tell({
        draws,
        mostDraws: most,
        median: at(0.5),
        slow: at(0.95),
        textures: game.textures.getTextureKeys().length,
        tweens: game.scene.scenes.reduce((sum, scene) => sum + scene.tweens.getTweens().length, 0),
      });
    }, 500);
    undo = () => {
      clearInterval(timer);
      game.events.off('prestep', before);
      game.events.off('postrender', after);
    };
  });
  return () => {
    stopped = true;
    undo();
  };
}
