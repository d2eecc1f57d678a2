import { setFlagsFromString } from 'node:v8';

/** By how much the heap may grow over what lives in it before garbage is collected, per cent. */
const growthPercent = 50;

/**
 * Keeps the memory of the process near what it needs. By itself V8 lets a heap on a machine with much memory grow to
 * four times what lives in it. It holds for the threads that are started later, too.
 */
export function keepHeapSmall(): void {
  setFlagsFromString(`--heap-growing-percent=${growthPercent}`);
}
