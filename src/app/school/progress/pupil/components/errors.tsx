import { Badge, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../../i18n/use-locale';
import { errorsShown } from '../../shared/error-shown';
import { exampleText } from '../../shared/example-text';
import styles from '../../shared/progress.module.css';
import type { ProgressShown } from '../../shared/types';

interface ErrorsProps {
  readonly errors: ProgressShown['errors'];
  readonly guesses: boolean;
}

/** Lists error types, the most frequent first, each with an example and advice; none of a child that guesses. */
export function Errors({ errors, guesses }: ErrorsProps) {
  const { t } = useTranslation('school');
  const locale = useLocale();
  if (guesses) return <Text>{t('report.errors.guessing')}</Text>;
  if (errors.length === 0) return <Text>{t('progress.noErrors')}</Text>;
  return (
    <Stack component="ul" gap="md" className={styles.plain}>
      {errorsShown(errors).map(({ errorType, count, example }) => {
        return (
          <li key={errorType}>
            <Text fw={700} component="div">
              {t(`progress.error.${errorType}`)}{' '}
              <Badge variant="light" color="gray" ml={4}>
                {t('progress.errorTimes', { count })}
              </Badge>
            </Text>
            <Text size="sm" c="dimmed">
              {exampleText(t, example, locale)}
            </Text>
            <Text>{t(`progress.errorHelp.${errorType}`)}</Text>
          </li>
        );
      })}
    </Stack>
  );
}
