/** One line of the table: what was measured, against what, and what it may be at most (or must be at least). */
export interface Figure {
  readonly figure: string;
  readonly measured: string;
  readonly limit: string;
  /** What it is compared with, or how it was taken. */
  readonly reference: string;
  /** Null where there is no limit: the figure is for information. */
  readonly within: boolean | null;
}

export interface Bench {
  /** What `npm run bench -- <name>` calls it. */
  readonly name: string;
  readonly side: 'pupil' | 'server';
  readonly run: (say: (line: string) => void) => Promise<readonly Figure[]>;
}

/** A ratio against something measured in the same run. */
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

/** An amount that is the same on every machine: bytes, counts. */
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
