import fs from 'node:fs';
import path from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { StorageFailure, type StorageFault } from './storage-faults';

interface FileNode {
  readonly name: string;
}

/** The part of an Emscripten stream that a NODEFS call gets. */
export interface OpenFile {
  readonly nfd: number;
  readonly node: FileNode;
}

/** The part of the Emscripten module that is changed: stock NODEFS has no `fsync`, so nothing reaches the disk. */
export interface ModuleWithNodeFs {
  readonly FS: { readonly ErrnoError: new (errno: number) => Error };
  readonly NODEFS: {
    readonly realPath: (node: FileNode) => string;
    readonly node_ops: {
      mknod: (parent: FileNode, name: string, mode: number, device: number) => FileNode;
      rename: (node: FileNode, to: FileNode, name: string) => void;
    };
    readonly stream_ops: {
      fsync?: (stream: OpenFile) => number;
      write: (
        stream: OpenFile,
        buffer: Uint8Array,
        offset: number,
        length: number,
        position: number,
      ) => number;
    };
  };
}

type AnyOperation = (...args: never[]) => unknown;

/** Error numbers of WASI, which Emscripten uses on every system: ENOSPC, EDQUOT, EROFS, EIO. */
const faults: ReadonlyMap<unknown, StorageFault> = new Map([
  [51, 'disk-full'],
  [19, 'disk-full'],
  [69, 'read-only'],
  [29, 'io-failure'],
]);

/** Where PostgreSQL ends itself when a write fails. A table that cannot grow only fails the statement. */
const vital = /^(?:pg_wal|pg_xact|pg_multixact|pg_subtrans|pg_commit_ts)(?:\/|$)|^global\/pg_control/;

/**
 * NodeFS whose fsync reaches the disk. Without it the embedded database acknowledges what a power cut
 * still takes away, and a checkpoint can leave a folder that no longer opens.
 *
 * A fault of the disk where PostgreSQL would panic leaves the engine at once as a StorageFailure, and is told to
 * `onFailure`: inside WebAssembly a panic waits for ever for locks that the failed statement holds, and so does what
 * PGlite sends after a failed statement.
 */
export class DurableNodeFS extends NodeFS {
  /** Number of fsyncs that reached the disk since the start. */
  syncs = 0;
  /** Told of a fault at once: the engine may never return from the statement that met it. */
  onFailure: (failure: StorageFailure) => void = () => {};
  readonly #root: string;

  constructor(folder: string) {
    super(folder);
    this.#root = folder;
  }

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const made = await super.init(...args);
    const preRun = (made.emscriptenOpts.preRun ?? []) as ((module: ModuleWithNodeFs) => void)[];
    preRun.push((module) => {
      module.NODEFS.stream_ops.fsync = (stream) => {
        fs.fsyncSync(stream.nfd);
        this.syncs += 1;
        return 0;
      };
      this.changeOperations(module);
      this.#failFast(module);
    });
    return made;
  }

  /** For tests: acts out a disk between the database and the real one. */
  protected changeOperations(_module: ModuleWithNodeFs): void {}

  #fail(reason: StorageFault, cause: unknown): never {
    const failure = new StorageFailure(reason, cause);
    this.onFailure(failure);
    throw failure;
  }

  #failFast({ NODEFS }: ModuleWithNodeFs): void {
    const { node_ops, stream_ops } = NODEFS;
    const isVital = (file: string) => vital.test(path.relative(this.#root, file).replaceAll('\\', '/'));
    const guard = <Operation extends AnyOperation>(
      operation: Operation,
      matters: (...args: Parameters<Operation>) => boolean,
    ) =>
      ((...args: Parameters<Operation>) => {
        try {
          return operation(...(args as never[]));
        } catch (error) {
          const reason = faults.get((error as { errno?: unknown }).errno);
          if (reason && matters(...args)) this.#fail(reason, error);
          throw error;
        }
      }) as Operation;
    node_ops.mknod = guard(node_ops.mknod, (parent, name) =>
      isVital(path.join(NODEFS.realPath(parent), name)),
    );
    node_ops.rename = guard(node_ops.rename, (node) => isVital(NODEFS.realPath(node)));
    stream_ops.write = guard(stream_ops.write, ({ node }) => isVital(NODEFS.realPath(node)));
    const sync = stream_ops.fsync;
    stream_ops.fsync = (stream) => {
      try {
        return sync?.(stream) ?? 0;
      } catch (error) {
        // After a failed sync the system may have dropped what was written: no later sync can be believed.
        return this.#fail('io-failure', error);
      }
    };
  }
}
