import { compare } from '../../number/rational';
import { magnitudeOf } from '../../sum/answer';
import { parseSumOrThrow } from '../../sum/read-sum';
import type { SumId } from '../../sum/sum';
import type { Task } from '../task';

/** Returns the sums of a task in their right order, by value in base units. */
export const rightOrder = ({ sumIds, direction }: Pick<Task, 'sumIds' | 'direction'>): readonly SumId[] =>
  sumIds.toSorted(
    (a, b) =>
      compare(magnitudeOf(parseSumOrThrow(a)), magnitudeOf(parseSumOrThrow(b))) *
      (direction === 'down' ? -1 : 1),
  );
