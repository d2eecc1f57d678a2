import { Button } from '@mantine/core';
import { IconPresentation } from '@tabler/icons-react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TodayShown } from '../types';

const BoardDialog = lazy(async () => ({ default: (await import('./board-dialog')).BoardDialog }));
const ClassBoard = lazy(async () => ({ default: (await import('./class-board')).ClassBoard }));

interface ClassBoardButtonProps {
  readonly groupId: string;
  readonly name: string;
  readonly people: TodayShown['live']['people'];
}

/** Shows the practising class on the whole screen; Escape returns to the page. */
export function ClassBoardButton(props: ClassBoardButtonProps) {
  const { t } = useTranslation('today');
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPresentation size={20} stroke={1.75} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('classBoard.open')}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <BoardDialog label={props.name} onClose={close}>
            <ClassBoard {...props} onClose={close} />
          </BoardDialog>
        </Suspense>
      ) : null}
    </>
  );
}
