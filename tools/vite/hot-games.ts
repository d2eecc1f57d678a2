import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

/** Files from which the pipeline makes atlases and sound sprites. */
const source = /^(art\/|art\.json$|sounds\.json$)/;

/** Games with a drawing that asks for a shared symbol. */
function gamesWithSymbols(root: string): string[] {
  const asks = (folder: string) =>
    existsSync(folder) &&
    readdirSync(folder).some(
      (name) => name.endsWith('.svg') && readFileSync(join(folder, name), 'utf8').includes('sym-'),
    );
  return readdirSync(join(root, 'games')).filter((game) => asks(join(root, 'games', game, 'art')));
}

/**
 * For the workbench: sends `game:changed` to the page when a file in a game's folder changes; the page then replaces
 * the scene in the middle of its round. Changed drawings and sounds go through the asset pipeline first.
 */
export function hotGames(): Plugin {
  const making = new Set<string>();
  const savedMeanwhile = new Set<string>();
  const make = (game: string) => {
    if (making.has(game)) {
      savedMeanwhile.add(game);
      return;
    }
    making.add(game);
    const pipeline = spawn(process.execPath, ['tools/assets/run.mjs', game], { stdio: 'inherit' });
    pipeline.once('exit', () => {
      making.delete(game);
      if (savedMeanwhile.delete(game)) make(game);
    });
  };
  return {
    name: 'hot-games',
    apply: (_, { command, mode }) => command === 'serve' && mode === 'workbench',
    configureServer(server) {
      server.watcher.on('all', (_, file) => {
        const path = relative(server.config.root, file);
        if (/^assets\/symbols\/.+\.svg$/.test(path)) gamesWithSymbols(server.config.root).forEach(make);
        const [, game, rest] = /^games\/([^/]+)\/(.+)$/.exec(path) ?? [];
        if (game !== undefined && rest !== undefined && game !== 'kit' && source.test(rest)) make(game);
      });
    },
    hotUpdate({ file, modules, timestamp }) {
      const [, folder] = /^games\/([^/]+)\//.exec(relative(this.environment.config.root, file)) ?? [];
      // Every game uses the kit, so the page reloads; its round resumes.
      if (folder === undefined || folder === 'kit' || /\/game\.ts$/.test(file)) return undefined;
      // Sources of art and sounds: what the pipeline makes of them comes next.
      if (modules.length === 0) return [];
      const seen = new Set<(typeof modules)[number]>();
      for (const module of modules) {
        this.environment.moduleGraph.invalidateModule(module, seen, timestamp, true);
      }
      this.environment.hot.send({ type: 'custom', event: 'game:changed', data: { folder, at: timestamp } });
      return [];
    },
  };
}
