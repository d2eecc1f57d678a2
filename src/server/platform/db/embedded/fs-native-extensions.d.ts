declare module 'fs-native-extensions' {
  /** Asks for an exclusive lock (OFD, flock or LockFileEx); false when another handle has it. */
  export function tryLock(handle: number): boolean;
  /** Waits for it. */
  export function waitForLock(handle: number): Promise<void>;
}
