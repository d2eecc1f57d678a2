import type { EventEmitter } from 'node:events';
import type { Log } from './log';

const methods = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const;

/** Where a process prints what nobody asked for; a test gives another. */
export interface Output {
  readonly console: Pick<Console, (typeof methods)[number]>;
  readonly process: EventEmitter;
}

/**
 * Sends what the process would print by itself through the log: what packages write on the console, warnings of Node,
 * and what nobody caught. All of these hold messages of errors, and those hold what people typed.
 * @param end ends the process after an error that nobody caught: its state is unknown then
 */
export function catchOutput(log: Log, end: () => void, output: Output = { console, process }): void {
  for (const method of methods) {
    output.console[method] = (...values: readonly unknown[]) =>
      log.warn({ code: 'console', method, err: values.find((value) => value instanceof Error) });
  }
  output.process.removeAllListeners('warning');
  output.process.on('warning', (warning: Error) => log.warn({ code: 'process-warning', err: warning }));
  // A promise that nobody caught comes here too.
  output.process.on('uncaughtException', (error: unknown, origin: string) => {
    log.fatal({ code: 'not-caught', origin, err: error });
    end();
  });
}
