import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error';
import { FailureAlert } from '../../../ui/forms/failure-alert';

interface SaveProblemProps {
  readonly problem: unknown;
  readonly onNewest: () => void;
  readonly onOverwrite: () => void;
}

/** Shows why saving failed. After a conflict with somebody else's version the person chooses one of both. */
export function SaveProblem({ problem, onNewest, onOverwrite }: SaveProblemProps) {
  const { t } = useTranslation('school');
  if (!(problem instanceof ApiError) || problem.status !== 409) {
    return <FailureAlert failure={problem} />;
  }
  return (
    <Alert role="alert" color="orange" icon={<IconUsers aria-hidden />} title={t('settings.conflict.title')}>
      <Stack gap="sm" align="flex-start">
        <Text>{t('settings.conflict.text')}</Text>
        <Group gap="sm">
          <Button variant="default" onClick={onNewest}>
            {t('settings.conflict.newest')}
          </Button>
          <Button variant="default" onClick={onOverwrite}>
            {t('settings.conflict.overwrite')}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
