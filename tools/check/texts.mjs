import { resolve } from 'node:path';

/**
 * The texts of the maths are TypeScript: Vite reads them.
 * @returns {Promise<string[]>}
 */
export async function checkTexts() {
  const { runnerImport } = await import('vite');
  /** @type {{ module: typeof import('../texts/text-problems.ts') }} */
  const { module } = await runnerImport(resolve('tools/texts/text-problems.ts'), {
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@': resolve('src') } },
  });
  return module.findTextProblems();
}
