import { expect, it } from 'vitest';
import type { StorageState } from '../../database';
import { breaksEngine, EngineBroken, StorageFailure, storageFault } from './storage-faults';
import { watchStorage } from './storage-watch';

const failed = (code: string, message = '', severity = 'ERROR') =>
  Object.assign(new Error(message), { code, severity });

it.each([
  [failed('53100'), 'disk-full'],
  [failed('ENOSPC'), 'disk-full'],
  [failed('EDQUOT'), 'disk-full'],
  [failed('58030'), 'io-failure'],
  [failed('EIO'), 'io-failure'],
  [failed('42501', 'could not open file "x": Read-only file system'), 'read-only'],
  [failed('42501', 'permission denied for table pupil'), undefined],
  [failed('23505'), undefined],
  [new StorageFailure('read-only', undefined), 'read-only'],
  [new EngineBroken('', 'disk-full'), 'disk-full'],
  ['text', undefined],
])('tells the fault of the disk behind %s: %s', (error, fault) => {
  expect(storageFault(error)).toBe(fault);
});

it('takes an engine for broken after a panic or a trap, not after a failed statement', () => {
  expect(breaksEngine(failed('53100', '', 'PANIC'))).toBe(true);
  expect(breaksEngine(failed('57P01', '', 'FATAL'))).toBe(true);
  expect(breaksEngine(new WebAssembly.RuntimeError('unreachable'))).toBe(true);
  expect(breaksEngine(failed('53100'))).toBe(false);
  expect(breaksEngine(new TypeError('no number'))).toBe(false);
});

it('says that a drive is full until there is clearly more room, and tells each change once', () => {
  const megabyte = 2 ** 20;
  let free = 600 * megabyte;
  const told: StorageState[] = [];
  const watch = watchStorage(import.meta.dirname, {
    freeBytes: () => free,
    onChange: (state) => told.push(state),
  });
  const states = [600, 500, 63, 80, 95, 97, 63, 600].map((size) => {
    free = size * megabyte;
    return watch.state();
  });
  expect(states).toEqual(['enough', 'low', 'full', 'full', 'full', 'low', 'full', 'enough']);
  expect(told).toEqual(['low', 'full', 'low', 'full', 'enough']);
});

it('says that a folder that cannot be written is read-only', () => {
  expect(watchStorage('/no/such/folder').state()).toBe('read-only');
});
