/*
 * The embedded database is of a newer PostgreSQL than the oldest server the product runs on. A server therefore looks at
 * each statement that a call of the tests sends to the embedded database: it parses and plans it, and runs nothing.
 */

const kind = /^\s*(?:\/\*.*?\*\/\s*)?(?:select|insert|update|delete|with|values)\b/i;

const known = new Set<string>();
let waiting: string[] = [];

/** Remembers a statement, unless it was before. */
export function noteStatement(sql: string): void {
  if (known.has(sql) || !kind.test(sql)) return;
  known.add(sql);
  waiting.push(sql);
}

/** Statements that came since it was called last. */
export function takeStatements(): readonly string[] {
  const taken = waiting;
  waiting = [];
  return taken;
}

/**
 * Returns the statements that a database refuses to prepare, each with the reason.
 *
 * @param run runs SQL in a session of a migrated database
 */
export async function refusedStatements(
  run: (sql: string) => Promise<unknown>,
  statements: readonly string[],
): Promise<readonly string[]> {
  const refused: string[] = [];
  for (const sql of statements) {
    try {
      await run(`prepare looked_at as ${sql}`);
      await run('deallocate looked_at');
    } catch (error) {
      refused.push(`${error instanceof Error ? error.message : String(error)}: ${sql}`);
    }
  }
  return refused;
}
