import { Alert } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { mayWorkLater } from '../../api/api-error';
import { describeError } from './describe-error';

interface FailureAlertProps {
  /** The error; nothing is shown for null. */
  readonly failure: unknown;
  readonly onClose?: () => void;
  /** Placed in a form that keeps its input: adds that where sending it again may help. */
  readonly inForm?: boolean;
}

/** Shows an error with advice, at the place where it occurred. */
export function FailureAlert({ failure, onClose, inForm = false }: FailureAlertProps) {
  const { t } = useTranslation();
  if (!failure) return null;
  return (
    <Alert
      role="alert"
      color="red"
      variant="light"
      {...(onClose && { withCloseButton: true, closeButtonLabel: t('action.close'), onClose })}
    >
      {describeError(failure)} {inForm && mayWorkLater(failure) ? t('error.stillHere') : null}
    </Alert>
  );
}
