import { parseSumOrThrow } from '../../sum/read-sum';
import { hasShape } from '../../sum/shape/shapes-of';
import type { SumId } from '../../sum/sum';
import type { SumWindow } from '../../window/sum-window';
import type { Round, RoundConfig } from '../round-state';
import { asksSeveral } from './asks-several';
import { largestFamily } from './family';

/** The sums of a window that one configuration asks: chosen once, for a round looks at them before every task. */
const known = new WeakMap<SumWindow, WeakMap<RoundConfig, ReadonlySet<SumId>>>();

function find({ pool, fill = [] }: SumWindow, { mode, takes }: RoundConfig): ReadonlySet<SumId> {
  const inPool = pool.map(({ sumId }) => sumId);
  if (takes === undefined) return new Set([...inPool, ...fill]);
  const taken = inPool.filter((sumId) => hasShape(parseSumOrThrow(sumId), takes));
  // What fills a field is not scored, and made to be worth as much: of the same family it may have another shape.
  return new Set(asksSeveral(mode) ? largestFamily(taken, fill) : taken);
}

/**
 * Returns the sums of the window that the game of this round asks: those of the shapes it takes, and where one task shows
 * several sums only one family of them, so that one unit and one scale hold for the whole round.
 */
export function askedIn({ window, config }: Pick<Round, 'window' | 'config'>): ReadonlySet<SumId> {
  const byConfig = known.get(window) ?? new WeakMap<RoundConfig, ReadonlySet<SumId>>();
  known.set(window, byConfig);
  const asked = byConfig.get(config) ?? find(window, config);
  byConfig.set(config, asked);
  return asked;
}
