import { Button } from '@mantine/core';
import { IconPresentation } from '@tabler/icons-react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../../../i18n/i18n';
import styles from '../today.module.css';

const BoardDialog = lazy(async () => ({ default: (await import('./board-dialog')).BoardDialog }));
const ExplainBoard = lazy(async () => {
  const [{ ExplainBoard: Board }] = await Promise.all([
    import('./explain-board'),
    loadTexts('pupil', 'maths'),
  ]);
  return { default: Board };
});

interface BoardButtonProps {
  readonly sumId: string;
  /** Tells a screen reader what the button explains. */
  readonly about: string;
}

/** Shows the worked example of a sum on the whole screen; Escape returns to the page. */
export function BoardButton({ sumId, about }: BoardButtonProps) {
  const { t } = useTranslation('today');
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <Button
        variant="subtle"
        className={styles.button}
        leftSection={<IconPresentation size={20} stroke={1.75} aria-hidden />}
        aria-label={`${t('board.open')}: ${about}`}
        onClick={() => setOpen(true)}
      >
        {t('board.open')}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <BoardDialog label={t('board.title')} onClose={close}>
            <ExplainBoard sumId={sumId} onClose={close} />
          </BoardDialog>
        </Suspense>
      ) : null}
    </>
  );
}
