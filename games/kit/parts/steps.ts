/** A range of whole numbers that is changed in steps. */
export interface Steps {
  readonly min: number;
  readonly max: number;
  /** Step of the Page keys and the large buttons; 10 by default. */
  readonly big?: number;
}

export const within = ({ min, max }: Steps, value: number): number => Math.min(max, Math.max(min, value));

/** Returns the value after a key (arrows ± 1, Page keys ± 10, Home and End to the ends); null for any other key. */
export function afterKey(steps: Steps, value: number, key: string): number | null {
  const { min, max, big = 10 } = steps;
  const by: Readonly<Record<string, number>> = {
    ArrowUp: 1,
    ArrowRight: 1,
    ArrowDown: -1,
    ArrowLeft: -1,
    PageUp: big,
    PageDown: -big,
    Home: min - value,
    End: max - value,
  };
  const step = by[key];
  return step === undefined ? null : within(steps, value + step);
}
