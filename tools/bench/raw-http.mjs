// The reference for a round trip: bare node:http that repeats the captured SQL of one pupil and does nothing else. It
// rolls its transactions back, so that it can insert the same rows again.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { deserialize } from 'node:v8';
import pg from 'pg';

/** @type {{ name?: string, text: string, values: unknown[] }[][]} */
const captured = deserialize(readFileSync(process.env.STATEMENTS ?? ''));
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL ?? '', max: 10 });

/** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
async function answer(request, response) {
  if (request.url === '/readyz') {
    response.end('ready');
    return;
  }
  let text = '';
  for await (const piece of request.setEncoding('utf8')) text += piece;
  const { answers } = JSON.parse(text);
  const client = await pool.connect();
  await client.query('begin');
  for (const statement of captured[Number(request.url?.slice(1))] ?? []) await client.query(statement);
  await client.query('rollback');
  client.release();
  const stored = answers.map((/** @type {{ answerId: string }} */ { answerId }) => answerId);
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ stored, refused: [] }));
}

createServer((request, response) => void answer(request, response)).listen(
  Number(process.env.PORT),
  '127.0.0.1',
);
process.once('SIGTERM', () => process.exit(0));
