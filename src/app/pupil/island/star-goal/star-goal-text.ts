import type { TFunction } from 'i18next';
import type { StarGoalShown } from './star-goal';

/** Says in a sentence how many stars the group has together; it is shown and read aloud. */
export function starGoalText(t: TFunction<'pupil'>, { stars, target }: StarGoalShown): string {
  if (stars >= target) return t('together.reached', { stars });
  return stars === 0 ? t('together.begin', { target }) : t('together.have', { stars, target });
}
