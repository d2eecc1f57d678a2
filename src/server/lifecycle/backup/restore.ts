import { readConfig } from '../../platform/config/config';
import { Refusal } from './refusal';
import { restoreBackup } from './restoring/restore-backup';
import { print, runCommand } from './run-command';

/* The command `npm run restore`, with the settings of the server. */

await runCommand(async () => {
  const [file, ...more] = process.argv.slice(2);
  if (!file || more.length > 0) throw new Refusal('Usage: npm run restore -- FILE');
  const config = readConfig(process.env);
  const restored = await restoreBackup({ file, config, clock: () => new Date() });
  const { header, migrated, erasedAgain, replayed, hadList } = restored;
  const rows = header.tables.reduce((sum, table) => sum + table.rows, 0);
  print(
    `Restored as of ${header.madeAt}: ${header.accounts} accounts, ${header.pupils} pupils, ${rows} rows,`,
  );
  print('each compared with the backup.');
  if (migrated.length > 0) print(`${migrated.length} migrations were run since that version.`);
  if (erasedAgain.pupils + erasedAgain.schools > 0) {
    print(`Erased again, as they were since: ${erasedAgain.pupils} pupils, ${erasedAgain.schools} schools.`);
  }
  if (!hadList) {
    print(
      'There is no list erased.jsonl in the data folder or beside the backup: pupils who were erased after this backup',
    );
    print(
      'was made are back. If there is such a list elsewhere, put it beside the backup and restore once more.',
    );
  }
  print(
    `${replayed.pupils} pupils played again from ${replayed.answers} answers, ${replayed.differing} differ.`,
  );
  print('Everybody signs in anew; login cards stay valid. Start the server.');
});
