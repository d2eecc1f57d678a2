import pg from 'pg';
import { openFolder } from '@/server/platform/db/embedded/engine/engine';
import { serverCpuMs } from './postgres';

/*
 * The reference for answers: inserts the rows of the table `answer` once more, in batches of ten with a transaction
 * each, by a bare loop on the same database with the same durability. Prints CPU ms, a database server's included, and
 * wall ms. Arguments: the folder of an embedded database or the address of a PostgreSQL server; the number of rows.
 */
const [target = '', wanted = '2000'] = process.argv.slice(2);
const BATCH = 10;

type Run = (sql: string, parameters: unknown[]) => Promise<{ rows: unknown[] }>;

async function connect(): Promise<{ run: Run; close: () => Promise<void> }> {
  if (target.startsWith('postgres')) {
    const client = new pg.Client({ connectionString: target });
    await client.connect();
    return { run: (sql, parameters) => client.query(sql, parameters), close: () => client.end() };
  }
  const engine = await openFolder(target);
  return { run: (sql, parameters) => engine.run(sql, parameters), close: () => engine.close() };
}

const { run, close } = await connect();
const { rows } = await run('select * from answer order by received_at desc limit $1', [Number(wanted)]);
const [first] = rows as Record<string, unknown>[];
if (!first) throw new Error('There are no answers to copy.');
const columns = Object.keys(first);
const json = new Set(['given', 'options', 'shown', 'before', 'after']);
const list = columns.map((column) => `"${column}"`).join(', ');
const tuple = (row: number) => `(${columns.map((_, k) => `$${row * columns.length + k + 1}`).join(', ')})`;
const insert = `insert into answer (${list}) values ${Array.from({ length: BATCH }, (_, row) => tuple(row)).join(', ')}`;

/** Returns a copy of an answer with a new id and position. */
let made = 0;
const again = (row: Record<string, unknown>): unknown[] => {
  made += 1;
  const id = `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`;
  const changed: Record<string, unknown> = { ...row, answer_id: id, window_id: id, seq: 1e9 + made };
  return columns.map((column) => {
    const value = changed[column];
    return json.has(column) && value !== null ? JSON.stringify(value) : value;
  });
};

const batchOf = (batch: number): unknown[] =>
  Array.from({ length: BATCH }, (_, k) =>
    again((rows[(batch * BATCH + k) % rows.length] ?? first) as Record<string, unknown>),
  ).flat();

async function insertAll(batches: readonly unknown[][]): Promise<void> {
  for (const parameters of batches) {
    await run('begin', []);
    await run(insert, parameters);
    await run('commit', []);
  }
}

/** Number of rows before the measurement, which bear one-time costs. */
const warming = 100;
const count = Math.floor(Number(wanted) / BATCH);
await insertAll(Array.from({ length: warming }, (_, batch) => batchOf(batch)));
const batches = Array.from({ length: count }, (_, batch) => batchOf(batch));
const ofServer = () => (target.startsWith('postgres') ? serverCpuMs(target) : 0);
const before = await ofServer();
const cpu = process.cpuUsage();
const began = performance.now();
await insertAll(batches);
const ms = performance.now() - began;
const { user, system } = process.cpuUsage(cpu);
const cpuMs = (user + system) / 1000 + (await ofServer()) - before;
await close();
console.log(JSON.stringify({ rows: count * BATCH, cpuMs, ms }));
process.exit(0);
