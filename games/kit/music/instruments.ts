/** How a note of an instrument sounds. Times in seconds, levels 0–1. */
export interface Instrument {
  readonly wave: 'sine' | 'triangle' | 'square' | 'sawtooth' | 'noise';
  /** Partials beside the note itself: factor of its frequency, and level. */
  readonly partials?: readonly (readonly [factor: number, level: number])[];
  readonly attack: number;
  /** Time in which a struck or plucked note dies away; a blown or bowed one has none and sounds to its end. */
  readonly decay?: number;
  /** Low pass, Hz; for noise the centre of its band. */
  readonly cutoff?: number;
  /** A swaying pitch: times a second, and how far in cents. */
  readonly vibrato?: readonly [rate: number, cents: number];
  /** Part of its frequency at which a note begins, or ends, to glide: a drum falls, a bird rises. */
  readonly glide?: number;
  readonly level: number;
}

/* Bright waves are set low, since the ear hears them as loud. */
const blown = { attack: 0.05, cutoff: 1500 } as const;

/** Every instrument of the beds and the motifs. */
export const instruments = {
  accordion: { ...blown, wave: 'sawtooth', partials: [[1.006, 0.8]], level: 0.2 },
  marimba: { wave: 'sine', partials: [[4, 0.22]], attack: 0.002, decay: 0.55, level: 0.5 },
  ukulele: { wave: 'triangle', partials: [[2, 0.25]], attack: 0.002, decay: 0.5, cutoff: 2600, level: 0.4 },
  clarinet: { ...blown, wave: 'square', cutoff: 1100, level: 0.18 },
  organ: {
    wave: 'sine',
    partials: [
      [2, 0.5],
      [4, 0.25],
    ],
    attack: 0.02,
    level: 0.22,
  },
  claps: { wave: 'noise', attack: 0.001, decay: 0.09, cutoff: 1600, level: 0.9 },
  vibraphone: { wave: 'sine', partials: [[4, 0.1]], attack: 0.003, decay: 1.5, vibrato: [5, 6], level: 0.38 },
  bass: { wave: 'triangle', attack: 0.008, decay: 0.7, cutoff: 420, level: 0.6 },
  harmonica: { ...blown, wave: 'square', cutoff: 1700, vibrato: [5, 9], level: 0.17 },
  banjo: { wave: 'sawtooth', attack: 0.002, decay: 0.24, cutoff: 2400, level: 0.36 },
  fiddle: { wave: 'sawtooth', attack: 0.09, cutoff: 1800, vibrato: [5.5, 12], level: 0.2 },
  harp: { wave: 'triangle', partials: [[2, 0.12]], attack: 0.003, decay: 1.3, cutoff: 2200, level: 0.4 },
  bells: {
    wave: 'sine',
    partials: [
      [2.76, 0.35],
      [5.4, 0.14],
    ],
    attack: 0.002,
    decay: 1.7,
    level: 0.2,
  },
  kalimba: { wave: 'sine', partials: [[5.4, 0.12]], attack: 0.002, decay: 0.75, level: 0.48 },
  drum: { wave: 'sine', attack: 0.002, decay: 0.22, glide: 2, level: 0.7 },
  pad: {
    wave: 'sawtooth',
    partials: [
      [1.004, 0.8],
      [0.5, 0.4],
    ],
    attack: 0.7,
    cutoff: 640,
    level: 0.14,
  },
  glass: { wave: 'sine', partials: [[2.4, 0.16]], attack: 0.006, decay: 1.9, level: 0.28 },
  rails: { wave: 'noise', attack: 0.002, decay: 0.07, cutoff: 340, level: 1.8 },
  birds: { wave: 'sine', attack: 0.012, decay: 0.16, glide: 0.78, level: 0.26 },
  crickets: { wave: 'triangle', attack: 0.02, decay: 0.12, vibrato: [26, 90], level: 0.18 },
} as const satisfies Record<string, Instrument>;

export type InstrumentName = keyof typeof instruments;

/** What is heard all the time: noise in a band that swells and falls, or a hum. Frequencies in Hz. */
export interface Ambience {
  readonly wave: Instrument['wave'];
  /** Of the band, or of the hum. */
  readonly hz: number;
  /** Swells a second, and how deep they are, 0–1. */
  readonly sway: readonly [rate: number, depth: number];
  readonly level: number;
}

export const ambiences = {
  waves: { wave: 'noise', hz: 520, sway: [0.11, 0.75], level: 0.34 },
  wind: { wave: 'noise', hz: 640, sway: [0.08, 0.8], level: 0.26 },
  murmur: { wave: 'noise', hz: 420, sway: [0.9, 0.35], level: 0.2 },
  hum: { wave: 'triangle', hz: 73.4, sway: [0.15, 0.4], level: 0.2 },
  bees: { wave: 'sawtooth', hz: 185, sway: [0.45, 0.85], level: 0.07 },
} as const satisfies Record<string, Ambience>;

export type AmbienceName = keyof typeof ambiences;
