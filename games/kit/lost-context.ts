import type PhaserNS from 'phaser';

/** How long a lost graphics context may take to come back before the stage gives up, ms. */
const CONTEXT_PATIENCE = 4000;

/** Draws again when the graphics context has come back, and tells when it does not. */
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
