/**
 * Flags of Node for a program that a test ends again: compiling the embedded database with optimisations takes longer
 * than all its statements.
 */
export const shortLived = ['--liftoff-only'] as const;
