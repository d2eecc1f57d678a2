import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Returns whether this file is the command that was started, and not imported by another one.
 *
 * @param {string} url `import.meta.url` of the file
 */
export const isMain = (url) =>
  Boolean(process.argv[1]) && realpathSync(process.argv[1] ?? '') === fileURLToPath(url);
