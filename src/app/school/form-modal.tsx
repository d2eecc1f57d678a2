import { Button, Group, Modal, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureAlert } from '../ui/failure-alert';
import { useSending } from '../ui/use-sending';

interface FormModalProps {
  readonly title: string;
  readonly submit: string;
  readonly size?: string;
  /** Cannot be taken back: the button is red. */
  readonly grave?: boolean;
  readonly disabled?: boolean;
  readonly onClose: () => void;
  /** Sends it, and closes the form when that went well; what it throws is shown, and what was typed stays. */
  readonly onSubmit: () => Promise<unknown>;
  readonly children: ReactNode;
}

/** A form over the page. */
export function FormModal({
  title,
  submit,
  size = 'md',
  grave = false,
  disabled = false,
  onClose,
  onSubmit,
  children,
}: FormModalProps) {
  const { t } = useTranslation();
  const { busy, failure, send } = useSending();
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size={size}
      centered
      // A press beside it would lose what was typed.
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t('action.close') }}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!disabled && !busy) void send(true, onSubmit);
        }}
      >
        <Stack gap="md">
          {children}
          <FailureAlert failure={failure} />
          <Group gap="sm">
            <Button type="submit" loading={busy} disabled={disabled} {...(grave && { color: 'red' })}>
              {submit}
            </Button>
            <Button variant="subtle" onClick={onClose}>
              {t('action.cancel')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
