import type { Bed } from './beds';
import { ambiences, instruments } from './instruments';
import { barSeconds, notesOfBar } from './score';
import { playAmbience, playNote } from './voice';

/** Level of a bed beside a sound of a game: heard, and never in front. */
const bedLevel = 0.16;
/** Level of a bed under speech: 9 dB less. */
const underSpeech = bedLevel * 10 ** (-9 / 20);
/** How far ahead bars are planned, seconds: more than the longest gap between two frames. */
const ahead = 0.4;
/** A change of level takes so long, seconds. */
const fade = 0.5;

/** Plays the bed of a region, bar after bar, as long as `update` is called. */
export class BedPlayer {
  readonly #context: BaseAudioContext;
  readonly #bed: Bed;
  readonly #out: GainNode;
  readonly #stops = new Map<number, (at: number) => void>();
  #nextBar = 0;
  #nextAt = 0;
  /** Layers that sound. */
  layers = 1;

  constructor(out: AudioNode, bed: Bed) {
    this.#context = out.context;
    this.#bed = bed;
    this.#out = new GainNode(this.#context, { gain: 0 });
    this.#out.connect(out);
    this.#fadeTo(bedLevel);
  }

  /** Plans the bars that begin soon. */
  update(): void {
    const { currentTime } = this.#context;
    this.#playAmbiences();
    // After a pause the beat goes on from here; missed bars are not made up for.
    if (this.#nextAt < currentTime) this.#nextAt = currentTime + 0.05;
    while (this.#nextAt < currentTime + ahead) {
      for (const { instrument, hz, at, seconds } of notesOfBar(this.#bed, this.#nextBar, this.layers)) {
        playNote(this.#out, instruments[instrument], { hz, at: this.#nextAt + at, seconds, level: 1 });
      }
      this.#nextBar += 1;
      this.#nextAt += barSeconds(this.#bed);
    }
  }

  /** Plays on softly while somebody speaks, so that the words are understood. */
  set isUnderSpeech(speaking: boolean) {
    this.#fadeTo(speaking ? underSpeech : bedLevel);
  }

  /** Falls silent, with the notes that are planned. */
  stop(): void {
    this.#fadeTo(0);
    for (const stop of this.#stops.values()) stop(this.#context.currentTime + fade);
    this.#stops.clear();
  }

  #playAmbiences(): void {
    for (const [place, { ambience }] of this.#bed.layers.slice(0, this.layers).entries()) {
      if (ambience === undefined || this.#stops.has(place)) continue;
      this.#stops.set(place, playAmbience(this.#out, ambiences[ambience]));
    }
  }

  #fadeTo(level: number): void {
    this.#out.gain.setTargetAtTime(level, this.#context.currentTime, fade / 3);
  }
}
