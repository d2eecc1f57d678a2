import { parseArgs } from 'node:util';
import { readConfig } from '../config';
import { keyPlace } from './key-in-place';
import { makeBackup } from './make-backup';
import { Refusal } from './refusal';
import { runCommand, say } from './run-command';

/* The command `npm run backup`, with the settings of the server. */

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

await runCommand(async () => {
  const { values, positionals } = parseArgs({ options: { to: { type: 'string' } }, allowPositionals: true });
  if (positionals.length > 0) throw new Refusal('Usage: npm run backup -- [--to FILE]');
  const config = readConfig(process.env);
  const { file, bytes, header } = await makeBackup({ config, to: values.to, now: new Date() });
  const rows = header.tables.reduce((sum, table) => sum + table.rows, 0);
  say(`${file}`);
  say(
    `${header.accounts} accounts, ${header.pupils} pupils, ${rows} rows, ${megabytes(bytes)}; read again and whole.`,
  );
  say('Copy it to another machine, with the list erased.jsonl that lies beside it.');
  const key = config.serverKey ? 'the key in SERVER_KEY' : keyPlace(config);
  say(
    `It opens only with ${key} (${header.keyFingerprint}), which is not in it: keep a copy of that key elsewhere.`,
  );
});
