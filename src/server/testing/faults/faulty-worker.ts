import fs from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import type { WorkerOptions } from '../../platform/db/embedded/engine/protocol';
import { serveDatabase } from '../../platform/db/embedded/engine/serve-database';
import { DurableNodeFS, type ModuleWithNodeFs } from '../../platform/db/embedded/storage/durable-file-system';

/*
 * The database thread on a disk that fails when a test says so: it writes the fault's name into `<folder>.fault`.
 */

/** WASI numbers, as the file system of the engine uses them. */
const errorNumbers = { full: 51, 'read-only': 69, 'write-error': 29 } as const;

class FaultyFS extends DurableNodeFS {
  readonly #control: string;

  constructor(folder: string) {
    super(folder);
    this.#control = `${folder}.fault`;
  }

  #fault(): string {
    return fs.existsSync(this.#control) ? fs.readFileSync(this.#control, 'utf8') : '';
  }

  protected override changeOperations({ NODEFS, FS }: ModuleWithNodeFs): void {
    const { stream_ops: ops, node_ops } = NODEFS;
    const { write, fsync } = ops;
    const { mknod } = node_ops;
    const refuse = (grows: boolean) => {
      const fault = this.#fault();
      if (!(fault in errorNumbers) || (fault === 'full' && !grows)) return;
      throw new FS.ErrnoError(errorNumbers[fault as keyof typeof errorNumbers]);
    };
    ops.write = (stream, buffer, offset, length, position) => {
      refuse(position + length > fs.fstatSync(stream.nfd).size);
      return write(stream, buffer, offset, length, position);
    };
    node_ops.mknod = (...args) => {
      refuse(true);
      return mknod(...args);
    };
    ops.fsync = (stream) => {
      if (this.#fault() === 'sync-error') throw Object.assign(new Error('EIO'), { code: 'EIO' });
      return fsync?.(stream) ?? 0;
    };
  }
}

if (parentPort) {
  const options = workerData as WorkerOptions;
  void serveDatabase(parentPort, options, new FaultyFS(options.folder));
}
