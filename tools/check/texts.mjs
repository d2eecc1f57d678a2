import { resolve } from 'node:path';

/**
 * The texts are TypeScript: Vite reads them.
 * @returns {Promise<string[]>}
 */
export async function checkTexts() {
  const { runnerImport } = await import('vite');
  /** @type {{ module: typeof import('./texts.ts') }} */
  const { module } = await runnerImport(resolve('tools/check/texts.ts'), {
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@': resolve('src') } },
  });
  return module.findTextProblems();
}
