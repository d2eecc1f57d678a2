import { useCallback, useEffect, useRef, useState } from 'react';
import { signedInUser } from '../../../session/session';

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
    // Without storage a draft lives as long as the page.
  }
}

/**
 * Stores an unsaved draft over a reload or an ended session; leaving the page deletes it.
 * @param key identifies what is edited, together with the person
 * @returns the draft found when the page opened, or null; and `keep`, which stores the newest draft or, with null,
 * deletes it
 */
export function useStoredDraft<Value>(key: string) {
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
