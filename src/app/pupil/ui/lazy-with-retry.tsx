import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

interface Props<Part> {
  /** Shown while the component loads. */
  readonly fallback?: ReactNode;
  /** Shown when the component cannot be loaded: offline and not cached. */
  readonly unavailable?: ReactNode;
  readonly children: (part: Part) => ReactNode;
}

/**
 * Loads a component on demand. Unlike `lazy`, a failure does not take down the screen: it loads again when the
 * component is next rendered and when the network returns.
 */
export function lazyWithRetry<Part extends ComponentType<never>>(load: () => Promise<Part>) {
  let part: Part | null = null;
  const preload = async () => {
    part ??= await load();
  };
  function View({ fallback = null, unavailable = null, children }: Props<Part>) {
    const [failed, setFailed] = useState(part === null ? null : false);
    useEffect(() => {
      let live = true;
      const settle = (now: boolean) => () => live && setFailed(now);
      const ask = () => void preload().then(settle(false), settle(true));
      ask();
      window.addEventListener('online', ask);
      return () => {
        live = false;
        window.removeEventListener('online', ask);
      };
    }, []);
    if (part !== null) return children(part);
    return failed === true ? unavailable : fallback;
  }
  return { preload, View };
}
