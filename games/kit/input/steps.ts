/** A value that goes in steps: whole numbers, so that nothing is lost in adding them. */
export interface Steps {
  readonly min: number;
  readonly max: number;
  /** What Page keys and the large buttons move by; 10 when not given. */
  readonly big?: number;
}

export const within = ({ min, max }: Steps, value: number): number => Math.min(max, Math.max(min, value));

/** The value after a key (arrows ± 1, Page keys ± 10, Home and End to the ends); null for a key that means nothing. */
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
