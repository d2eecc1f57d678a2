import { useSyncExternalStore } from 'react';

const onPaper = () => window.matchMedia('print');

let asked = false;

/** Browsers say before they print that they will; some only by the medium. */
function subscribe(tell: () => void): () => void {
  const say = (printing: boolean) => () => {
    asked = printing;
    tell();
  };
  const [begin, end] = [say(true), say(false)];
  const medium = onPaper();
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  medium.addEventListener('change', tell);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
    medium.removeEventListener('change', tell);
  };
}

/** Whether the page is on its way to paper: what only stands there need not be in the page before. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => asked || onPaper().matches);
