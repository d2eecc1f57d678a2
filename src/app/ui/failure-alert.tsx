import { Alert } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { describeError } from './describe-error';

interface FailureAlertProps {
  /** What was thrown; nothing is shown while it is null. */
  readonly failure: unknown;
  readonly onClose?: () => void;
}

/** Says what went wrong and what to do, where it went wrong. */
export function FailureAlert({ failure, onClose }: FailureAlertProps) {
  const { t } = useTranslation();
  if (!failure) return null;
  return (
    <Alert
      role="alert"
      color="red"
      variant="light"
      {...(onClose && { withCloseButton: true, closeButtonLabel: t('action.close'), onClose })}
    >
      {describeError(failure)}
    </Alert>
  );
}
