import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import i18next from 'i18next';

interface Question {
  readonly title: string;
  readonly text: string;
  /** Says what will be done: “Verwijderen”, never “OK”. */
  readonly yes: string;
  readonly no?: string;
  /** Cannot be taken back: the button is red. */
  readonly grave?: boolean;
}

/** Asks before something is done; true when the person says yes. */
export function confirm({ title, text, yes, no, grave = false }: Question): Promise<boolean> {
  return new Promise((answer) => {
    modals.openConfirmModal({
      title,
      centered: true,
      // Above a form that asks it.
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
