import './print.css';
import { useEffect } from 'react';

/** The sheet this screen is printed on, while it is open: `print.css` says what each is. */
export function usePaper(kind: 'report' | 'matrix' | 'list'): void {
  useEffect(() => {
    document.body.dataset.paper = kind;
    return () => {
      delete document.body.dataset.paper;
    };
  }, [kind]);
}
