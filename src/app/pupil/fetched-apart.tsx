import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

interface Props<Part> {
  /** Stands while the part is on its way. */
  readonly meanwhile?: ReactNode;
  /** Stands where it cannot come, and does without: there is no network and nothing was kept. */
  readonly instead?: ReactNode;
  readonly children: (part: Part) => ReactNode;
}

/**
 * A part of a screen that is fetched apart from it. Unlike what is `lazy` it takes no screen down when it cannot come: it
 * is asked for again whenever it is wanted and when the network is back.
 */
export function fetchedApart<Part extends ComponentType<never>>(load: () => Promise<Part>) {
  let part: Part | null = null;
  const bring = async () => {
    part ??= await load();
  };
  function Fetched({ meanwhile = null, instead = null, children }: Props<Part>) {
    const [failed, setFailed] = useState(part === null ? null : false);
    useEffect(() => {
      let live = true;
      const settle = (now: boolean) => () => live && setFailed(now);
      const ask = () => void bring().then(settle(false), settle(true));
      ask();
      window.addEventListener('online', ask);
      return () => {
        live = false;
        window.removeEventListener('online', ask);
      };
    }, []);
    if (part !== null) return children(part);
    return failed === true ? instead : meanwhile;
  }
  return { bring, Fetched };
}
