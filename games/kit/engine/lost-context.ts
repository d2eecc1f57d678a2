import type PhaserNS from 'phaser';

/** Time a lost graphics context gets to come back before the stage gives up, ms. */
const CONTEXT_PATIENCE = 4000;

/** Redraws when a lost graphics context is restored, and reports a crash when it is not. */
export function watchContext(game: PhaserNS.Game, crash: (error: unknown) => void, redraw: () => void): void {
  let patience: ReturnType<typeof globalThis.setTimeout> | undefined;
  game.canvas.addEventListener('webglcontextlost', () => {
    patience = globalThis.setTimeout(() => crash(new Error('context-lost')), CONTEXT_PATIENCE);
  });
  game.canvas.addEventListener('webglcontextrestored', () => {
    globalThis.clearTimeout(patience);
    redraw();
  });
}
