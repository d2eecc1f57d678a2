import type { NoteCode } from '../result';

export type YearReading =
  | { readonly kind: 'year'; readonly year: number }
  | { readonly kind: 'combination' }
  | { readonly kind: 'left' }
  | { readonly kind: 'none'; readonly note: NoteCode };

const outsidePrimary: ReadonlyMap<string, NoteCode> = new Map([
  ...['B', 'D', '0'].map((code) => [code, 'below-primary'] as const),
  ...['11', '12', '13', '14', '15', '16'].map((code) => [code, 'above-primary'] as const),
  ...['S', 'N', 'V'].map((code) => [code, 'special-year'] as const),
]);

/** Reads a `jaargroep` code: 1–8 are school years in Dutch numbering, `C` is a combination, `H` a pupil who left. */
export function readYear(code: string): YearReading {
  const plain = code.trim().toUpperCase();
  if (/^0?[1-8]$/.test(plain)) return { kind: 'year', year: Number(plain) };
  if (plain === 'C') return { kind: 'combination' };
  if (plain === 'H') return { kind: 'left' };
  return { kind: 'none', note: outsidePrimary.get(plain) ?? 'unknown-year' };
}
