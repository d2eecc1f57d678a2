import fs from 'node:fs';
import path from 'node:path';
import { DurableNodeFS, type ModuleWithNodeFs } from '../../platform/db/embedded/storage/durable-file-system';

interface UnsyncedWrite {
  readonly position: number;
  readonly before: Uint8Array;
  readonly sizeBefore: number;
  readonly written: Uint8Array;
}

/** Reads what a write is about to replace; the handle itself may be open for writing only. */
function bytesAt(handle: number, position: number, length: number): Uint8Array {
  const bytes = Buffer.alloc(length);
  const readable = fs.openSync(`/proc/self/fd/${handle}`, 'r');
  try {
    return bytes.subarray(0, fs.readSync(readable, bytes, 0, length, position));
  } finally {
    fs.closeSync(readable);
  }
}

/**
 * Remembers every write until its file is synced, so that a power cut can be acted out: `cutInto` makes the
 * folder as a disk would hold it then. Names, deletions and sizes set by hand count as written at once, as
 * on a journalling file system.
 */
export class PowerCutFS extends DurableNodeFS {
  readonly #folder: string;
  readonly #forgetful: boolean;
  readonly #unsynced = new Map<number, UnsyncedWrite[]>();

  /** @param forgetful the sync hook is left out, as in the stock file system: what the test must be able to see */
  constructor(folder: string, { forgetful = false } = {}) {
    super(folder);
    this.#folder = folder;
    this.#forgetful = forgetful;
  }

  protected override changeOperations({ NODEFS: { stream_ops: ops } }: ModuleWithNodeFs): void {
    const write = ops.write;
    ops.write = (stream, buffer, offset, length, position) => {
      const { ino, size } = fs.fstatSync(stream.nfd);
      const writes = this.#unsynced.get(ino) ?? [];
      this.#unsynced.set(ino, writes);
      writes.push({
        position,
        before: bytesAt(stream.nfd, position, length),
        sizeBefore: size,
        written: Uint8Array.prototype.slice.call(buffer, offset, offset + length),
      });
      return write(stream, buffer, offset, length, position);
    };
    const sync = ops.fsync;
    ops.fsync = (stream) => {
      if (this.#forgetful) {
        this.syncs += 1;
        return 0;
      }
      this.#unsynced.delete(fs.fstatSync(stream.nfd).ino);
      return sync?.(stream) ?? 0;
    };
  }

  /**
   * Copies the folder as it is after a power cut now.
   * @param survives whether a write that was not synced reached the disk all the same: disks reorder
   */
  cutInto(copy: string, survives: () => boolean = () => false): void {
    fs.rmSync(copy, { recursive: true, force: true });
    fs.cpSync(this.#folder, copy, { recursive: true });
    for (const name of fs.readdirSync(this.#folder, { recursive: true }) as string[]) {
      const writes = this.#unsynced.get(fs.statSync(path.join(this.#folder, name)).ino);
      if (writes) restore(path.join(copy, name), writes, survives);
    }
  }
}

function restore(file: string, writes: readonly UnsyncedWrite[], survives: () => boolean) {
  const handle = fs.openSync(file, 'r+');
  for (const { before, position, sizeBefore } of writes.toReversed()) {
    fs.writeSync(handle, before, 0, before.length, position);
    fs.ftruncateSync(handle, sizeBefore);
  }
  for (const { written, position } of writes) {
    if (survives()) fs.writeSync(handle, written, 0, written.length, position);
  }
  fs.closeSync(handle);
}
