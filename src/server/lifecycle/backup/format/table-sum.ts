import { hash } from 'node:crypto';

/** Rows of one table, counted and summed; the order of the rows does not change it. */
export interface TableSum {
  readonly rows: number;
  readonly sum: string;
}

/**
 * Adds up the SHA-256 of each row (its first 128 bits, in two sums of 64): equal for equal rows in any order. It finds
 * what a restore lost or changed; that nobody changed the file is for the encryption to see.
 */
export function tableSum() {
  let rows = 0;
  let high = 0n;
  let low = 0n;
  return {
    add(line: string) {
      const digest = hash('sha256', line, 'buffer');
      rows += 1;
      high = BigInt.asUintN(64, high + digest.readBigUInt64BE(0));
      low = BigInt.asUintN(64, low + digest.readBigUInt64BE(8));
    },
    done: (): TableSum => ({ rows, sum: `${high.toString(16)}.${low.toString(16)}` }),
  };
}
