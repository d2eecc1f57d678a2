import { useCallback, useEffect, useRef, useState } from 'react';
import { signedInUser } from '../../session/session';

const nameOf = (key: string) => `draft ${key}`;

function read<Value>(key: string): Value | null {
  try {
    const text = sessionStorage.getItem(nameOf(key));
    return text === null ? null : (JSON.parse(text) as Value);
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(nameOf(key));
    else sessionStorage.setItem(nameOf(key), JSON.stringify(value));
  } catch {
    // Without storage, what is typed lives as long as the page.
  }
}

/**
 * Keeps what is typed but not saved over a reload and over a session that ends in between; leaving the page by choice
 * lets it go.
 *
 * @param key names what is edited, the person with it
 * @returns what was kept when the page opened, or null; and `keep`, told the newest draft, or null when nothing is unsaved
 */
export function useKeptDraft<Value>(key: string) {
  const own = `${signedInUser()?.id ?? ''} ${key}`;
  const [kept] = useState(() => read<Value>(own));
  const name = useRef(own);
  useEffect(
    () => () => {
      if (signedInUser()) write(name.current, null);
    },
    [],
  );
  const keep = useCallback((value: Value | null) => write(name.current, value), []);
  return { kept, keep };
}
