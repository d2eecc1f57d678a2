/** What one file of media weighs. */
export interface Weight {
  readonly what: string;
  readonly bytes: number;
  /** The one layout that loads it; without it all do. */
  readonly only?: 'landscape' | 'portrait';
}

export const report = (weights: readonly Weight[]): void =>
  console.log(weights.map(({ what, bytes }) => `  ${what} ${(bytes / 1024).toFixed(1)} kB`).join('\n'));
