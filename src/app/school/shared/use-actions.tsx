import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureAlert } from '../../ui/forms/failure-alert';
import { notifyDone } from '../../ui/forms/notify-done';

export interface Action {
  /** Message when it is done. */
  readonly done: string;
  /** Absent when it has been done already and is only reported, with undo. */
  readonly work?: () => Promise<unknown>;
  readonly undo?: () => Promise<unknown>;
}

export type RunAction = (action: Action) => Promise<void>;

/** Runs actions: reports each with undo, and shows failures on the page. */
export function useActions(onChanged: () => void): {
  readonly change: RunAction;
  readonly problem: ReactNode;
} {
  const { t } = useTranslation('school');
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
    notifyDone({
      done,
      undo: undo && (() => void change({ done: t('teachers.undone'), work: undo })),
    });
  };

  const problem = <FailureAlert failure={failure} onClose={() => setFailure(null)} />;
  return { change, problem };
}
