import type { SchoolUnderTest } from './school-under-test';

/** Reads a child's map again and again until the result is called. */
export function readMaps({
  client,
  pupils,
}: SchoolUnderTest): () => Promise<{ count: number; slowest: number }> {
  let wanted = true;
  let count = 0;
  let slowest = 0;
  const reading = (async () => {
    const [pupil] = pupils;
    if (!pupil) throw new Error('The demo class is empty.');
    while (wanted) {
      const began = performance.now();
      await client.call('readMap', { params: { pupilId: pupil.pupilId } }, pupil);
      count += 1;
      slowest = Math.max(slowest, performance.now() - began);
      await new Promise((rest) => setTimeout(rest, 50)); // below the limit for one session
    }
  })();
  return async () => {
    wanted = false;
    await reading;
    return { count, slowest };
  };
}
