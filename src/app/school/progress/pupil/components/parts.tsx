import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { GoalMark } from '../../shared/goal-mark';
import styles from '../../shared/goals.module.css';
import { skillSaid } from '../../shared/skill-name';
import { standingText } from '../../shared/standing-text';
import type { PartShown } from '../../shared/types';

interface PartsProps {
  readonly parts: readonly PartShown[];
  /** Skills that are named elsewhere on the page, of which these are other sums. */
  readonly named?: ReadonlySet<string>;
}

/** Lists narrowest skills with their state and counts. */
export function Parts({ parts, named }: PartsProps) {
  const { t } = useTranslation('school');
  const sorted = parts.toSorted((a, b) => a.skill.localeCompare(b.skill, 'en', { numeric: true }));
  return (
    <ul className={styles.partList}>
      {sorted.map((part) => {
        const skill = skillSaid(t, part.skill);
        const counts = standingText(t, part);
        return (
          <li key={`${part.kind} ${part.skill}`}>
            <GoalMark state={part.state} label={t(`report.part.${part.state}`)} />
            <Text className={styles.partName}>
              {named?.has(part.skill) ? t('report.beside.other', { skill }) : skill}
            </Text>
            <Text size="sm" c="dimmed">
              {counts === '' ? t(`report.part.${part.state}`) : counts}
            </Text>
          </li>
        );
      })}
    </ul>
  );
}
