import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import i18next from 'i18next';

interface Question {
  readonly title: string;
  readonly text: string;
  /** Names the action: “Verwijderen”, never “OK”. */
  readonly yes: string;
  readonly no?: string;
  /** Irreversible: the button is red. */
  readonly grave?: boolean;
}

/** Asks for confirmation; resolves to true when the person confirms. */
export function confirm({ title, text, yes, no, grave = false }: Question): Promise<boolean> {
  return new Promise((answer) => {
    modals.openConfirmModal({
      title,
      centered: true,
      // Above an open form dialog.
      zIndex: 300,
      children: <Text>{text}</Text>,
      labels: { confirm: yes, cancel: no ?? i18next.t('action.cancel') },
      closeButtonProps: { 'aria-label': i18next.t('action.close') },
      ...(grave ? { confirmProps: { color: 'red' } } : {}),
      onConfirm: () => answer(true),
      onCancel: () => answer(false),
      onClose: () => answer(false),
    });
  });
}
