import { storageKeys } from '../constants';

/** The class code from the address, `?klascode=…`, or the one last used on this device; empty for none. */
export function rememberedClassCode(): string {
  const inAddress = new URLSearchParams(location.search).get('klascode')?.trim();
  if (inAddress) return inAddress;
  try {
    return localStorage.getItem(storageKeys.classCode) ?? '';
  } catch {
    return '';
  }
}

/** Remembers the class of this device; an empty code forgets it. */
export function rememberClassCode(classCode: string): void {
  try {
    if (classCode === '') localStorage.removeItem(storageKeys.classCode);
    else localStorage.setItem(storageKeys.classCode, classCode);
  } catch {
    // The children then type it each time.
  }
}
