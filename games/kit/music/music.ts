import { Howler } from 'howler';
import type { Region } from '../api/manifest';
import { BedPlayer } from './bed-player';
import { type Bed, beds } from './beds';
import { instruments } from './instruments';
import { type Motif, noteOfMiss, noteOfStreak } from './motif';
import { readNotes } from './pitch';
import { layersAt } from './score';
import { playNote } from './voice';

/** Level of a note of the motif, and of the note of a miss. */
const level = { right: 0.5, miss: 0.3 } as const;
/** Time between two notes of the whole motif, seconds. */
const step = 0.16;

interface MusicOptions {
  /** Without a region there is no bed: in a test, and in the samples of the parts. */
  readonly region: Region | undefined;
  readonly motif: Motif | undefined;
  readonly on: boolean;
}

/**
 * The music of a scene: the bed of its region, which gains a layer after each third of a round, and the motif of the
 * game. It is made while it plays, so it weighs nothing. Music is never the only cue.
 */
export class Music {
  readonly #region: Region | undefined;
  readonly #motif: Motif | undefined;
  #on: boolean;
  #layers = 1;
  #isPaused = false;
  #bed: BedPlayer | undefined;
  #context: AudioContext | undefined;

  constructor({ region, motif, on }: MusicOptions) {
    this.#region = region;
    this.#motif = motif;
    this.#on = on;
  }

  set on(on: boolean) {
    this.#on = on;
    if (!on) this.#silence();
  }

  /** Keeps the bed going; called in every frame. */
  update(): void {
    const context = this.#running();
    if (context === null || this.#region === undefined || this.#isPaused) return;
    // The context is another one after the browser gave up the first.
    if (context !== this.#context) this.#silence();
    this.#context = context;
    this.#bed ??= this.#begin(beds[this.#region]);
    this.#bed.layers = this.#layers;
    this.#bed.update();
  }

  /** Tells how far the round is. */
  reach(done: number, length: number): void {
    this.#layers = layersAt(done, length, 3);
  }

  pause(): void {
    this.#isPaused = true;
    this.#silence();
  }

  resume(): void {
    this.#isPaused = false;
  }

  /** Plays on softly while somebody speaks. */
  speech(isSpeaking: boolean): void {
    if (this.#bed) this.#bed.isUnderSpeech = isSpeaking;
  }

  /** The note of a right answer; a streak climbs. `streak` from 1. */
  right(streak: number): void {
    if (this.#motif) this.#play(noteOfStreak(this.#motif, streak), level.right);
  }

  /** The soft, low note of a miss. */
  miss(): void {
    if (this.#motif) this.#play(noteOfMiss(this.#motif), level.miss);
  }

  /** The whole motif: at the start of a round and at its end. */
  whole(): void {
    if (!this.#motif) return;
    for (const [place, hz] of readNotes(this.#motif.notes).entries())
      this.#play(hz, level.right, place * step);
  }

  close(): void {
    this.#on = false;
    this.#silence();
  }

  #play(hz: number, loudness: number, wait = 0): void {
    const context = this.#running();
    if (context === null || this.#motif === undefined) return;
    const instrument = instruments[this.#motif.instrument];
    const at = context.currentTime + wait;
    playNote(Howler.masterGain, instrument, { hz, at, seconds: 0.4, level: loudness });
  }

  #begin(bed: Bed): BedPlayer {
    // It knows nothing of this music, and would stop the audio after half a minute without a sound of its own.
    Howler.autoSuspend = false;
    return new BedPlayer(Howler.masterGain, bed);
  }

  #silence(): void {
    this.#bed?.stop();
    this.#bed = undefined;
    Howler.autoSuspend = true;
  }

  /** The audio context while sound is on and the browser lets it run; the first tap lets it. */
  #running(): AudioContext | null {
    const { ctx } = Howler;
    return this.#on && ctx?.state === 'running' ? ctx : null;
  }
}
