import { describe, expect, it } from 'vitest';
import { endsConnection, outageOf } from './outages';

const coded = (code: string) => Object.assign(new Error('of the server'), { code });

describe('an error of the database', () => {
  it.each([
    ...['57P01', '57P02', '57P03', '57P05', '08000', '08003', '08006', '08P01', '53300'],
    ...['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH'],
  ])('%s is an outage, and ends its connection', (code) => {
    expect(outageOf(coded(code))?.reason).toBe('connection');
    expect(endsConnection(coded(code))).toBe(true);
  });

  it.each([
    ['Connection terminated', 'connection'],
    ['Connection terminated unexpectedly', 'connection'],
    ['Client has encountered a connection error and is not queryable', 'connection'],
    ['Connection terminated due to connection timeout', 'timeout'],
    ['timeout expired', 'timeout'],
    ['timeout exceeded when trying to connect', 'timeout'],
    ['Query read timeout', 'timeout'],
  ] as const)('“%s” is an outage, and ends its connection', (message, reason) => {
    expect(outageOf(new Error(message))?.reason).toBe(reason);
    expect(endsConnection(new Error(message))).toBe(true);
  });

  it.each([
    ['57014', 'timeout', false],
    ['25P03', 'timeout', true],
    ['ETIMEDOUT', 'timeout', true],
    ['25006', 'read-only', true],
    ['53100', 'disk-full', false],
    ['58030', 'io-failure', false],
  ] as const)('%s is an outage of its own kind: %s', (code, reason, ends) => {
    expect(outageOf(coded(code))?.reason).toBe(reason);
    expect(endsConnection(coded(code))).toBe(ends);
  });

  it('is known where a host has several addresses, and none answers', () => {
    expect(outageOf(new AggregateError([coded('ECONNREFUSED'), coded('ECONNREFUSED')]))?.reason).toBe(
      'connection',
    );
  });

  it.each(['23505', '42P01', '40P01', '22P02'])('%s is the fault of the statement', (code) => {
    expect([outageOf(coded(code)), endsConnection(coded(code))]).toEqual([undefined, false]);
  });

  it('is no outage when it comes from elsewhere', () => {
    expect([outageOf(new Error('no')), outageOf('Connection terminated')]).toEqual([undefined, undefined]);
  });
});
