import { measureLastBuild } from '../check-budgets.mjs';
import { amount, type Bench } from './figure';

/** Bytes over the wire: the same numbers that `npm test` holds against tools/budgets.json. */
export const bundles: Bench = {
  name: 'bundles',
  side: 'pupil',
  async run() {
    const { figures } = measureLastBuild();
    return figures.map(({ name, kb, limit }) => amount(`JavaScript: ${name}`, kb, 'KB gzip', limit));
  },
};
