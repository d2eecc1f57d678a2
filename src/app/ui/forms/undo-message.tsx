import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** The message offers undo for this time, ms. */
const undoFor = 12_000;

/**
 * Message with a button for undo. It stays while the pointer or the focus is in it, and its time begins anew with each
 * Tab: who uses the keyboard needs longer to come to the button (WCAG 2.2.1).
 *
 * @param id of its notification, which does not close by itself
 */
export function UndoMessage({
  id,
  done,
  undo,
}: {
  readonly id: string;
  readonly done: string;
  readonly undo: () => unknown;
}) {
  const { t } = useTranslation('ui');
  const row = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let timer: number | undefined;
    const wait = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(close, undoFor);
    };
    const close = () => {
      const isUsed = row.current?.closest('[role=alert]')?.matches(':hover, :focus-within');
      if (isUsed) wait();
      else notifications.hide(id);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Tab') wait();
    };
    wait();
    // A dialog keeps its Tab keys to itself.
    document.addEventListener('keydown', onKey, true);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('keydown', onKey, true);
    };
  }, [id]);

  return (
    <Group ref={row} justify="space-between" gap="sm">
      <Text size="sm">{done}</Text>
      <Button
        size="compact-sm"
        variant="light"
        onClick={() => {
          notifications.hide(id);
          void undo();
        }}
      >
        {t('undo')}
      </Button>
    </Group>
  );
}
