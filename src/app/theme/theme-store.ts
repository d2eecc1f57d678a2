import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import { storageKeys } from '../constants';

interface Theme {
  readonly dark: boolean;
}

function rememberedDark(): boolean {
  try {
    return localStorage.getItem(storageKeys.darkTheme) === 'true';
  } catch {
    return false;
  }
}

/** Light or dark; light until a person chooses otherwise. `public/theme.js` paints the same before this runs. */
export const theme = createStore<Theme>()(() => ({ dark: rememberedDark() }));

export function setDark(dark: boolean): void {
  try {
    localStorage.setItem(storageKeys.darkTheme, String(dark));
  } catch {
    // The choice then holds until the page is left.
  }
  theme.setState({ dark });
}

function paint({ dark }: Theme): void {
  const scheme = dark ? 'dark' : 'light';
  document.documentElement.dataset.theme = scheme;
  document.documentElement.dataset.mantineColorScheme = scheme;
}

theme.subscribe(paint);

if (typeof window !== 'undefined') {
  // Paper is white, whatever the screen.
  window.addEventListener('beforeprint', () => paint({ dark: false }));
  window.addEventListener('afterprint', () => paint(theme.getState()));
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === storageKeys.darkTheme) theme.setState({ dark: newValue === 'true' });
  });
}

/** Light while a page that was written at the build is taken over: the document's colours are right already. */
export const useDark = (): boolean =>
  useSyncExternalStore(
    theme.subscribe,
    () => theme.getState().dark,
    () => false,
  );
