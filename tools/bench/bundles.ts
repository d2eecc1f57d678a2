import { measureLastBuild } from '../check-budgets.mjs';
import { amount, type Bench } from './figure';

interface Size {
  readonly name: string;
  readonly kb: number;
  readonly limit: number;
}

/** Budgets with many members: the table shows the member of each that is nearest to its limit. */
const families: readonly (readonly [title: string, member: RegExp])[] = [
  ['largest page within an area, beyond what the area shares', /, beyond what its area shares$/],
  ['largest code of a game', /^code of games\//],
  ['largest art of a game at 1×', /^art at 1× of games\//],
  ['largest art of a game at 2×', /^art at 2× of games\//],
  ['largest sound of a game', /^sound of games\//],
];

const nearest = (sizes: readonly Size[]): Size | undefined =>
  sizes.toSorted((a, b) => b.kb / b.limit - a.kb / a.limit)[0];

/** Measures transferred bytes: the figures that `npm test` checks one by one against tools/budgets.json. */
export const bundles: Bench = {
  name: 'bundles',
  side: 'pupil',
  async run() {
    const { figures } = measureLastBuild();
    const isMember = ({ name }: Size) => families.some(([, member]) => member.test(name));
    const alone = figures
      .filter((size) => !isMember(size))
      .map(({ name, kb, limit }) => amount(`bytes: ${name}`, kb, 'KB gzip', limit));
    const largest = families.flatMap(([title, member]) => {
      const most = nearest(figures.filter(({ name }) => member.test(name)));
      return most === undefined ? [] : [amount(`bytes: ${title}`, most.kb, 'KB gzip', most.limit)];
    });
    return [...alone, ...largest];
  },
};
