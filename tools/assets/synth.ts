import { random } from '../../assets/drawing/random';

/** One voice of a sound: a wave that glides from one pitch to another, with a little noise if wanted. */
export interface Voice {
  readonly wave: 'sine' | 'triangle' | 'square' | 'noise';
  /** Hz at the start and at the end; for noise the cut-off of its low pass. */
  readonly from: number;
  readonly to?: number;
  /** From the start of the sound, ms. */
  readonly at?: number;
  readonly ms: number;
  readonly attack?: number;
  /** 0 to 1. */
  readonly volume?: number;
  /** Depth of vibrato in Hz at 6 Hz. */
  readonly vibrato?: number;
}

export type Recipe = readonly Voice[];

export const sampleRate = 44_100;

const waves: Record<Exclude<Voice['wave'], 'noise'>, (turns: number) => number> = {
  sine: (turns) => Math.sin(2 * Math.PI * turns),
  triangle: (turns) => 1 - 4 * Math.abs(((turns + 0.25) % 1) - 0.5),
  square: (turns) => (turns % 1 < 0.5 ? 0.6 : -0.6),
};

const samples = (ms: number) => Math.round((ms * sampleRate) / 1000);

function addVoice(out: Float32Array, voice: Voice, seed: number): void {
  const start = samples(voice.at ?? 0);
  const length = samples(voice.ms);
  const attack = Math.max(1, samples(voice.attack ?? 4));
  const to = voice.to ?? voice.from;
  const next = random(seed);
  let turns = 0;
  let held = 0;
  for (let index = 0; index < length; index++) {
    const share = index / length;
    const glide = voice.from * (to / voice.from) ** share;
    const pitch = glide + (voice.vibrato ?? 0) * Math.sin((2 * Math.PI * 6 * index) / sampleRate);
    turns += pitch / sampleRate;
    const cut = 1 - Math.exp((-2 * Math.PI * pitch) / sampleRate);
    held += (next() * 2 - 1 - held) * cut;
    const value = voice.wave === 'noise' ? held : waves[voice.wave](turns);
    // Rises in the attack, then dies away exponentially to silence at the end.
    const swell = Math.min(1, index / attack) * (Math.exp(-4.5 * share) - Math.exp(-4.5)) * 1.011;
    out[start + index] = (out[start + index] ?? 0) + value * swell * (voice.volume ?? 0.5);
  }
}

/** Length of a recipe, ms. */
export const recipeLength = (recipe: Recipe): number =>
  Math.max(0, ...recipe.map((voice) => (voice.at ?? 0) + voice.ms));

/** Plays a recipe into samples, peak at most 0.9. */
export function synthesise(recipe: Recipe): Float32Array {
  const out = new Float32Array(samples(recipeLength(recipe)));
  recipe.forEach((voice, index) => {
    addVoice(out, voice, index + 1);
  });
  const peak = out.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  return peak > 0.9 ? out.map((value) => (value * 0.9) / peak) : out;
}
