import { IconCheck, IconChecks, IconCircle, IconCircleHalf2, IconPoint } from '@tabler/icons-react';
import type { Phase } from './progress-parts';

const marks = {
  none: null,
  new: IconPoint,
  practising: IconCircle,
  nearly: IconCircleHalf2,
  automated: IconCheck,
  maintenance: IconChecks,
} as const satisfies Record<Phase, unknown>;

/** The shape of a phase, so that its colour never stands alone. */
export function PhaseMark({ phase }: { readonly phase: Phase }) {
  const Mark = marks[phase];
  return Mark ? <Mark size={18} stroke={2.25} aria-hidden /> : null;
}
