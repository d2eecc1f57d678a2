/** A line of the table: measured value, reference, and limit (a maximum or minimum). */
export interface Figure {
  readonly figure: string;
  readonly measured: string;
  readonly limit: string;
  /** The compared value, or the method of measuring. */
  readonly reference: string;
  /** Null when there is no limit: the figure is for information only. */
  readonly within: boolean | null;
}

export interface Bench {
  /** Name for `npm run bench -- <name>`. */
  readonly name: string;
  readonly side: 'pupil' | 'server';
  readonly run: (say: (line: string) => void) => Promise<readonly Figure[]>;
}

/** Returns a ratio to something measured in the same run. */
export const ratio = (
  figure: string,
  ours: number,
  theirs: number,
  limit: { readonly atMost: number } | { readonly atLeast: number },
  reference: string,
): Figure => {
  const value = ours / theirs;
  const atMost = 'atMost' in limit;
  return {
    figure,
    measured: `${value.toFixed(2)} ×`,
    limit: atMost ? `≤ ${limit.atMost} ×` : `≥ ${limit.atLeast} ×`,
    reference,
    within: atMost ? value <= limit.atMost : value >= limit.atLeast,
  };
};

/** Returns an amount that is the same on every machine, such as bytes or counts. */
export const amount = (
  figure: string,
  value: number,
  unit: string,
  atMost: number,
  reference = '',
): Figure => ({
  figure,
  measured: `${Number.isInteger(value) ? value : value.toFixed(1)} ${unit}`.trim(),
  limit: `≤ ${atMost} ${unit}`.trim(),
  reference,
  within: value <= atMost,
});
