import { Anchor, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLocale } from '../../../i18n/use-locale';
import { useSchoolPaths } from '../../shared/use-school-paths';
import { errorShown } from '../shared/error-shown';
import { exampleText } from '../shared/example-text';
import { perHundred } from '../shared/per-hundred';
import shared from '../shared/progress.module.css';
import { skillSaid } from '../shared/skill-name';
import styles from './needs.module.css';
import type { GroupProgress } from './types';

/** Suggests small groups for instruction: the need, the pupils with their evidence, and what helps. */
export function Needs({ progress: { groups, years } }: { readonly progress: GroupProgress }) {
  const { t } = useTranslation('school');
  const locale = useLocale();
  const paths = useSchoolPaths();
  if (groups.length === 0) return <Text>{t('report.group.noNeeds')}</Text>;
  const names = new Map(years.flatMap(({ pupils }) => pupils.map(({ pupilId, name }) => [pupilId, name])));
  return (
    <Stack component="ul" gap="md" className={`${shared.plain} ${styles.needs}`}>
      {groups.map(({ kind, code, example, members, others }) => {
        const type = errorShown(code, example);
        const counts = { of: 0, count: 0 };
        for (const { of, count } of members) {
          counts.of += of;
          counts.count += count;
        }
        return (
          <li key={`${kind} ${code}`}>
            <Text fw={700}>
              {kind === 'error'
                ? t(`progress.error.${type}`)
                : t('report.group.weak', { skill: skillSaid(t, code) })}
            </Text>
            <Text>
              {members.map(({ pupilId }, index) => (
                <span key={pupilId}>
                  {index > 0 ? ', ' : ''}
                  <Anchor component={Link} to={paths.progress(pupilId)}>
                    {names.get(pupilId) ?? '…'}
                  </Anchor>
                </span>
              ))}
            </Text>
            <Text size="sm" c="dimmed">
              {t(`report.group.evidence.${kind}`, {
                each: perHundred(counts.count / Math.max(1, counts.of)),
                others: perHundred(others),
              })}{' '}
              {example ? exampleText(t, example, locale) : ''}
            </Text>
            <Text size="sm">
              {kind === 'error' ? t(`progress.errorHelp.${type}`) : t('report.group.weakHelp')}
            </Text>
          </li>
        );
      })}
    </Stack>
  );
}
