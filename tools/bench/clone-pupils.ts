import type { Engine } from '@/server/platform/db/embedded/engine/engine';

/** Tables with a pupil's practice data; ids that belong to one pupil get a new value in each clone. */
const tables = [
  'pupil',
  'pupil_model',
  'pupil_skill',
  'pupil_sum',
  'pupil_day',
  'pupil_error',
  'sum_window',
  'answer',
] as const;
const ownIds: ReadonlySet<string> = new Set(['pupil_id', 'window_id', 'answer_id']);

async function countAnswers(engine: Engine): Promise<number> {
  const { rows } = await engine.run('select count(*)::int as count from answer', []);
  return (rows[0] as { count: number }).count;
}

async function columnsOf(engine: Engine, table: string): Promise<readonly string[]> {
  const { rows } = await engine.run(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  );
  return (rows as { name: string }[]).map(({ name }) => name);
}

/**
 * Returns the SQL value of a column in a clone: an id derived from the original, and null for values that must be
 * unique.
 */
const clonedValue = (column: string, clone: number): string => {
  if (ownIds.has(column)) return `md5(${column}::text || '${clone}')::uuid`;
  return column === 'eck_id_hash' ? 'null' : column;
};

/**
 * Clones the pupils of the demo school with their history until the school has the wanted number of answers, so that
 * each clone can be replayed.
 *
 * @returns how many answers there are
 */
export async function clonePupils(engine: Engine, wanted: number): Promise<number> {
  const original = await countAnswers(engine);
  const clones = Math.ceil(wanted / original) - 1;
  await engine.run('create temporary table original as select pupil_id from pupil', []);
  const columns = new Map<string, readonly string[]>();
  for (const table of tables) columns.set(table, await columnsOf(engine, table));
  for (let clone = 1; clone <= clones; clone += 1) {
    for (const [table, names] of columns) {
      const values = names.map((name) => clonedValue(name, clone)).join(', ');
      await engine.run(
        `insert into ${table} (${names.join(', ')}) select ${values} from ${table}
         where pupil_id in (select pupil_id from original)`,
        [],
      );
    }
    // Without checkpoints the write-ahead log would grow with all rows.
    if (clone % 10 === 0) await engine.run('checkpoint', []);
  }
  await engine.run('vacuum (analyze)', []);
  return countAnswers(engine);
}
