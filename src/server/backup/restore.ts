import { readConfig } from '../config';
import { Refusal } from './refusal';
import { restoreBackup } from './restore-backup';
import { runCommand, say } from './run-command';

/* The command `npm run restore`, with the settings of the server. */

await runCommand(async () => {
  const [file, ...more] = process.argv.slice(2);
  if (!file || more.length > 0) throw new Refusal('Usage: npm run restore -- FILE');
  const config = readConfig(process.env);
  const restored = await restoreBackup({ file, config, clock: () => new Date() });
  const { header, migrated, erasedAgain, replayed } = restored;
  const rows = header.tables.reduce((sum, table) => sum + table.rows, 0);
  say(`Restored as of ${header.madeAt}: ${header.accounts} accounts, ${header.pupils} pupils, ${rows} rows,`);
  say('each compared with the backup.');
  if (migrated.length > 0) say(`${migrated.length} migrations were run since that version.`);
  if (erasedAgain.pupils + erasedAgain.schools > 0) {
    say(`Erased again, as they were since: ${erasedAgain.pupils} pupils, ${erasedAgain.schools} schools.`);
  }
  say(
    `${replayed.pupils} pupils played again from ${replayed.answers} answers, ${replayed.differing} differ.`,
  );
  say('Everybody signs in anew. Start the server.');
});
