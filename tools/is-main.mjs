import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Whether this file is the command itself, and not imported by another one.
 * @param {string} url `import.meta.url` of the file
 */
export const isMain = (url) =>
  Boolean(process.argv[1]) && realpathSync(process.argv[1] ?? '') === fileURLToPath(url);
