import { Progress, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { titleIn } from '@/maths/title-in';
import { useLocale } from '../../../../i18n/use-locale';
import { GoalMark } from '../../shared/goal-mark';
import styles from '../../shared/goals.module.css';
import shared from '../../shared/progress.module.css';
import { filledOf, standingText, unpractisedText } from '../../shared/standing-text';
import type { GoalShown } from '../../shared/types';
import { Parts } from './parts';

/** Lists the goals of the year that were begun, with their parts; names those that were not practised. */
export function Goals({ goals }: { readonly goals: readonly GoalShown[] }) {
  const { t } = useTranslation('school');
  const locale = useLocale();
  const begun = goals.filter(({ state }) => state !== 'not-begun');
  const later = goals.filter(({ state }) => state === 'not-begun');
  return (
    <Stack gap="md">
      {begun.length > 0 ? (
        <Stack component="ul" gap="md" className={shared.plain}>
          {begun.map((goal) => (
            <li key={goal.collectionKey} className={styles.goal}>
              <GoalMark state={goal.state} />
              <Text fw={600}>{titleIn(goal, locale)}</Text>
              <div>
                <Text size="sm">
                  {[t(`report.goals.state.${goal.state}`), standingText(t, goal), unpractisedText(t, goal)]
                    .filter((words) => words !== '')
                    .join(' · ')}
                </Text>
                <Progress value={filledOf(goal)} size="md" aria-hidden />
              </div>
              {goal.parts.length > 1 ? (
                <details className={styles.parts}>
                  <summary>{t('report.goals.parts')}</summary>
                  <Parts parts={goal.parts} />
                </details>
              ) : null}
            </li>
          ))}
        </Stack>
      ) : null}
      {later.length > 0 ? (
        <Text>
          <b>{t('report.goals.later')}</b> {later.map((goal) => titleIn(goal, locale)).join(', ')}
        </Text>
      ) : null}
    </Stack>
  );
}
