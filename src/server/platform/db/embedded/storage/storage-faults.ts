import type { UnavailableReason } from '../../database-unavailable';

/** What a disk does to a database. */
export type StorageFault = Extract<UnavailableReason, 'disk-full' | 'read-only' | 'io-failure'>;

/** The disk refused what the database cannot go on without. */
export class StorageFailure extends Error {
  readonly reason: StorageFault;

  constructor(reason: StorageFault, cause: unknown) {
    super(`storage: ${reason}`, { cause });
    this.name = 'StorageFailure';
    this.reason = reason;
  }
}

/** The database ended in the middle of its work: only opening it anew, from what is on the disk, brings it back. */
export class EngineBroken extends Error {
  readonly reason: StorageFault | undefined;

  constructor(message: string, reason: StorageFault | undefined) {
    super(message);
    this.name = 'EngineBroken';
    this.reason = reason;
  }
}

const byCode: Readonly<Record<string, StorageFault>> = {
  // PostgreSQL's own: disk_full and io_error.
  '53100': 'disk-full',
  '58030': 'io-failure',
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  EROFS: 'read-only',
  EIO: 'io-failure',
};

/** PostgreSQL reports a read-only drive as a missing privilege; only the text of the system tells them apart. */
const readOnlyDrive = /read-only file system/i;

/** The fault of the disk that an error of the embedded engine comes from, if any. */
export function storageFault(error: unknown): StorageFault | undefined {
  if (error instanceof StorageFailure || error instanceof EngineBroken) return error.reason;
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? String(error.code) : '';
  return byCode[code] ?? (readOnlyDrive.test(error.message) ? 'read-only' : undefined);
}

/** Whether the engine must not be used any more after this error. */
export function breaksEngine(error: unknown): boolean {
  if (error instanceof StorageFailure || error instanceof WebAssembly.RuntimeError) return true;
  if (!(error instanceof Error)) return true;
  const severity = 'severity' in error ? error.severity : undefined;
  return severity === 'PANIC' || severity === 'FATAL' || error.name === 'ExitStatus';
}
