import { Howler } from 'howler';
import type { GameManifest } from '../api/manifest';
import { onlyLandscape } from '../layout/design';
import { loadEngine } from './engine';

/** Loads engine, scene, art and sound file of a game before it is chosen. */
export async function prefetchGame({ load, worlds = onlyLandscape }: GameManifest): Promise<void> {
  const [engine, module] = await Promise.all([loadEngine(), load()]);
  const assets = await engine.preload(module, worlds);
  const sounds = assets?.sounds?.src ?? [];
  const playable = sounds.find((src) => Howler.codecs(/\.(\w+)(\?|$)/.exec(src)?.[1] ?? ''));
  // Fills the browser's HTTP cache, from which howler loads the file later.
  if (playable !== undefined) await fetch(playable);
}
