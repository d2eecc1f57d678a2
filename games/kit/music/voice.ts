import type { Ambience, Instrument } from './instruments';

/** A note to play now or later. */
interface Played {
  readonly hz: number;
  /** In the time of the audio context, seconds. */
  readonly at: number;
  readonly seconds: number;
  /** 0–1, on top of the level of the instrument. */
  readonly level: number;
}

/** Time in which a blown or bowed note ends, seconds. */
const release = 0.14;
/** Below this a note is silent. */
const silence = 0.0008;
/** Width of a band of noise. */
const band = 0.8;

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** Two seconds of noise, the same in each context; from a fixed rule, so that a bed sounds the same everywhere. */
function noiseOf(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context);
  if (known) return known;
  const buffer = context.createBuffer(1, 2 * context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let index = 0; index < samples.length; index++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    samples[index] = state / 2 ** 31;
  }
  noises.set(context, buffer);
  return buffer;
}

type Source = OscillatorNode | AudioBufferSourceNode;

function sourceOf(context: BaseAudioContext, wave: Instrument['wave'], hz: number): Source {
  if (wave === 'noise') return new AudioBufferSourceNode(context, { buffer: noiseOf(context), loop: true });
  return new OscillatorNode(context, { type: wave, frequency: hz });
}

function filterOf(context: BaseAudioContext, wave: Instrument['wave'], hz: number): BiquadFilterNode {
  const isNoise = wave === 'noise';
  return new BiquadFilterNode(context, {
    type: isNoise ? 'bandpass' : 'lowpass',
    frequency: hz,
    Q: isNoise ? band : 0.5,
  });
}

/** Lets a source sway around its pitch. */
function sway(source: Source, [rate, cents]: readonly [number, number], from: number, to: number): void {
  const { context } = source;
  const slow = new OscillatorNode(context, { frequency: rate });
  slow.connect(new GainNode(context, { gain: cents })).connect(source.detune);
  slow.start(from);
  slow.stop(to);
}

/** Loudness of a note: it rises in the attack, then dies away or sounds until it is let go. Returns its end. */
function shape(gain: AudioParam, { attack, decay }: Instrument, { at, seconds, level }: Played): number {
  gain.setValueAtTime(0, at);
  gain.linearRampToValueAtTime(level, at + attack);
  if (decay !== undefined) {
    gain.exponentialRampToValueAtTime(silence, at + attack + decay);
    return at + attack + decay;
  }
  const held = Math.max(attack, seconds - release);
  gain.setValueAtTime(level, at + held);
  gain.linearRampToValueAtTime(0, at + held + release);
  return at + held + release;
}

/** Plays a note of an instrument into `out`; everything made for it ends with it. */
export function playNote(out: AudioNode, instrument: Instrument, note: Played): void {
  const { context } = out;
  const { wave, partials = [], cutoff, vibrato, glide } = instrument;
  const loud = new GainNode(context, { gain: 0 });
  const end = shape(loud.gain, instrument, { ...note, level: note.level * instrument.level });
  if (cutoff === undefined) loud.connect(out);
  else loud.connect(filterOf(context, wave, cutoff)).connect(out);
  for (const [factor, level] of [[1, 1] as const, ...partials]) {
    const source = sourceOf(context, wave, note.hz * factor);
    if (glide !== undefined && 'frequency' in source) {
      source.frequency.setValueAtTime(note.hz * glide, note.at);
      source.frequency.exponentialRampToValueAtTime(note.hz, note.at + 0.06);
    }
    if (vibrato) sway(source, vibrato, note.at, end);
    source.connect(level === 1 ? loud : new GainNode(context, { gain: level })).connect(loud);
    source.start(note.at);
    source.stop(end);
  }
}

/** Lets an ambience sound into `out` until the returned function is called with the time of its end, seconds. */
export function playAmbience(
  out: AudioNode,
  { wave, hz, sway: [rate, depth], level }: Ambience,
): (at: number) => void {
  const { context } = out;
  const source = sourceOf(context, wave, hz);
  const loud = new GainNode(context, { gain: level * (1 - depth / 2) });
  const slow = new OscillatorNode(context, { frequency: rate });
  slow.connect(new GainNode(context, { gain: (level * depth) / 2 })).connect(loud.gain);
  // A hum has overtones that a low pass softens; noise is the band around its frequency.
  source
    .connect(filterOf(context, wave, wave === 'noise' ? hz : 3 * hz))
    .connect(loud)
    .connect(out);
  source.start();
  slow.start();
  return (at) => {
    source.stop(at);
    slow.stop(at);
  };
}
