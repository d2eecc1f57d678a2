import { useEffect } from 'react';

/** Sets the print layout of this screen while it is open; `print.css` defines the layouts. */
export function usePrintLayout(kind: 'report' | 'matrix' | 'list' | 'cards'): void {
  useEffect(() => {
    document.body.dataset.paper = kind;
    return () => {
      delete document.body.dataset.paper;
    };
  }, [kind]);
}
