import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newId } from '../new-id';
import { FailureAlert } from '../ui/failure-alert';

export interface Deed {
  /** What is said when it is done. */
  readonly done: string;
  /** Without it, it was done before and is only said, with the way back. */
  readonly work?: () => Promise<unknown>;
  readonly undo?: () => Promise<unknown>;
}

export type Change = (deed: Deed) => Promise<void>;

/** How long what was done can be taken back from the message about it, ms. */
const undoFor = 12_000;

/** Does what was asked, says so with a way back, and shows what went wrong on the page. */
export function useDeeds(onChanged: () => void): { readonly change: Change; readonly problem: ReactNode } {
  const { t } = useTranslation(['school', 'common']);
  const [failure, setFailure] = useState<unknown>(null);

  const change = async ({ done, work, undo }: Deed): Promise<void> => {
    setFailure(null);
    try {
      await work?.();
    } catch (error) {
      setFailure(error);
      return;
    } finally {
      onChanged();
    }
    const id = newId();
    notifications.show({
      id,
      color: 'teal',
      autoClose: undoFor,
      closeButtonProps: { 'aria-label': t('common:action.close') },
      message: (
        <Group justify="space-between" gap="sm">
          <Text size="sm">{done}</Text>
          {undo ? (
            <Button
              size="compact-sm"
              variant="light"
              onClick={() => {
                notifications.hide(id);
                void change({ done: t('teachers.undone'), work: undo });
              }}
            >
              {t('teachers.undo')}
            </Button>
          ) : null}
        </Group>
      ),
    });
  };

  const problem = <FailureAlert failure={failure} onClose={() => setFailure(null)} />;
  return { change, problem };
}
