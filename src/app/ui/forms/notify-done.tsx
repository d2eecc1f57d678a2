import { Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import i18next from 'i18next';
import { newId } from '../../shared/new-id';
import { UndoMessage } from './undo-message';

/** A message without a button closes after this time, ms. */
const shownFor = 12_000;

/** Tells that something was done, with undo where it can be undone. */
export function notifyDone({
  done,
  undo,
}: {
  readonly done: string;
  readonly undo?: (() => unknown) | undefined;
}): void {
  const id = newId();
  notifications.show({
    id,
    color: 'teal',
    autoClose: undo ? false : shownFor,
    closeButtonProps: { 'aria-label': i18next.t('action.close') },
    message: undo ? <UndoMessage id={id} done={done} undo={undo} /> : <Text size="sm">{done}</Text>,
  });
}
