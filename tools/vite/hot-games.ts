import { spawn } from 'node:child_process';
import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** Files from which the pipeline makes atlases and sound sprites. */
const source = /^(art\/|art\.json$|sounds\.json$)/;

/**
 * For the workbench: sends `game:changed` to the page when a file in a game's folder changes; the page then replaces
 * the scene in the middle of its round. Changed drawings and sounds go through the asset pipeline first.
 */
export function hotGames(): Plugin {
  const making = new Set<string>();
  return {
    name: 'hot-games',
    apply: (_, { command, mode }) => command === 'serve' && mode === 'workbench',
    configureServer(server) {
      server.watcher.on('all', (_, file) => {
        const [, game, rest] = /^games\/([^/]+)\/(.+)$/.exec(relative(server.config.root, file)) ?? [];
        if (game === undefined || rest === undefined || game === 'kit' || !source.test(rest)) return;
        if (making.has(game)) return;
        making.add(game);
        const pipeline = spawn(process.execPath, ['tools/assets/run.mjs', game], { stdio: 'inherit' });
        pipeline.once('exit', () => making.delete(game));
      });
    },
    hotUpdate({ file, modules, timestamp }) {
      const [, folder] = /^games\/([^/]+)\//.exec(relative(this.environment.config.root, file)) ?? [];
      // Every game uses the kit, so the page reloads; its round resumes.
      if (folder === undefined || folder === 'kit' || /\/game\.ts$/.test(file)) return undefined;
      const seen = new Set<(typeof modules)[number]>();
      for (const module of modules) {
        this.environment.moduleGraph.invalidateModule(module, seen, timestamp, true);
      }
      this.environment.hot.send({ type: 'custom', event: 'game:changed', data: { folder, at: timestamp } });
      return [];
    },
  };
}
