import type { SchoolUnderTest } from './school-under-test';

/** Reads a child's map repeatedly until the returned function is called. */
export function readMaps({
  client,
  pupils,
}: SchoolUnderTest): () => Promise<{ count: number; slowest: number }> {
  let wanted = true;
  let count = 0;
  let slowest = 0;
  const reading = (async () => {
    const [pupil] = pupils;
    if (!pupil) throw new Error('The demo group is empty.');
    while (wanted) {
      const began = performance.now();
      await client.call('readMap', { params: { pupilId: pupil.pupilId } }, pupil);
      count += 1;
      slowest = Math.max(slowest, performance.now() - began);
      await new Promise((rest) => setTimeout(rest, 50)); // stays below the limit of calls for one session
    }
  })();
  return async () => {
    wanted = false;
    await reading;
    return { count, slowest };
  };
}
