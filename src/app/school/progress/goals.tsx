import { Progress, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '../../i18n/format';
import { titleIn } from '../../i18n/title-in';
import { useLocale } from '../../i18n/use-locale';
import { GoalMark } from './goal-mark';
import styles from './goals.module.css';
import shared from './progress.module.css';
import type { ProgressShown } from './progress-parts';

/** The goals of the year, each with how far it is; where nothing can be said yet, that is said. */
export function Goals({ goals }: { readonly goals: ProgressShown['goals'] }) {
  const { t } = useTranslation('school');
  const locale = useLocale();
  return (
    <Stack component="ul" gap="sm" className={shared.plain}>
      {goals.map((goal) => (
        <li key={goal.collectionKey} className={styles.goal}>
          <GoalMark state={goal.state} />
          <Text fw={600}>{titleIn(goal, locale)}</Text>
          <div>
            <Text size="sm">
              {t(`report.goals.state.${goal.state}`)}
              {goal.part === null
                ? ''
                : ` · ${t(`report.goals.${goal.kind}`, { part: formatPercent(goal.part) })}`}
            </Text>
            {goal.part === null ? null : <Progress value={goal.part * 100} size="md" aria-hidden />}
          </div>
        </li>
      ))}
    </Stack>
  );
}
