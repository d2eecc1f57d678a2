import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newId } from '../../shared/new-id';
import { FailureAlert } from '../../ui/forms/failure-alert';

export interface Action {
  /** Message when it is done. */
  readonly done: string;
  /** Absent when it has been done already and is only reported, with undo. */
  readonly work?: () => Promise<unknown>;
  readonly undo?: () => Promise<unknown>;
}

export type RunAction = (action: Action) => Promise<void>;

/** The message offers undo for this time, ms. */
const undoFor = 12_000;

/** Runs actions: reports each with undo, and shows failures on the page. */
export function useActions(onChanged: () => void): {
  readonly change: RunAction;
  readonly problem: ReactNode;
} {
  const { t } = useTranslation(['school', 'common']);
  const [failure, setFailure] = useState<unknown>(null);

  const change = async ({ done, work, undo }: Action): Promise<void> => {
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
