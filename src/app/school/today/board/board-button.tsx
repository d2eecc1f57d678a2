import { Button, Modal } from '@mantine/core';
import { IconPresentation } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../../../i18n/i18n';
import { Loading } from '../../../ui/plain/loading';
import styles from '../today.module.css';

const ExplainBoard = lazy(async () => {
  const [{ ExplainBoard: Board }] = await Promise.all([
    import('./explain-board'),
    loadTexts('pupil', 'maths'),
  ]);
  return { default: Board };
});

/** Fills the screen while the board is shown; leaving the full screen closes the board. */
function useFullScreen(isOpen: boolean, onLeave: () => void) {
  useEffect(() => {
    if (!isOpen) return undefined;
    const left = () => {
      if (document.fullscreenElement === null) onLeave();
    };
    document.addEventListener('fullscreenchange', left);
    return () => {
      document.removeEventListener('fullscreenchange', left);
      if (document.fullscreenElement !== null) void document.exitFullscreen();
    };
  }, [isOpen, onLeave]);
}

interface BoardButtonProps {
  readonly sumId: string;
  /** What is explained, for a reader that hears the button alone. */
  readonly about: string;
}

/** Shows the worked example of a sum on the whole screen; Escape returns to the page. */
export function BoardButton({ sumId, about }: BoardButtonProps) {
  const { t } = useTranslation('today');
  const [isOpen, setOpen] = useState(false);
  const [close] = useState(() => () => setOpen(false));
  useFullScreen(isOpen, close);
  return (
    <>
      <Button
        variant="subtle"
        className={styles.button}
        leftSection={<IconPresentation size={20} stroke={1.75} aria-hidden />}
        aria-label={`${t('board.open')}: ${about}`}
        onClick={() => {
          setOpen(true);
          // Where a browser refuses, the board fills its window.
          document.documentElement.requestFullscreen?.().catch(() => undefined);
        }}
      >
        {t('board.open')}
      </Button>
      <Modal.Root opened={isOpen} onClose={close} fullScreen padding={0} transitionProps={{ duration: 0 }}>
        <Modal.Content aria-label={t('board.title')}>
          <Suspense fallback={<Loading />}>
            <ExplainBoard sumId={sumId} onClose={close} />
          </Suspense>
        </Modal.Content>
      </Modal.Root>
    </>
  );
}
