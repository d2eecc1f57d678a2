import { expect, it } from 'vitest';
import { ConfigError, readConfig } from './config';

it('needs nothing to start on this machine, with the demo school', () => {
  expect(readConfig({})).toMatchObject({
    port: 8787,
    host: '127.0.0.1',
    databaseUrl: undefined,
    demo: true,
    https: false,
    pageOrigins: ['http://localhost:8787', 'http://127.0.0.1:8787'],
  });
});

it.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['HOST', 'a b'],
  ['DATABASE_URL', 'mysql://x'],
  ['DATABASE_TIMEOUT_MS', '99'],
  ['DATABASE_TIMEOUT_MS', '15s'],
  ['PAGE_ORIGINS', 'school.example'],
  ['PAGE_ORIGINS', 'https://school.example/'],
  ['API_HOSTS', 'https://a.example;https://b.example'],
  ['SERVER_KEY', 'short'],
  ['DEMO', 'yes'],
  ['TRUST_PROXY', '2'],
  ['SMTP_URL', 'mail.example'],
  ['SMTP_URL', 'https://mail.example'],
  ['SMTP_URL', 'smtp://mail.example'],
  ['MAIL_FROM', 'nobody'],
  ['BOT_CHECK_SITE_KEY', 'a b'],
  ['MAIL_FROM', 'a@b.example\r\nBcc: c@d.example'],
  ['OPERATOR', 'Eiland bv\nVeerweg 1'],
  ['OPERATOR', 'x'.repeat(301)],
  ['LOG_LEVEL', 'loud'],
])('ends the start with a sentence when %s is %j', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(name));
});

it('shows the demo school to nobody outside this machine', () => {
  expect(readConfig({ HOST: '0.0.0.0' }).demo).toBe(false);
  expect(readConfig({ PAGE_ORIGINS: 'https://school.example' }).demo).toBe(false);
  expect(() => readConfig({ HOST: '0.0.0.0', DEMO: '1' })).toThrow(ConfigError);
});

it('writes no demo school into a database server unless asked to', () => {
  const DATABASE_URL = 'postgres://school@127.0.0.1/school';
  expect(readConfig({ DATABASE_URL }).demo).toBe(false);
  expect(readConfig({ DATABASE_URL, DEMO: '1' }).demo).toBe(true);
});

it('says no word of a secret it refuses', () => {
  const message = (() => {
    try {
      readConfig({ DATABASE_URL: 'mysql://root:hunter2@db' });
      return '';
    } catch (error) {
      return String(error);
    }
  })();
  expect(message).toContain('DATABASE_URL');
  expect(message).not.toContain('hunter2');
});

it('binds cookies to https where all pages are on it', () => {
  expect(readConfig({ PAGE_ORIGINS: 'https://a.example, https://b.example' }).https).toBe(true);
});

it('takes calls from pages at this machine’s own names, when it listens on the whole network', () => {
  const { pageOrigins } = readConfig({ HOST: '0.0.0.0', PORT: '9000' });
  expect(pageOrigins).toContain('http://localhost:9000');
  expect(pageOrigins).not.toContain('http://0.0.0.0:9000');
});
