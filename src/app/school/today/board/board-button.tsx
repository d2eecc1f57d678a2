import { Button } from '@mantine/core';
import { IconPresentation } from '@tabler/icons-react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../../../i18n/i18n';
import styles from '../today.module.css';

const BoardDialog = lazy(async () => {
  const [{ BoardDialog: Dialog }] = await Promise.all([
    import('./board-dialog'),
    loadTexts('pupil', 'maths'),
  ]);
  return { default: Dialog };
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
          <BoardDialog sumId={sumId} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}
