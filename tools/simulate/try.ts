import { findCollection } from '@/maths/collections/standard-collections';
import { randomFrom, seedOf } from '@/maths/random';
import { eloPolicy, leitnerPolicy, randomPolicy, streakPolicy } from '@/maths/simulate/other-policies';
import { practise } from '@/maths/simulate/practise';
import { windowPolicy } from '@/maths/simulate/window-policy';

const policies = {
  window: windowPolicy,
  random: randomPolicy,
  leitner: leitnerPolicy,
  elo: eloPolicy,
  streak: streakPolicy,
};
const n = Number(process.argv[2] ?? 8);
const weeks = 5;
const minutes = Number(process.argv[3] ?? 6);
const courses = [
  ['add-subtract-to-20', 3],
  ['tables-all', 4],
  ['tables-and-division', 5],
] as const;
for (const [key, year] of courses) {
  const collection = findCollection(key);
  if (!collection) throw new Error(key);
  for (const [name, policy] of Object.entries(policies)) {
    const t0 = performance.now();
    const t = { before: 0, after: 0, tasks: 0, right: 0, rounds: 0, finished: 0, minutes: 0 };
    for (let i = 0; i < n; i += 1) {
      const r = randomFrom(seedOf(i, 'talent'));
      const talent = (r.next() + r.next() + r.next() - 1.5) * 2;
      const res = practise(policy, { collection, traits: { seed: i, talent, year }, weeks, minutes });
      for (const k of Object.keys(t) as (keyof typeof t)[]) t[k] += res[k] / n;
    }
    console.log(
      key.padEnd(20),
      name.padEnd(8),
      `before ${t.before.toFixed(1)} after ${t.after.toFixed(1)} gain ${(t.after - t.before).toFixed(1)} tasks ${t.tasks.toFixed(0)} right ${((100 * t.right) / t.tasks).toFixed(0)} rounds ${t.rounds.toFixed(0)} fin ${((100 * t.finished) / t.rounds).toFixed(0)} min ${t.minutes.toFixed(0)} perMin ${(t.tasks / t.minutes).toFixed(1)} (${((performance.now() - t0) / n).toFixed(0)} ms)`,
    );
  }
}
