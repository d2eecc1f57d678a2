import { spawn } from 'node:child_process';
import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** What the pipeline makes an atlas or a sound sprite of. */
const source = /^(art\/|art\.json$|sounds\.json$)/;

/**
 * For the workbench: a change in a game's folder reaches the page as `game:changed`, and the page puts the new scene on
 * in the middle of its round. Drawings and sounds go through the asset pipeline first.
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
      // The kit is everywhere: the page is made anew, and its round goes on.
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
