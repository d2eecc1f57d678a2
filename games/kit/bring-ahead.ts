import { Howler } from 'howler';
import { onlyLandscape } from './design';
import { loadEngine } from './engine';
import type { GameManifest } from './manifest';

/** Brings all of a game before it is chosen: engine, scene, art, and the bytes of its sounds. */
export async function bringAhead({ load, worlds = onlyLandscape }: GameManifest): Promise<void> {
  const [engine, module] = await Promise.all([loadEngine(), load()]);
  const parts = await engine.warm(module, worlds);
  const sounds = parts?.sounds?.src ?? [];
  const playable = sounds.find((src) => Howler.codecs(/\.(\w+)(\?|$)/.exec(src)?.[1] ?? ''));
  // Into the browser's own store, where the player of the sounds finds them.
  if (playable !== undefined) await fetch(playable);
}
