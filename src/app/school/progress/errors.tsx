import { Badge, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale';
import { errorTypeOf } from './error-type';
import styles from './progress.module.css';
import { type ProgressShown, sumText } from './progress-parts';

/** Kinds of errors, most frequent first, each with an example and what helps. */
export function Errors({ errors }: { readonly errors: ProgressShown['errors'] }) {
  const { t } = useTranslation('school');
  const locale = useLocale();
  if (errors.length === 0) return <Text>{t('progress.noErrors')}</Text>;
  return (
    <Stack component="ul" gap="md" className={styles.plain}>
      {errors.map(({ errorType, count, example }) => {
        const type = errorTypeOf(errorType);
        return (
          <li key={errorType}>
            <Text fw={700} component="div">
              {t(`progress.error.${type}`)}{' '}
              <Badge variant="light" color="gray" ml={4}>
                {t('progress.errorTimes', { count })}
              </Badge>
            </Text>
            <Text size="sm" c="dimmed">
              {t('progress.errorExample', { sum: sumText(example.sumId, locale), given: example.given })}
            </Text>
            <Text>{t(`progress.errorHelp.${type}`)}</Text>
          </li>
        );
      })}
    </Stack>
  );
}
