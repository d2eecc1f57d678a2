import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';

/** Free memory that all tests at the same time need for their data folders and browsers, bytes. */
const needed = 2 * 2 ** 30;

/**
 * Makes a folder for temporary files in memory, which is removed when this process ends: what the tests keep there never
 * outlives the run, and waiting for the disk takes a third of the time of tests of databases. Tests of what a disk may
 * lose act that out above it, so it does not matter to them.
 *
 * @param {string} [memory] folder of the file system in memory
 *
 * @param {number} [room] free space it must have, bytes
 *
 * @returns {string | undefined} its path; undefined where there is no such file system, or too little room
 */
export function makeMemoryFolder(memory = '/dev/shm', room = needed) {
  /** @type {string} */
  let folder;
  try {
    const { bavail, bsize } = statfsSync(memory);
    if (bavail * bsize < room) return undefined;
    folder = mkdtempSync(`${memory}/sommeneiland-test-`);
  } catch {
    return undefined;
  }
  // PostgreSQL refuses to run as root: its user has to reach what it keeps here.
  chmodSync(folder, 0o755);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  for (const [signal, code] of /** @type {const} */ ([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ])) {
    process.once(signal, () => process.exit(code));
  }
  return folder;
}
