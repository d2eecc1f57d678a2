import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** Returns a game's folder, or `other`. */
const partOf = (file: string): string => /^games\/[^/]+/.exec(file)?.[0] ?? 'other';

/**
 * Records the parts of each chunk in characters of code, so that a game's own code can be told from the kit in the same
 * chunk.
 */
export function chunkParts(): Plugin {
  let root = '';
  return {
    name: 'chunk-parts',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_, bundle) {
      const parts: Record<string, Record<string, number>> = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const sizes: Record<string, number> = {};
        for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
          const part = partOf(relative(root, id).replaceAll('\\', '/'));
          sizes[part] = (sizes[part] ?? 0) + renderedLength;
        }
        parts[chunk.fileName] = sizes;
      }
      this.emitFile({ type: 'asset', fileName: '.vite/parts.json', source: JSON.stringify(parts) });
    },
  };
}
