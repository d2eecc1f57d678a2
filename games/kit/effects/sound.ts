import { Howl, Howler } from 'howler';
import type { GameSounds } from '../textures/game-art';

/** Time an audio context gets to resume after a tap before it is recreated, ms. */
const RESUME_PATIENCE = 500;

/** Plays the sounds of one scene. An unknown name plays nothing: sound is never the only cue. */
export class Sound {
  readonly #source: GameSounds | undefined;
  #howl: Howl | undefined;
  #on: boolean;
  readonly #wake = () => this.#resume();

  constructor(source: GameSounds | undefined, on: boolean) {
    this.#source = source;
    this.#on = on;
    // A game loads its sounds only when somebody hears them.
    if (on) this.#howl = this.#make();
    document.addEventListener('visibilitychange', this.#wake);
    document.addEventListener('pointerdown', this.#wake);
  }

  /** Plays a sound; `rate` 2 is an octave higher. */
  play(name: string, rate = 1): void {
    if (!this.#on || this.#source === undefined || !(name in this.#source.sprite)) return;
    const playing = this.#howl?.play(name);
    if (rate !== 1) this.#howl?.rate(rate, playing);
  }

  get on(): boolean {
    return this.#on;
  }

  set on(on: boolean) {
    this.#on = on;
    if (on) this.#howl ??= this.#make();
    else this.#howl?.stop();
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#wake);
    document.removeEventListener('pointerdown', this.#wake);
    this.#howl?.unload();
  }

  #make(): Howl | undefined {
    if (this.#source === undefined) return undefined;
    const sprite = Object.fromEntries(
      Object.entries(this.#source.sprite).map(([name, [from, length]]): [string, [number, number]] => [
        name,
        [from, length],
      ]),
    );
    // html5 mode runs past the end of a clip
    return new Howl({ src: [...this.#source.src], sprite, html5: false });
  }

  /** Resumes the audio context, which iPads suspend in the background, and recreates it when that fails. */
  #resume(): void {
    if (document.visibilityState !== 'visible' || Howler.ctx === null || Howler.ctx?.state === 'running')
      return;
    Howler.ctx?.resume().catch(() => {});
    globalThis.setTimeout(() => {
      if (this.#howl === undefined || Howler.ctx?.state === 'running' || Howler.ctx === undefined) return;
      Howler.unload();
      this.#howl = this.#make();
    }, RESUME_PATIENCE);
  }
}
