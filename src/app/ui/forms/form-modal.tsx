import { Button, Group, Modal, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureAlert } from './failure-alert';
import { useSending } from './use-sending';
import { askToLeave, useUnsavedChanges } from './use-unsaved-changes';

interface FormModalProps {
  readonly title: string;
  readonly submit: string;
  readonly size?: string;
  /** Irreversible: the button is red. */
  readonly grave?: boolean;
  readonly disabled?: boolean;
  readonly onClose: () => void;
  /** Sends the form, which closes on success. A thrown error is shown and the input stays. */
  readonly onSubmit: () => Promise<unknown>;
  readonly children: ReactNode;
}

/** Form in a dialog. Once something was filled in, closing it or leaving the page asks for confirmation. */
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
      // Deferred until the key press that answered the question has passed this form.
      setTimeout(() => setAsking(false));
      if (!leave) return;
    }
    onClose();
  };

  return (
    <Modal
      opened
      onClose={() => void closeInPassing()}
      // While the question is open, Escape answers it.
      closeOnEscape={!asking}
      title={title}
      size={size}
      centered
      // A click beside the dialog would lose the input.
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
          <FailureAlert failure={failure} inForm />
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
