import type { InputMethod, TargetSpec } from '@games/kit/input/targets';

/** Returns whether a hand points at what it presses, rather than a key or a switch. */
export const isPointed = (input: InputMethod): boolean => input === 'pointer' || input === 'touch';

/** The arrow keys of a target step one up or down. */
export const arrows = (step: (by: 1 | -1) => void): NonNullable<TargetSpec['keys']> => ({
  from: 'own',
  take: (name) => {
    if (name === 'ArrowUp' || name === 'ArrowRight') step(1);
    if (name === 'ArrowDown' || name === 'ArrowLeft') step(-1);
  },
});
