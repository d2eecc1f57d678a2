import { storageKeys } from '../../shared/constants';

/**
 * Returns the class code from the address, `?klascode=…`, or the last one used on this device; else an empty text.
 */
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
    // Without storage children type the code each time.
  }
}
