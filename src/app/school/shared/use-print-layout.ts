import '../../ui/theme/print.css';
import { useEffect } from 'react';

/** Sets the print layout of this screen while it is open; `print.css` defines the layouts. */
export function usePrintLayout(kind: 'report' | 'matrix' | 'list'): void {
  useEffect(() => {
    document.body.dataset.paper = kind;
    return () => {
      delete document.body.dataset.paper;
    };
  }, [kind]);
}
