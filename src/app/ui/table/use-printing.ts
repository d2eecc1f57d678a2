import { useSyncExternalStore } from 'react';

const onPaper = () => window.matchMedia('print');

let asked = false;

/** Some browsers send an event before printing, others only change the medium. */
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

/** True while the page is being printed, for content that only exists on paper. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => asked || onPaper().matches);
