import { Button, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Parsed } from '@/edexml/result';
import { ApiError } from '../../../api/api-error';
import { useUser } from '../../../session/session';
import type { Choices } from '../import-state';

/** True when a file was refused because of a different school code. */
export const isOtherSchool = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'import-other-school';

interface OtherSchoolProps {
  readonly parsed: Parsed;
  readonly choices: Choices;
  readonly onVouch: (parsed: Parsed, choices: Choices) => unknown;
}

/** Asks whether a file with a different school code belongs to this school; only an administrator can say so. */
export function OtherSchool({ parsed, choices, onVouch }: OtherSchoolProps) {
  const { t } = useTranslation('school');
  const user = useUser();
  if (user?.role !== 'schooladmin') return <Text mt="sm">{t('import.otherSchool.askAdmin')}</Text>;
  return (
    <>
      <Text mt="sm">{t('import.otherSchool.text')}</Text>
      <Button variant="default" mt="sm" onClick={() => onVouch(parsed, { ...choices, isOwnSchool: true })}>
        {t('import.otherSchool.go')}
      </Button>
    </>
  );
}
