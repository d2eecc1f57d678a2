import { Progress, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '../../i18n/format';
import shared from './progress.module.css';
import type { ProgressShown } from './progress-parts';
import { depthOf, skillName } from './skill-name';
import styles from './skills.module.css';

/** A level in a word: the bar shows how far, the word what it means. */
const wordOf = (level: number) =>
  level >= 0.9 ? 'strong' : level >= 0.75 ? 'growing' : level >= 0.5 ? 'fragile' : 'start';

const colors = { strong: 'teal', growing: 'lagoon', fragile: 'yellow', start: 'orange' } as const;

/** What the child can, by skill from broad to narrow; a level is shown only when there is enough to know it by. */
export function Skills({ skills }: { readonly skills: ProgressShown['skills'] }) {
  const { t } = useTranslation('school');
  const sorted = skills.toSorted((a, b) => a.skill.localeCompare(b.skill, 'en', { numeric: true }));
  return (
    <Stack component="ul" gap="sm" className={shared.plain}>
      {sorted.map(({ skill, level, answers }) => {
        const word = level === null ? null : wordOf(level);
        return (
          <li key={skill} className={styles.skill} style={{ paddingInlineStart: depthOf(skill) * 20 }}>
            <div>
              <Text fw={depthOf(skill) === 0 ? 700 : 500}>{skillName(t, skill)}</Text>
              <Text size="sm" c="dimmed">
                {t('progress.based', { count: answers })}
              </Text>
            </div>
            {level === null || word === null ? (
              <Text size="sm" c="dimmed">
                {t('progress.unsure')}
              </Text>
            ) : (
              <div>
                <Text size="sm">
                  {t(`progress.levelWord.${word}`)} · {formatPercent(level)}
                </Text>
                <Progress value={level * 100} color={colors[word]} size="md" aria-hidden />
              </div>
            )}
          </li>
        );
      })}
    </Stack>
  );
}
