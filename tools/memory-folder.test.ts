import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';

/** Runs a process that makes a folder in `memory` and says its path before it ends as `end` says. */
function made(memory: string, room: number, end = '') {
  const program = `
    import { statSync } from 'node:fs';
    import { makeMemoryFolder } from './tools/memory-folder.mjs';
    const folder = makeMemoryFolder(${JSON.stringify(memory)}, ${room});
    const mode = folder === undefined ? 0 : statSync(folder).mode & 0o777;
    console.log(JSON.stringify({ folder: folder ?? null, mode }));
    ${end}`;
  const { stdout, status } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
  return { ...(JSON.parse(stdout) as { folder: string | null; mode: number }), status };
}

describe('makeMemoryFolder', () => {
  it('makes a folder that other users can reach, and removes it when the process ends', () => {
    const { folder, mode } = made(tmpdir(), 1);
    expect(folder).toMatch(/sommeneiland-test-/);
    expect(mode).toBe(0o755);
    expect(existsSync(folder ?? '')).toBe(false);
  });

  it('removes it when the process is told to stop', () => {
    const { folder, status } = made(
      tmpdir(),
      1,
      "process.kill(process.pid, 'SIGTERM'); setTimeout(() => {}, 1e5);",
    );
    expect(status).toBe(143);
    expect(existsSync(folder ?? '')).toBe(false);
  });

  it('makes none where there is no such file system or too little room', () => {
    expect(made('/no/such/folder', 1).folder).toBeNull();
    expect(made(tmpdir(), 2 ** 60).folder).toBeNull();
  });
});
