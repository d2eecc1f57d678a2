import { IconCheck, IconCircle, IconCircleHalf2, IconMinus, IconQuestionMark } from '@tabler/icons-react';
import styles from './goals.module.css';
import type { ProgressShown } from './types';

export type GoalState = ProgressShown['goals'][number]['state'];

export const goalStates = ['reached', 'nearly', 'under-way', 'unsure', 'not-begun'] as const;

const marks = {
  reached: IconCheck,
  nearly: IconCircleHalf2,
  'under-way': IconCircle,
  unsure: IconQuestionMark,
  'not-begun': IconMinus,
} as const satisfies Record<GoalState, unknown>;

/** Symbol and colour of a goal's state; its text is beside it or in its label. */
export function GoalMark({ state, label }: { readonly state: GoalState; readonly label?: string }) {
  const Mark = marks[state];
  return (
    <span
      className={styles.goalMark}
      data-goal={state}
      {...(label ? { role: 'img', 'aria-label': label } : {})}
    >
      <Mark size={18} stroke={2.25} aria-hidden />
    </span>
  );
}
