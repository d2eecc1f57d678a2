import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Region } from '@games/kit/api/manifest';
import type { Grown } from '@/app/pupil/island/growth/grow';

/** Three children at the end of a school day. */
export interface DayOfChildren {
  readonly url: string;
  /** `2026-09-07`. */
  readonly day: string;
  /** The server's clock, epoch ms. */
  readonly at: number;
  readonly children: readonly {
    readonly key: 'far-behind' | 'middle' | 'far-ahead';
    readonly pupilId: string;
    /** The session's cookie, `sid=…`. */
    readonly cookie: string;
    /** Games it played this day, in order. */
    readonly games: readonly string[];
    /** Regions of these games. */
    readonly regions: readonly Region[];
    /** Share of its answers that were right, 0–1; without the start test. */
    readonly right: number;
    /** Mean difficulty of its sums, logits. */
    readonly difficulty: number;
    /** What stands on its map, with places in map units. */
    readonly grown: readonly Grown[];
  }[];
}

/** Starts a server on which each call of `next` plays one more school day. */
export function tenDays() {
  const program = spawn(process.execPath, ['tools/run.mjs', 'tests/e2e/support/ten-days/serve.ts'], {
    env: { ...process.env, TZ: 'Europe/Amsterdam' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((done) => program.once('exit', () => done()));
  const lines = createInterface({ input: program.stdout })[Symbol.asyncIterator]();
  return {
    /** @throws Error when the server ended before the day did */
    async next(): Promise<DayOfChildren> {
      program.stdin.write('\n');
      const line = await lines.next();
      if (line.done) throw new Error('The server of the ten days ended early.');
      return JSON.parse(line.value) as DayOfChildren;
    },
    async close() {
      program.stdin.end();
      await ended;
    },
  };
}
