import type { Random } from '@/maths/random';

/** Waits until it is this script's turn; a script calls it before each thing it does. */
export type Turn = () => Promise<void>;

/**
 * Runs scripts beside each other, one step of one of them or one of each at a time, in an order that follows from
 * `random` alone.
 * @returns how many steps were taken by one alone, and how many by several at once
 */
export async function interleave(
  random: Random,
  scripts: readonly ((turn: Turn) => Promise<void>)[],
): Promise<{ alone: number; together: number }> {
  const waiting = new Map<number, () => void>();
  const counts = { alone: 0, together: 0 };
  let busy = scripts.length;
  const proceed = () => {
    busy -= 1;
    if (busy > 0 || waiting.size === 0) return;
    const places = [...waiting.keys()].sort((a, b) => a - b);
    const choice = random.below(places.length + 1);
    const chosen = choice === places.length ? places : places.slice(choice, choice + 1);
    counts[chosen.length === 1 ? 'alone' : 'together'] += 1;
    busy = chosen.length;
    for (const place of chosen) {
      const go = waiting.get(place);
      waiting.delete(place);
      go?.();
    }
  };
  await Promise.all(
    scripts.map(async (script, place) => {
      const turn = () =>
        new Promise<void>((go) => {
          waiting.set(place, go);
          proceed();
        });
      try {
        await script(turn);
      } finally {
        proceed();
      }
    }),
  );
  return counts;
}
