import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import styles from './board.module.css';

interface BoardDialogProps {
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Fills the screen with the board; Escape, or leaving the full screen, closes it. */
export function BoardDialog({ label, onClose, children }: BoardDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // A layout effect ends while the dialog is still there: closing it gives the focus back to the button.
  useLayoutEffect(() => {
    const shown = dialog.current;
    let isThere = true;
    const left = () => {
      if (document.fullscreenElement === null) onClose();
    };
    const open = async () => {
      // Before the dialog, which otherwise lies below the full screen. Where a browser refuses, it fills the window.
      await document.documentElement.requestFullscreen?.().catch(() => undefined);
      if (!isThere) return;
      shown?.showModal();
      shown?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
      document.addEventListener('fullscreenchange', left);
    };
    void open();
    return () => {
      isThere = false;
      document.removeEventListener('fullscreenchange', left);
      shown?.close();
      if (document.fullscreenElement !== null) void document.exitFullscreen();
    };
  }, [onClose]);
  // Outside the row with its button, whose styles are not for the board.
  return createPortal(
    <dialog ref={dialog} className={styles.dialog} aria-label={label} onCancel={onClose}>
      {children}
    </dialog>,
    document.body,
  );
}
