import { describe, expect, it } from 'vitest';
import { StartError } from '../../../shared/start-error';
import { DatabaseUnavailable } from '../database-unavailable';
import { whenReachable } from './wait-for-server';

const away = (code: string) =>
  new DatabaseUnavailable('connection', { cause: Object.assign(new Error('no'), { code }) });

describe('a start whose database server is away', () => {
  const attempt = async (failures: (tries: number) => Error | undefined, givenUp?: Promise<unknown>) => {
    let now = 0;
    let tries = 0;
    const said: string[] = [];
    const open = async () => {
      const failure = failures(tries++);
      if (failure) throw failure;
      return 'open';
    };
    const rest = async () => {
      now += 1000;
    };
    const opened = await whenReachable(open, {
      print: (line) => said.push(line),
      clock: () => now,
      rest,
      ...(givenUp ? { givenUp } : {}),
    }).catch((error: unknown) => error);
    return { opened, said, tries, now };
  };

  it('says so once, waits, and goes on when it is there', async () => {
    const { opened, said } = await attempt((tries) => (tries < 20 ? away('ECONNREFUSED') : undefined));
    expect(opened).toBe('open');
    expect(said).toEqual([
      'The database server of DATABASE_URL cannot be reached (ECONNREFUSED): start it, or correct the address. Trying again for 30 seconds.',
    ]);
  });

  it('ends with a sentence after half a minute', async () => {
    const { opened, now } = await attempt(() => away('ECONNREFUSED'));
    expect(opened).toBeInstanceOf(StartError);
    expect((opened as StartError).message).toContain('cannot be reached (ECONNREFUSED)');
    expect(now).toBe(30_000);
  });

  it.each(['28P01', '28000', '3D000'])('ends at once when the address itself is wrong: %s', async (code) => {
    const { opened, tries } = await attempt(() => away(code));
    expect([opened, tries]).toEqual([expect.any(StartError), 1]);
  });

  it('ends when it is asked to stop meanwhile', async () => {
    const { opened, tries } = await attempt(() => away('57P03'), Promise.resolve());
    expect(opened).toBeInstanceOf(StartError);
    expect(tries).toBeLessThan(5);
  });

  it('does not wait for what is no outage', async () => {
    const fault = new Error('migration');
    expect(await attempt(() => fault)).toMatchObject({ opened: fault, tries: 1, said: [] });
  });
});
