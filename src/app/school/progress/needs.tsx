import { Anchor, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLocale } from '../../i18n/use-locale';
import { usePlace } from '../use-place';
import { errorTypeOf } from './error-type';
import type { GroupProgress } from './group-progress-page';
import styles from './needs.module.css';
import shared from './progress.module.css';
import { sumText } from './progress-parts';
import { skillSaid } from './skill-name';

/** Small groups for the instruction table: what they need, who they are, and what helps. */
export function Needs({ progress: { needs, years } }: { readonly progress: GroupProgress }) {
  const { t } = useTranslation('school');
  const locale = useLocale();
  const place = usePlace();
  if (needs.length === 0) return <Text>{t('report.group.noNeeds')}</Text>;
  const names = new Map(years.flatMap(({ pupils }) => pupils.map(({ pupilId, name }) => [pupilId, name])));
  return (
    <Stack component="ul" gap="md" className={`${shared.plain} ${styles.needs}`}>
      {needs.map(({ kind, code, example, pupilIds, others }) => {
        const type = errorTypeOf(code);
        return (
          <li key={`${kind} ${code}`}>
            <Text fw={700}>
              {kind === 'error'
                ? t(`progress.error.${type}`)
                : t('report.group.weak', { skill: skillSaid(t, code) })}
            </Text>
            <Text>
              {pupilIds.map((pupilId, index) => (
                <span key={pupilId}>
                  {index > 0 ? ', ' : ''}
                  <Anchor component={Link} to={place.progress(pupilId)}>
                    {names.get(pupilId) ?? '…'}
                  </Anchor>
                </span>
              ))}
              {others > 0 ? ` ${t('report.group.others', { count: others })}` : ''}
            </Text>
            {example ? (
              <Text size="sm" c="dimmed">
                {t('progress.errorExample', { sum: sumText(example.sumId, locale), given: example.given })}
              </Text>
            ) : null}
            <Text size="sm">
              {kind === 'error' ? t(`progress.errorHelp.${type}`) : t('report.group.weakHelp')}
            </Text>
          </li>
        );
      })}
    </Stack>
  );
}
