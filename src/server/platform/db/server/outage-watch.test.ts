import { describe, expect, it } from 'vitest';
import { DatabaseUnavailable } from '../database-unavailable';
import { type OutageReport, outageWatch } from './outage-watch';

describe('the watch over outages', () => {
  const watched = () => {
    const reports: OutageReport[] = [];
    let now = 0;
    const watch = outageWatch(
      (report) => reports.push(report),
      () => now,
    );
    const cause = Object.assign(new Error('insert into pupil (first_name) values (Noor)'), { code: '57P01' });
    return {
      reports,
      pass: (ms: number) => (now += ms),
      answered: () => watch.answered(),
      failed: () => watch.failed(new DatabaseUnavailable('connection', { cause })),
    };
  };

  it('tells once that the database is away and once that it is back, however many calls notice', () => {
    const { reports, pass, answered, failed } = watched();
    answered();
    for (let call = 0; call < 100; call += 1) {
      failed();
      pass(100);
    }
    pass(5000);
    for (let call = 0; call < 100; call += 1) answered();
    expect(reports).toEqual([
      { code: 'database-away', reason: 'connection', sqlState: '57P01' },
      { code: 'database-back', awayMs: 15_000 },
    ]);
  });

  it('takes a database that comes and goes for one that is away', () => {
    const { reports, pass, answered, failed } = watched();
    for (let time = 0; time < 50; time += 1) {
      failed();
      pass(1000);
      answered();
    }
    expect(reports).toHaveLength(1);
  });

  it('tells of the next outage too', () => {
    const { reports, pass, answered, failed } = watched();
    for (let time = 0; time < 2; time += 1) {
      failed();
      pass(6000);
      answered();
    }
    expect(reports.map(({ code }) => code)).toEqual([
      'database-away',
      'database-back',
      'database-away',
      'database-back',
    ]);
  });
});
