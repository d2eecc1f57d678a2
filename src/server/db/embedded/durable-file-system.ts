import fs from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The part of an Emscripten stream that a NODEFS call gets. */
export interface OpenFile {
  readonly nfd: number;
}

/** The part of the Emscripten module that is changed: stock NODEFS has no `fsync`, so nothing reaches the disk. */
export interface ModuleWithNodeFs {
  readonly NODEFS: {
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

/**
 * NodeFS whose fsync reaches the disk. Without it the embedded database acknowledges what a power cut
 * still takes away, and a checkpoint can leave a folder that no longer opens.
 */
export class DurableNodeFS extends NodeFS {
  /** Number of fsyncs that reached the disk since the start. */
  syncs = 0;

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const made = await super.init(...args);
    const preRun = (made.emscriptenOpts.preRun ?? []) as ((module: ModuleWithNodeFs) => void)[];
    preRun.push((module) => {
      module.NODEFS.stream_ops.fsync = (stream) => {
        fs.fsyncSync(stream.nfd);
        this.syncs += 1;
        return 0;
      };
    });
    return made;
  }
}
