import { EventEmitter } from 'node:events';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { catchOutput } from './catch-output';
import { makeLog } from './log';

describe('what a process prints by itself', () => {
  const secret = Object.assign(new TypeError('noor@school.example'), {
    detail: 'Key (email)=(noor@school.example)',
  });
  const printed = vi.fn();
  let lines: string[];
  let end: ReturnType<typeof vi.fn<() => void>>;
  let output: {
    console: Record<'debug' | 'error' | 'info' | 'log' | 'trace' | 'warn', () => void>;
    process: EventEmitter;
  };
  beforeEach(() => {
    lines = [];
    end = vi.fn();
    printed.mockClear();
    const console = {
      debug: printed,
      error: printed,
      info: printed,
      log: printed,
      trace: printed,
      warn: printed,
    };
    output = { console, process: new EventEmitter().on('warning', printed) };
    catchOutput(makeLog('trace', { write: (line) => void lines.push(line) }), end, output);
  });
  const only = () => {
    expect(printed).not.toHaveBeenCalled();
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain('noor');
    return JSON.parse(lines[0] ?? '') as unknown;
  };

  it.each(['debug', 'error', 'info', 'log', 'trace', 'warn'] as const)(
    'comes into the log without its text when a package writes by console.%s',
    (method) => {
      (output.console as unknown as Console)[method]('of noor', secret);
      expect(only()).toMatchObject({ code: 'console', method, err: { type: 'TypeError' } });
    },
  );

  it('comes into the log without its text when Node warns', () => {
    output.process.emit('warning', secret);
    expect(only()).toMatchObject({ code: 'process-warning', err: { type: 'TypeError' } });
    expect(end).not.toHaveBeenCalled();
  });

  it('comes into the log without its text, and ends the process, when nobody caught an error', () => {
    output.process.emit('uncaughtException', secret, 'unhandledRejection');
    expect(only()).toMatchObject({
      code: 'not-caught',
      origin: 'unhandledRejection',
      err: { type: 'TypeError' },
    });
    expect(end).toHaveBeenCalledOnce();
  });
});
