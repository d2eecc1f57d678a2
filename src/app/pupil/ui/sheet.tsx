import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './sheet.module.css';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Dialog over the stage. Escape closes it and the focus returns to where it was. */
export function Sheet({ title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  // A layout effect is cleaned up while the dialog is still in the page: else the focus falls to the body.
  useLayoutEffect(() => {
    const shown = dialog.current;
    const opener = document.activeElement;
    shown?.showModal();
    // The focus goes to the first button, without scrolling down to it.
    shown?.scrollTo(0, 0);
    return () => {
      shown?.close();
      const from = opener instanceof HTMLElement && opener !== document.body ? opener : null;
      (from?.isConnected ? from : document.querySelector<HTMLElement>('main a[href]'))?.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2>{title}</h2>
      {children}
    </dialog>
  );
}
