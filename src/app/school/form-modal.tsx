import { Button, Group, Modal, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureAlert } from '../ui/failure-alert';
import { useSending } from '../ui/use-sending';
import { askToLeave, useUnsavedChanges } from '../ui/use-unsaved-changes';

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

/** A form over the page. Once something was filled in, closing it in passing and leaving the page ask first. */
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
  const [touched, setTouched] = useState(false);
  const [asking, setAsking] = useState(false);
  useUnsavedChanges(touched);

  const closeInPassing = async () => {
    if (touched) {
      setAsking(true);
      const leave = await askToLeave();
      // Only once the key that answered has gone by this form.
      setTimeout(() => setAsking(false));
      if (!leave) return;
    }
    onClose();
  };

  return (
    <Modal
      opened
      onClose={() => void closeInPassing()}
      // While it asks, Escape answers the question.
      closeOnEscape={!asking}
      title={title}
      size={size}
      centered
      // A press beside it would lose what was typed.
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t('action.close') }}
    >
      <form
        noValidate
        onChange={() => setTouched(true)}
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
