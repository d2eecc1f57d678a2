import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import { storageKeys } from '../../shared/constants';

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

/** Light or dark, by default light. `public/theme.js` applies the same before this runs. */
export const theme = createStore<Theme>()(() => ({ dark: rememberedDark() }));

/** Stores the choice. Mantine sets the same value again when it is notified, so an unchanged value notifies nobody. */
export function setDark(dark: boolean): void {
  if (theme.getState().dark === dark) return;
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
  // Print is always light.
  window.addEventListener('beforeprint', () => paint({ dark: false }));
  window.addEventListener('afterprint', () => paint(theme.getState()));
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === storageKeys.darkTheme) theme.setState({ dark: newValue === 'true' });
  });
}

/** A prerendered page hydrates as light; its colours are right already. */
export const useDark = (): boolean =>
  useSyncExternalStore(
    theme.subscribe,
    () => theme.getState().dark,
    () => false,
  );
