import { IconCheck, IconCircle, IconCircleHalf2 } from '@tabler/icons-react';
import type { FactState } from '../shared/types';

const marks = {
  none: null,
  practising: IconCircle,
  nearly: IconCircleHalf2,
  known: IconCheck,
} as const satisfies Record<FactState, unknown>;

/** Symbol of a state, so that it does not depend on colour alone. */
export function StateMark({ state }: { readonly state: FactState }) {
  const Mark = marks[state];
  return Mark ? <Mark size={13} stroke={2.5} aria-hidden /> : null;
}
