import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { phaserTextureFix } from './phaser-texture-fix.ts';

const entry = resolve('tools/vite/phaser-entry.mjs');
const parts = resolve('tools/vite/phaser-parts.cjs');
const sources = resolve('node_modules/phaser/src');

/** Phaser tests `if (typeof FLAG)`: a define would make each of them a non-empty string, which is true. */
const flags: Readonly<Record<string, boolean>> = {
  CANVAS_RENDERER: false,
  WEBGL_RENDERER: true,
  WEBGL_DEBUG: false,
  FEATURE_SOUND: false,
  PLUGIN_CAMERA3D: false,
  PLUGIN_FBINSTANT: false,
  EXPERIMENTAL: false,
};

function phaserFlags(): Plugin {
  return {
    name: 'phaser-flags',
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith(sources)) return null;
      const decided = Object.entries(flags).reduce(
        (text, [flag, on]) => text.replaceAll(`typeof ${flag}`, String(on)),
        code,
      );
      return { code: decided, map: null };
    },
  };
}

/** Bundles the modules into one, once for each version of Phaser and of the list. Returns its path. */
async function bundled(): Promise<string> {
  const { version } = JSON.parse(readFileSync('node_modules/phaser/package.json', 'utf8')) as {
    readonly version: string;
  };
  const recipe = [
    entry,
    parts,
    resolve('tools/vite/phaser-parts.ts'),
    resolve('tools/vite/phaser-texture-fix.ts'),
  ];
  const hash = createHash('sha256').update(version);
  for (const file of recipe) hash.update(readFileSync(file));
  const file = resolve('.cache/phaser', hash.digest('hex').slice(0, 16), 'phaser.mjs');
  if (existsSync(file)) return file;
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    mode: 'production',
    define: { global: 'globalThis' },
    resolve: { alias: [{ find: /^phaser-src/, replacement: sources }] },
    plugins: [phaserFlags(), phaserTextureFix()],
    build: {
      write: false,
      target: 'es2022',
      minify: false,
      lib: { entry, formats: ['es'], fileName: () => 'phaser.mjs' },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output !== undefined && 'output' in output ? output.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error('Phaser could not be bundled.');
  mkdirSync(dirname(file), { recursive: true });
  // Two simultaneous builds write the same file, so each writes its own and renames it.
  const own = join(dirname(file), `${process.pid}.mjs`);
  writeFileSync(own, chunk.code);
  renameSync(own, file);
  return file;
}

/** Replaces Phaser in games by the modules listed in phaser-parts.cjs: a third less to load. */
export function phaserParts(): Plugin {
  return {
    name: 'phaser-parts',
    enforce: 'pre',
    resolveId: async (id) => (id === 'phaser' ? bundled() : null),
  };
}
