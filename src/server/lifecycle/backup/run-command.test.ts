import { expect, it } from 'vitest';
import { DatabaseUnavailable } from '../../platform/db/database-unavailable';
import { openServer } from '../../platform/db/server/open';
import { sentenceFor } from './run-command';

it('says what to do when the database server is away, or its disk is full', async () => {
  const away = await openServer({ url: 'postgres://postgres@127.0.0.1:1/none' }).catch(sentenceFor);
  expect(away).toContain('cannot be reached: start it');
  expect(sentenceFor(new DatabaseUnavailable('disk-full'))).toContain('The disk is full: make room');
  expect(sentenceFor(new Error('unknown'))).toContain('run-command.test');
});
