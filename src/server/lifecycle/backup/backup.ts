import path from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../../platform/config/config';
import { hasEraseList } from '../erasure/erase-list';
import { keyPlace } from './key-in-place';
import { makeBackup } from './make-backup';
import { Refusal } from './refusal';
import { goBehindServer, print, runCommand } from './run-command';

/* The command `npm run backup`, with the settings of the server. */

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

await runCommand(async () => {
  goBehindServer();
  const { values, positionals, tokens } = parseArgs({
    options: { to: { type: 'string' } },
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const isKnown = tokens.every((token) => token.kind !== 'option' || (token.name === 'to' && token.value));
  if (positionals.length > 0 || !isKnown) throw new Refusal('Usage: npm run backup -- [--to FILE]');
  const config = readConfig(process.env);
  const { file, bytes, header } = await makeBackup({
    config,
    to: typeof values.to === 'string' ? values.to : undefined,
    now: new Date(),
  });
  const rows = header.tables.reduce((sum, table) => sum + table.rows, 0);
  print(`${file}`);
  print(
    `${header.accounts} accounts, ${header.pupils} pupils, ${rows} rows, ${megabytes(bytes)}; read again and whole.`,
  );
  const list = hasEraseList(path.dirname(file)) ? ', with the list erased.jsonl that lies beside it' : '';
  print(`Copy it to another machine${list}.`);
  const key = config.serverKey ? 'the key in SERVER_KEY' : keyPlace(config);
  print(
    `It opens only with ${key} (${header.keyFingerprint}), which is not in it: keep a copy of that key elsewhere.`,
  );
});
